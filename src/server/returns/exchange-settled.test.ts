import { expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order } from '#contract/orders/types.ts'
import { StaffReturn } from '#contract/returns/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'

// Wherever the new saree is when the old one comes, its order goes on from there, and nobody is told anything twice.

onNewShops('an exchange whose old saree comes', (testShop) => {
  /** Of ₹6,000; its exchange is made, and what staff do with the new order meanwhile. */
  async function exchanged(price: number, method: 'upi' | 'cod' = 'upi') {
    await openForBusiness(testShop())
    const made = await anOrder(testShop(), { method })
    if (method === 'upi') await made.deliver()
    else {
      await made.staff('parcels', { carrier: 'DTDC' })
      await made.staff('moves', { to: 'delivered' })
    }
    const lines = [{ lineId: made.lineId, quantity: 1 }]
    const ask = { wish: 'exchange', reason: 'colour', lines }
    const path = `/api/orders/${made.token}`
    const { returns } = must(await made.guest.post(`${path}/returns`, ask)).as(Order)
    const desk = `/api/admin/returns/${returns[0]?.id}`
    const productId = await addPiece(testShop().shop, { price, stock: 2 })
    const { exchange } = must(await made.owner.post(`${desk}/exchange`, { productId })).as(
      StaffReturn,
    )
    const id = exchange?.id ?? 0
    const orders = `/api/admin/orders/${id}`
    const next = async () => must(await made.owner.get(orders)).as(StaffOrder)
    const buyers = async () =>
      must(await made.guest.get(`/api/orders/${exchange?.token}`)).as(Order)
    const old = async () =>
      must(await made.owner.get(`/api/admin/orders/${made.id}`)).as(StaffOrder)
    const go = (act: string, body: object = {}) => made.owner.post(`${orders}/${act}`, body)
    const receive = async () => {
      testShop().clock.now += 60_000
      must(await made.owner.post(`${desk}/receipt`, { isRestocked: true }))
    }
    const close = (refund: object | null) => made.owner.post(`${desk}/closing`, { refund })
    return { ...made, desk, nextId: id, next, buyers, old, go, receive, close }
  }
  type One = Awaited<ReturnType<typeof exchanged>>
  const lettersOf = async (orderId: number) => {
    const mails = testShop().shop.db.read.selectFrom('mails').select(['letter', 'props'])
    const rows = await mails.orderBy('id').execute()
    const own = rows.filter(({ props }) => JSON.parse(props).orderId === orderId)
    return own.map(({ letter }) => letter)
  }

  const stages: { state: string; bring: (one: One) => Promise<void> }[] = [
    {
      state: 'confirmed',
      bring: async ({ go }) => void must(await go('moves', { to: 'confirmed' })),
    },
    {
      state: 'packed',
      bring: async ({ go }) => {
        for (const to of ['confirmed', 'packed']) must(await go('moves', { to }))
      },
    },
    {
      state: 'delivered',
      bring: async ({ go }) => {
        must(await go('moves', { to: 'confirmed' }))
        must(await go('parcels', { carrier: 'DTDC' }))
        must(await go('moves', { to: 'delivered' }))
      },
    },
  ]

  it.each(stages)(
    'pays the new one that is $state already, and moves it nowhere',
    async (stage) => {
      const one = await exchanged(6000)
      await stage.bring(one)
      const before = await lettersOf(one.nextId)
      await one.receive()
      expect(await one.next()).toMatchObject({ state: stage.state, paid: 6000, storeCredit: 6000 })
      expect(await lettersOf(one.nextId)).toEqual(before)
      expect((await one.old()).returns).toMatchObject([
        { state: 'closed', resolution: 'exchanged' },
      ])
    },
  )

  it('asks for the rest of one that is on its way without a word about keeping it', async () => {
    const one = await exchanged(8500)
    must(await one.go('moves', { to: 'confirmed' }))
    must(await one.go('parcels', { carrier: 'DTDC' }))
    const before = await lettersOf(one.nextId)
    await one.receive()
    const next = await one.next()
    expect(next).toMatchObject({ state: 'shipped', paid: 6000, heldUntil: null })
    expect(next.payments).toMatchObject([{ state: 'awaiting', amount: 2500, method: 'upi' }])
    expect(next.payments[0]?.createdAt).toBe(new Date(testShop().clock.now).toISOString())
    expect(await lettersOf(one.nextId)).toEqual(before)
  })

  it('asks for the rest of one that waits, once, and says so', async () => {
    const one = await exchanged(8500)
    await one.receive()
    const next = await one.next()
    expect(next.payments).toMatchObject([{ state: 'awaiting', amount: 2500, method: 'upi' }])
    expect(await lettersOf(one.nextId)).toEqual(['exchange-made', 'order-placed'])
    const rows = testShop().shop.db.read.selectFrom('orders').select(['id', 'updated_at'])
    const { updated_at } = await rows.where('id', '=', one.nextId).executeTakeFirstOrThrow()
    expect(updated_at).toBe(testShop().clock.now)
  })

  it('confirms one that waits, tells its buyer that it is paid, and both orders what paid', async () => {
    const one = await exchanged(6000)
    await one.receive()
    const [next, old] = [await one.next(), await one.old()]
    expect(await lettersOf(one.nextId)).toEqual(['exchange-made', 'order-paid'])
    const told = ({ events }: StaffOrder, kind: string) =>
      events
        .filter((event) => event.kind === kind)
        .map(({ words, actor, isPublic }) => [words, actor, isPublic])
    expect(told(old, 'refunded')).toEqual([[`₹6,000.00 for order ${next.number}`, 'staff', true]])
    expect(told(next, 'paid')).toEqual([['', 'staff', true]])
    expect(told(next, 'moved')).toEqual([['', 'system', true]])
    expect(old.refunds).toMatchObject([
      {
        ...{ amount: 6000, method: 'store_credit', reason: `Exchange: ${next.number}` },
        ...{ state: 'done', kind: 'credit-note' },
      },
    ])
    expect(old.refunds[0]?.by).not.toBe('')
    expect(old.refunds[0]?.createdAt).toBe(new Date(testShop().clock.now).toISOString())
    const named = testShop().shop.db.read.selectFrom('returns').select('refund_id')
    const { refund_id } = await named.executeTakeFirstOrThrow()
    expect(refund_id).toBe(old.refunds[0]?.id)
  })

  it('pays nothing to one that its buyer paid by herself: what the old one was worth is owed', async () => {
    const one = await exchanged(6000)
    must(await one.go('payments', { reference: '412345678901' }))
    await one.receive()
    expect(await one.next()).toMatchObject({ state: 'confirmed', paid: 6000, storeCredit: 0 })
    const { refunded, refunds, returns } = await one.old()
    expect([refunded, refunds]).toEqual([0, []])
    expect(returns).toMatchObject([{ state: 'received', owed: 6000 }])
    must(await one.close({ amount: 6000, method: 'upi', reference: '412345678902' }))
    expect((await one.old()).returns).toMatchObject([{ state: 'closed', resolution: 'exchanged' }])
  })

  it('tells staff where the new one came back or was given up, and pays nothing', async () => {
    const given = await exchanged(6000)
    must(await given.go('moves', { to: 'confirmed' }))
    must(await given.go('parcels', { carrier: 'DTDC' }))
    must(await given.go('moves', { to: 'returned', cause: 'refused', isRestocked: true }))
    await given.receive()
    const { number, paid } = await given.next()
    const { events, refunded, returns } = await given.old()
    expect([paid, refunded]).toEqual([0, 0])
    expect(events.filter(({ kind }) => kind === 'warning')).toMatchObject([
      {
        words: `Order ${number} is returned: the buyer chooses another saree, store credit or money.`,
        ...{ isPublic: false, actor: 'system' },
      },
    ])
    expect(returns).toMatchObject([{ state: 'received', resolution: null, owed: 6000 }])
  })

  it('tells staff where the money of the old one is not there, and goes on by itself once it is', async () => {
    const one = await exchanged(6000, 'cod')
    await one.receive()
    const { number, paid } = await one.next()
    const { events } = await one.old()
    expect(paid).toBe(0)
    expect((await one.buyers()).isExchangeBack).toBe(true)
    expect(events.at(-1)).toMatchObject({
      words: `Order ${number} waits for the money of this one: please mark it as paid once it is there.`,
      ...{ kind: 'warning', isPublic: false, actor: 'system' },
    })
    await one.staff('payments', {})
    expect(await one.next()).toMatchObject({ state: 'confirmed', paid: 6000 })
  })

  it('and is not closed before its money comes, unless the new one is cancelled', async () => {
    const one = await exchanged(6000, 'cod')
    expect((await one.buyers()).isExchangeBack).toBe(false)
    await one.receive()
    const { number } = await one.next()
    const early = await one.close(null)
    expect([early.status, early.body['refusal'], early.body['params']]).toEqual([
      ...[409, 'exchange-waits'],
      { number },
    ])
    must(await one.go('moves', { to: 'cancelled' }))
    must(await one.close(null))
    await one.staff('payments', {})
    expect(await one.next()).toMatchObject({ state: 'cancelled', paid: 0 })
    expect((await one.old()).returns).toMatchObject([{ state: 'closed', resolution: 'nothing' }])
  })

  it('is gone from the shelf meanwhile: the order waits on hold, and no word says that it is on its way', async () => {
    const one = await exchanged(6000)
    const owner: Shopper = await signedIn(testShop(), 'owner')
    const { lines } = await one.next()
    await testShop().shop.db.write(async (tx) => {
      const productId = lines[0]?.productId ?? 0
      await tx.updateTable('products').set({ stock: 0 }).where('id', '=', productId).execute()
    })
    must(await owner.post(`${one.desk}/receipt`, { isRestocked: true }))
    expect(await one.next()).toMatchObject({ state: 'on_hold', paid: 6000 })
    expect(await lettersOf(one.nextId)).toEqual(['exchange-made', 'order-on-hold'])
  })
})
