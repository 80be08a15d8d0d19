import { expect, it } from 'vitest'
import { StaffOrderPage } from '#contract/orders/admin-types.ts'
import { PlacedOrder } from '#contract/orders/types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

// What the list of orders and its file say of them, and which they hold.

const list = '/api/admin/orders'

onNewShops('the list of orders', (testShop) => {
  let networks = 0
  async function placed(quantity = 1) {
    const { shop, clock } = testShop()
    clock.now += 1000
    const guest = newShopper(testShop(), `203.0.113.${++networks}`)
    const productId = await addPiece(shop, { price: 6000, stock: 9 })
    must(await guest.post('/api/cart/lines', { productId, quantity }))
    const { number, token } = must(await order(guest), 201).as(PlacedOrder)
    const row = shop.db.read.selectFrom('orders').select('id').where('token', '=', token)
    return { number, ...(await row.executeTakeFirstOrThrow()) }
  }
  const put = (id: number, change: { placed_at?: number; paid_paise?: number; state?: 'packed' }) =>
    testShop().shop.db.write((tx) =>
      tx.updateTable('orders').set(change).where('id', '=', id).execute(),
    )
  const asked = async (query: string) => {
    const owner = await signedIn(testShop(), 'owner')
    return must(await owner.get(`${list}${query}`)).as(StaffOrderPage)
  }
  const idsOf = async (query: string) => (await asked(query)).items.map(({ id }) => id)

  it('says of each who bought how many pieces for how much, the newest first, and counts every state', async () => {
    const first = await placed(2)
    const second = await placed()
    await put(first.id, { state: 'packed', paid_paise: 250_050 })
    const said = {
      ...{ isToConfirm: false, channel: 'web', fullName: 'Meena Raman', mobile: '9840012345' },
      ...{ city: 'Chennai', image: '/uploads/saree-purple.svg', refunded: 0, paymentMethod: 'cod' },
      isTransferClaimed: false,
      ...{ tags: [], assignee: null },
    }
    expect(await asked('')).toEqual({
      items: [
        {
          ...{ ...said, id: second.id, number: second.number, state: 'confirmed', count: 1 },
          ...{ total: 6000, paid: 0, placedAt: '2026-01-15T06:30:02.000Z' },
        },
        {
          ...{ ...said, id: first.id, number: first.number, state: 'packed', count: 2 },
          ...{ total: 12_000, paid: 2500.5, placedAt: '2026-01-15T06:30:01.000Z' },
        },
      ],
      ...{ total: 2, page: 1, pages: 1, counts: { confirmed: 1, packed: 1 } },
    })
    expect((await asked('?state=packed')).counts).toEqual({ confirmed: 1, packed: 1 })
  })

  it('is empty before anybody ordered', async () => {
    const none = { items: [], total: 0, page: 1, pages: 1, counts: {} }
    expect(await asked('')).toEqual(none)
    expect(await asked('?q=meena&page=2')).toEqual({ ...none, page: 2 })
  })

  it('finds an order by a mobile in any form, and by its number as one says it', async () => {
    const [, { id }] = [await placed(), await placed()]
    await testShop().shop.db.write((tx) =>
      tx.updateTable('orders').set({ mobile: '9700000001' }).where('id', '=', id).execute(),
    )
    const typed = ['97000 00001', '+91 97000-00001', '09700000001', 'PL-2', '#2', 'pal 2026 2']
    for (const text of typed)
      expect([text, await idsOf(`?q=${encodeURIComponent(text)}`)]).toEqual([text, [id]])
    expect(await idsOf('?q=pal-77')).toEqual([])
  })

  it('has thirty on a page, and the oldest on the next one', async () => {
    const ids: number[] = []
    for (let at = 0; at <= 30; at += 1) ids.unshift((await placed()).id)
    expect(await idsOf('')).toEqual(ids.slice(0, 30))
    const second = await asked('?page=2')
    expect(second).toMatchObject({ items: [{ id: ids[30] }], total: 31, page: 2, pages: 2 })
    expect(second.items).toHaveLength(1)
  })

  it('the days that it is narrowed to begin and end at midnight in India, in the list and in its file', async () => {
    const first = Date.parse('2026-01-10T00:00:00+05:30')
    const moments = [first - 1, first, first + 2 * 86_400_000 - 1, first + 2 * 86_400_000]
    const made: { id: number; number: string }[] = []
    for (const placed_at of moments) {
      const one = await placed()
      await put(one.id, { placed_at })
      made.push(one)
    }
    const owner = await signedIn(testShop(), 'owner')
    for (const [query, from, end] of [
      ['?from=2026-01-10', 1, 4],
      ['?to=2026-01-11', 0, 3],
      ['?from=2026-01-10&to=2026-01-11', 1, 3],
      ['', 0, 4],
    ] as const) {
      const found = made.slice(from, end).toReversed()
      expect([query, await idsOf(query)]).toEqual([query, found.map(({ id }) => id)])
      const { text } = must(await owner.get(`${list}.csv${query}`))
      const inFile = made.filter(({ number }) => text.includes(number)).toReversed()
      expect([query, inFile]).toEqual([query, found])
    }
  })

  it('and so do state, channel, way to pay, money and words, each for itself', async () => {
    const [one, other] = [await placed(), await placed()]
    await put(one.id, { state: 'packed', paid_paise: 600_000 })
    await testShop().shop.db.write((tx) =>
      tx
        .updateTable('orders')
        .set({ channel: 'phone', payment_method: 'upi', full_name: 'Bharathi' })
        .where('id', '=', one.id)
        .execute(),
    )
    const owner = await signedIn(testShop(), 'owner')
    for (const query of [
      ...['?state=packed', '?state=packed,shipped', '?channel=phone', '?method=upi', '?money=paid'],
      `?q=${one.number}`,
    ]) {
      expect([query, await idsOf(query)]).toEqual([query, [one.id]])
      const { text } = must(await owner.get(`${list}.csv${query}`))
      const found = [one, other].map(({ number }) => text.includes(number))
      expect([query, found]).toEqual([query, [true, false]])
    }
    expect(await idsOf('?money=due')).toEqual([other.id])
  })

  it('a filter that nobody knows is refused, not passed over', async () => {
    const owner = await signedIn(testShop(), 'owner')
    for (const query of ['state=nowhere', 'state=packed,nowhere', 'money=much', 'channel=fax']) {
      for (const path of [list, `${list}.csv`]) {
        const { status, text } = await owner.get(`${path}?${query}`)
        expect([query, status]).toEqual([query, 400])
        expect(text).toContain(`"${query.split('=')[0]}"`)
      }
    }
    must(await owner.get(`${list}?state=`))
  })

  it('its file is named by the day in India', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const { headers } = must(await owner.get(`${list}.csv`))
    expect(headers.get('content-disposition')).toBe('attachment; filename="orders-2026-01-15.csv"')
  })
})
