import { beforeAll, describe, expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { StatementAnswer } from '#contract/payments/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'
import { readRemittance } from './read-remittance.ts'

describe('the list of a courier', () => {
  it('is read whatever the courier calls its columns and puts above them', () => {
    const delhivery =
      'COD report\nWaybill,Order value,COD Amount,Remittance Date\n123,900,"6,000.00",15/01/26\n'
    expect(readRemittance(delhivery)).toEqual([
      { line: 3, date: '15/01/26', trackingNumber: '123', amountPaise: 600_000 },
    ])
    const post = 'Article Number;Booking Date;Amount\n EE 123 IN;1;₹ 500\n;2;70\nEE9IN;3;\n'
    expect(readRemittance(post)).toEqual([
      { line: 2, date: '1', trackingNumber: 'EE123IN', amountPaise: 50_000 },
      { line: 3, date: '2', trackingNumber: '', amountPaise: 7000 },
    ])
    expect(() => readRemittance('Name,City\na,b\n')).toThrow('no columns for tracking numbers')
  })

  it.each([
    ['a day beside what was collected', 'AWB Date,AWB No,Collection Date,Collected\n1,x1,2,6050'],
    ['numbers that a spreadsheet is to keep', 'AWB,COD Amount\n"=""X1""",6050'],
    ['paise after a comma', 'AWB;COD Amount\nX1;6050,00'],
  ])('is read with %s', (_, csv) => {
    expect(readRemittance(csv)).toMatchObject([{ trackingNumber: 'X1', amountPaise: 605_000 }])
  })

  it('tells of a debit and of what is no amount, and passes over what was paid in advance', () => {
    const csv = 'AWB,COD Amount\nX1,-500\nX2,pending\nX3,0.00\nX4,-\nX5,Rs. 0\nX6,"(1,200.00)"\n'
    expect(readRemittance(csv).map(({ line, unread }) => [line, unread])).toEqual([
      ...[[2, '-500'] as const, [3, 'pending'] as const, [7, '(1,200.00)'] as const],
    ])
  })

  it('is refused with a sentence where it is longer than what is read', () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `N${at},100`)
    expect(() => readRemittance(`AWB,COD Amount\n${rows.join('\n')}`)).toThrow(
      'more than 20,000 rows',
    )
  })
})

onBothEngines('cash that couriers hand over', (testShop) => {
  // Cash on delivery costs ₹50.
  beforeAll(() => openForBusiness(testShop()))
  let sent = 0
  const onTheRoad = async (method: 'cod' | 'upi' = 'cod') => {
    const made = await anOrder(testShop(), { method })
    if (method === 'upi') await made.staff('payments')
    const trackingNumber = `AWB77${++sent}`
    await made.staff('parcels', { carrier: 'DTDC', trackingNumber })
    return { ...made, trackingNumber }
  }
  const list = async (rows: [string, number][], isApplied = false) => {
    const csv = ['AWB,COD Amount', ...rows.map((row) => row.join(','))].join('\n')
    const owner = await signedIn(testShop(), 'owner')
    const answer = must(await owner.post('/api/admin/payments/remittance', { csv, isApplied }))
    return answer.as(StatementAnswer)
  }
  const paidOf = async (id: number) => {
    const owner = await signedIn(testShop(), 'owner')
    return must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder).paid
  }

  it('is looked at first and booked when asked to, once however often the list comes', async () => {
    const { id, trackingNumber } = await onTheRoad()
    const rows: [string, number][] = [[trackingNumber.toLowerCase(), 6050]]
    expect((await list(rows)).lines).toMatchObject([{ outcome: 'fits', amount: 6050 }])
    expect(await paidOf(id)).toBe(0)
    expect(await list(rows, true)).toMatchObject({ settled: 1, lines: [{ outcome: 'settled' }] })
    expect(await paidOf(id)).toBe(6050)
    expect(await list(rows, true)).toMatchObject({ settled: 0, lines: [{ outcome: 'used' }] })
    expect(await paidOf(id)).toBe(6050)
  })

  it('of two who book it at once one books it', async () => {
    const { id, trackingNumber } = await onTheRoad()
    const rows: [string, number][] = [[trackingNumber, 6050]]
    const both = await Promise.all([list(rows, true), list(rows, true)])
    expect(both.reduce((sum, { settled }) => sum + settled, 0)).toBe(1)
    expect(await paidOf(id)).toBe(6050)
  })

  it('books no other amount, no parcel twice, none that nobody knows and none that was paid in advance', async () => {
    const short = await onTheRoad()
    const twice = await onTheRoad()
    const early = await onTheRoad('upi')
    const answer = await list(
      [
        [short.trackingNumber, 5900],
        [twice.trackingNumber, 6050],
        [twice.trackingNumber, 6050],
        ['NOBODYS', 6050],
        [early.trackingNumber, 6000],
        ['', 6050],
      ],
      true,
    )
    expect(answer.lines.map(({ outcome }) => outcome)).toEqual([
      ...['amount-differs', 'settled', 'twice', 'unknown', 'paid', 'no-number'],
    ])
    expect(answer.lines[0]).toMatchObject({
      words: 'The order asks for ₹6,050.00',
      said: { code: 'order-asks', params: { paise: 605_000 } },
    })
    expect(await paidOf(short.id)).toBe(0)
  })

  it('of an order in two parcels both together bring what it asks for', async () => {
    const { id, staff, lineId } = await anOrder(testShop(), { quantity: 2, price: 3000 })
    const [first, second] = [`AWB77${++sent}`, `AWB77${++sent}`] as const
    const contents = [{ lineId, quantity: 1 }]
    for (const trackingNumber of [first, second])
      await staff('parcels', { carrier: 'DTDC', trackingNumber, contents })
    const alone = await list([[first, 4000]], true)
    expect(alone.lines).toMatchObject([{ outcome: 'amount-differs' }])
    const short = await list([
      [first, 4000],
      [second, 2000],
    ])
    expect(short.lines.map(({ words }) => words)).toEqual([
      ...Array(2).fill('The order asks for ₹6,050.00, its 2 parcels bring ₹6,000.00'),
    ])
    expect(short.lines[0]?.said).toEqual({
      code: 'order-asks-parcels-bring',
      params: { paise: 605_000, parcels: 2, broughtPaise: 600_000 },
    })
    const rows: [string, number][] = [
      [first, 4000],
      [second, 2050],
    ]
    expect(await list(rows, true)).toMatchObject({ settled: 2 })
    expect(await paidOf(id)).toBe(6050)
    expect(await list(rows, true)).toMatchObject({ settled: 0 })
    expect(await paidOf(id)).toBe(6050)
  })

  // Below ₹5,000 delivery costs ₹250 more.
  describe('of two orders that travel under one number', () => {
    const together = async () => {
      const [one, other] = [await onTheRoad(), await anOrder(testShop(), { price: 3000 })]
      const { trackingNumber } = one
      await other.staff('parcels', { carrier: 'DTDC', trackingNumber })
      const numberOf = async ({ id, owner }: typeof other) =>
        must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder).number
      const shares = [
        { orderNumber: await numberOf(one), amount: 6050 },
        { orderNumber: await numberOf(other), amount: 3300 },
      ]
      return { one, other, trackingNumber, shares }
    }

    it('the cash is what both ask for, each told with its share, and booked once', async () => {
      const { one, other, trackingNumber, shares } = await together()
      const rows: [string, number][] = [[trackingNumber, 9350]]
      const seen = await list(rows)
      expect(seen.lines).toMatchObject([{ outcome: 'fits', orderNumber: null, shares }])
      const both = await Promise.all([list(rows, true), list(rows, true)])
      expect(both.map(({ settled }) => settled).sort()).toEqual([0, 1])
      expect([await paidOf(one.id), await paidOf(other.id)]).toEqual([6050, 3300])
      expect((await list(rows, true)).lines).toMatchObject([{ outcome: 'used' }])
      expect([await paidOf(one.id), await paidOf(other.id)]).toEqual([6050, 3300])
      const entries = testShop().shop.db.read.selectFrom('audit').select('after')
      const last = await entries.orderBy('id', 'desc').executeTakeFirstOrThrow()
      const settled = shares.map(({ orderNumber }) => orderNumber).join(', ')
      expect(JSON.parse(last.after ?? '')).toEqual({ settled })
    })

    it('the cash of one alone is another amount, and books nothing', async () => {
      const { one, other, trackingNumber, shares } = await together()
      const { lines } = await list([[trackingNumber, 6050]], true)
      const words = 'The orders ask for ₹9,350.00 together'
      const said = { code: 'orders-ask', params: { paise: 935_000 } }
      expect(lines).toMatchObject([{ outcome: 'amount-differs', words, said, shares }])
      expect([await paidOf(one.id), await paidOf(other.id)]).toEqual([0, 0])
    })

    it('one that is paid already takes nothing more', async () => {
      const { one, other, trackingNumber, shares } = await together()
      await one.staff('payments')
      const rows: [string, number][] = [[trackingNumber, 3300]]
      const { lines } = await list(rows, true)
      expect(lines).toMatchObject([{ outcome: 'settled', orderNumber: shares[1]?.orderNumber }])
      expect([await paidOf(one.id), await paidOf(other.id)]).toEqual([6050, 3300])
    })

    it('a second parcel of one of them counts with both', async () => {
      const two = await anOrder(testShop(), { quantity: 2, price: 3000 })
      const one = await anOrder(testShop(), { price: 3000 })
      const [shared, alone] = [`AWB77${++sent}`, `AWB77${++sent}`] as const
      const contents = [{ lineId: two.lineId, quantity: 1 }]
      for (const trackingNumber of [shared, alone])
        await two.staff('parcels', { carrier: 'DTDC', trackingNumber, contents })
      await one.staff('parcels', { carrier: 'DTDC', trackingNumber: shared })
      const rows: [string, number][] = [
        [shared, 6050],
        [alone, 3300],
      ]
      expect(await list(rows, true)).toMatchObject({ settled: 2 })
      expect([await paidOf(two.id), await paidOf(one.id)]).toEqual([6050, 3300])
      expect(await list(rows, true)).toMatchObject({ settled: 0 })
    })

    it('those of two buyers are told apart by nobody', async () => {
      const { one, trackingNumber } = await together()
      const { shop } = testShop()
      await shop.db.write((tx) =>
        tx
          .updateTable('orders')
          .set({ mobile: '+919999900000' })
          .where('id', '=', one.id)
          .execute(),
      )
      const { lines } = await list([[trackingNumber, 9350]], true)
      expect(lines).toMatchObject([{ outcome: 'ambiguous' }])
    })
  })

  it('of a saree that was taken and came back the courier still brings its cash', async () => {
    const { id, staff, owner, askBack, trackingNumber } = await onTheRoad()
    await staff('moves', { to: 'delivered' })
    const back = `/api/admin/returns/${await askBack()}`
    must(await owner.post(`${back}/decision`, { isApproved: true, words: '' }))
    must(await owner.post(`${back}/receipt`, { isRestocked: true }))
    const rows: [string, number][] = [[trackingNumber, 6050]]
    expect((await list(rows, true)).lines).toMatchObject([{ outcome: 'settled' }])
    expect(await paidOf(id)).toBe(6050)
  })

  it('of a parcel that nobody took nothing is asked for', async () => {
    const { id, staff, trackingNumber } = await onTheRoad()
    await staff('moves', { to: 'returned' })
    const { lines } = await list([[trackingNumber, 6050]], true)
    expect(lines).toMatchObject([{ outcome: 'amount-differs', words: 'The order asks for ₹0.00' }])
    expect(await paidOf(id)).toBe(0)
  })

  it('tells a row that has no amount and books the others', async () => {
    const { trackingNumber } = await onTheRoad()
    const answer = await list(
      [
        [trackingNumber, -6050],
        [trackingNumber, 6050],
      ],
      true,
    )
    expect(answer.lines).toMatchObject([
      { outcome: 'unreadable', words: '-6050', amount: 0 },
      { outcome: 'settled' },
    ])
    // What the file itself says is said in no language.
    expect(answer.lines[0]).not.toHaveProperty('said')
  })
})
