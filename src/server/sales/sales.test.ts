import { expect, it } from 'vitest'
import { PlacedOrder } from '#contract/orders/types.ts'
import { SalesFigures } from '#contract/sales/types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { address, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import type { Query } from '../platform/db/database.ts'
import { csvOf } from './csv.ts'

onNewShops('figures of the shop', (testShop) => {
  const giveBack = (number: string, rupees: number) =>
    testShop().shop.db.write(async (tx) => {
      const { id } = await tx
        .selectFrom('orders')
        .select('id')
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      const money = { order_id: id, payment_id: null, amount_paise: rupees * 100 }
      const how = { method: 'cash', user_id: null, created_at: testShop().shop.now() }
      await tx
        .insertInto('refunds')
        .values({ ...money, ...how })
        .execute()
    })

  it('of how many visits an order came: days without counted visits and orders of staff say nothing', async () => {
    const { shop, clock } = testShop()
    const buy = async (channel: 'web' | 'phone') => {
      const guest = newShopper(testShop())
      await fill(guest, await addPiece(shop, { price: 6000 }))
      const { number } = (await order(guest, { mobile: '9700000009' })).as(PlacedOrder)
      const made = (tx: Query) => tx.updateTable('orders').where('number', '=', number)
      await shop.db.write((tx) => made(tx).set({ channel }).execute())
    }
    clock.now = Date.UTC(2026, 0, 14, 6)
    await buy('web')
    // Half past six in the evening UTC is the next day in India.
    clock.now = Date.UTC(2026, 0, 14, 18, 31)
    await buy('web')
    await buy('phone')
    const day = Date.UTC(2026, 0, 15) / 86_400_000
    const seen = { day, name: 'visit', bucket: 0 }
    await shop.db.write((tx) =>
      tx
        .insertInto('vitals')
        .values([
          { ...seen, page: '/', count: 30 },
          { ...seen, page: '/products', count: 10 },
          { ...seen, name: 'LCP', page: '/', count: 99 },
        ])
        .execute(),
    )
    const manager = await signedIn(testShop(), 'manager')
    const asked = await manager.get('/api/admin/figures/sales?from=2026-01-14&to=2026-01-15')
    const figures = must(asked).as(SalesFigures)
    expect(figures).toMatchObject({ orders: 3, visits: 40, visitOrders: 1 })
    expect(figures.byDay.map(({ visits }) => visits)).toEqual([0, 40])
  })

  it('sales by day in India, category and channel; cancelled orders are none', async () => {
    const { shop, clock } = testShop()
    const silk = await shop.db.write((tx) =>
      tx
        .insertInto('categories')
        .values({ name: 'Silk', slug: 'silk', created_at: 0, updated_at: 0 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const buy = async (mobile: string, price: number, categoryId: number) => {
      const guest = newShopper(testShop())
      await fill(guest, await addPiece(shop, { price, categoryId }))
      const { token, number } = (await order(guest, { mobile })).as(PlacedOrder)
      return { guest, token, number }
    }
    await buy('9700000001', 6000, silk.id)
    // Half past six in the evening UTC is the next day in India.
    clock.now = Date.UTC(2026, 0, 15, 18, 29)
    await buy('9700000001', 7000, silk.id)
    clock.now = Date.UTC(2026, 0, 15, 18, 31)
    await buy('9700000002', 8000, 99_999)
    const { guest, token, number } = await buy('9700000003', 9000, silk.id)
    must(await guest.post(`/api/orders/${token}/cancel`))
    await giveBack(number, 500)
    const manager = await signedIn(testShop(), 'manager')
    const figures = await manager.get('/api/admin/figures/sales?from=2026-01-14&to=2026-01-16')
    const unseen = { visits: 0, visitOrders: 0 }
    const nothing = {
      gross: 0,
      cameBack: 0,
      total: 0,
      refunded: 0,
      net: 0,
      orders: 0,
      pieces: 0,
      ...unseen,
    }
    const { bestSellers, slowest, ...told } = figures.as(SalesFigures)
    expect(bestSellers.map(({ pieces, total }) => [pieces, total])).toEqual([
      [1, 8000],
      [1, 7000],
      [1, 6000],
    ])
    // Its buyer called it off: it is in stock again, and nothing was sold of it.
    expect(slowest.map(({ stock, days }) => [stock, days])).toEqual([[expect.any(Number), 0]])
    expect(told).toEqual({
      ...{ gross: 21_000, cameBack: 0, net: 21_000, before: nothing },
      byWeave: [{ weave: '', pieces: 3, total: 21_000 }],
      byCity: [{ city: 'Chennai', state: 'Tamil Nadu', orders: 3, total: 21_000 }],
      orders: 3,
      total: 21_000,
      pieces: 3,
      refunded: 0,
      ...unseen,
      byDay: [
        { day: '2026-01-14', orders: 0, total: 0, visits: 0, webOrders: 0 },
        { day: '2026-01-15', orders: 2, total: 13_000, visits: 0, webOrders: 2 },
        { day: '2026-01-16', orders: 1, total: 8000, visits: 0, webOrders: 1 },
      ],
      byCategory: [
        { category: 'Silk', pieces: 2, total: 13_000 },
        { category: 'Unknown', pieces: 1, total: 8000 },
      ],
      byChannel: [{ channel: 'web', orders: 3, total: 21_000 }],
    })
    const wrong = await manager.get('/api/admin/figures/sales?from=2026-02-30&to=2026-03-01')
    expect(wrong.status).toBe(400)
    const long = await manager.get('/api/admin/figures/sales?from=2024-01-01&to=2026-01-01')
    expect(long.status).toBe(400)
  })

  it('count what went back for a sale, and neither side of an order that came back', async () => {
    const { shop, clock } = testShop()
    clock.now = Date.UTC(2026, 1, 3, 6, 0)
    const place = async (mobile: string, state: 'delivered' | 'returned' | 'refunded') => {
      const guest = newShopper(testShop())
      await fill(guest, await addPiece(shop, { price: 6000 }))
      const { number } = (await order(guest, { mobile })).as(PlacedOrder)
      await shop.db.write((tx) =>
        tx.updateTable('orders').set({ state }).where('number', '=', number).execute(),
      )
      return number
    }
    await giveBack(await place('9700000011', 'delivered'), 700)
    await giveBack(await place('9700000012', 'returned'), 6000)
    await giveBack(await place('9700000013', 'refunded'), 6000)
    const manager = await signedIn(testShop(), 'manager')
    const figures = await manager.get('/api/admin/figures/sales?from=2026-02-03&to=2026-02-03')
    expect(figures.as(SalesFigures)).toMatchObject({
      ...{ orders: 1, gross: 12_000, cameBack: 6000, total: 6000, refunded: 700, net: 5300 },
    })
    const next = await manager.get('/api/admin/figures/sales?from=2026-02-04&to=2026-02-04')
    expect(next.as(SalesFigures)).toMatchObject({
      ...{ orders: 0, gross: 0, net: 0 },
      before: { orders: 1, gross: 12_000, cameBack: 6000, total: 6000, refunded: 700, net: 5300 },
    })
  })

  it('tell weaves, towns however they were typed, what sells best and what has not sold', async () => {
    const { shop, clock } = testShop()
    clock.now = Date.UTC(2026, 2, 10, 6, 0)
    const weave = async (id: number, name: string) =>
      shop.db.write((tx) =>
        tx
          .updateTable('products')
          .set({ facts: JSON.stringify({ weave: name }) })
          .where('id', '=', id)
          .execute(),
      )
    const [silk, cotton, old] = [
      await addPiece(shop, { price: 9000, stock: 5 }),
      await addPiece(shop, { price: 2000, stock: 5 }),
      await addPiece(shop, { price: 4000, stock: 2, name: '=Old "Ivory"' }),
    ]
    await weave(silk, 'Kanchipuram')
    await weave(cotton, 'Chettinad')
    const buy = async (mobile: string, id: number, city: string) => {
      const guest = newShopper(testShop())
      await fill(guest, id)
      must(await order(guest, { mobile, more: { address: { ...address, city } } }))
    }
    clock.now = Date.UTC(2026, 4, 1, 6, 0)
    await buy('9700000021', cotton, 'Chennai')
    await buy('9700000022', cotton, 'chennai ')
    await buy('9700000023', silk, 'Madurai')
    const manager = await signedIn(testShop(), 'manager')
    const days = 'from=2026-05-01&to=2026-05-01'
    const figures = (await manager.get(`/api/admin/figures/sales?${days}`)).as(SalesFigures)
    expect(figures.byWeave).toEqual([
      { weave: 'Kanchipuram', pieces: 1, total: 9000 },
      { weave: 'Chettinad', pieces: 2, total: 4000 },
    ])
    expect(figures.byCity.map(({ city, orders }) => [city.toLowerCase(), orders])).toEqual([
      ['madurai', 1],
      ['chennai', 2],
    ])
    expect(figures.bestSellers.map(({ id }) => id)).toEqual([silk, cotton])
    must(await manager.put(`/api/admin/products/${silk}`, { name: 'Arakku silk' }))
    const renamed = (await manager.get(`/api/admin/figures/sales?${days}`)).as(SalesFigures)
    expect(renamed.bestSellers[0]).toMatchObject({ id: silk, name: 'Arakku silk' })
    expect(figures.slowest).toContainEqual(
      expect.objectContaining({ id: old, name: '=Old "Ivory"', stock: 2, days: 52 }),
    )
    expect(figures.slowest.map(({ id }) => id)).not.toContain(silk)
    const file = await manager.get(`/api/admin/figures/sales.csv?${days}&table=weaves`)
    expect(file.text.replace('\ufeff', '')).toBe(
      'weave,pieces,total\r\nKanchipuram,1,9000\r\nChettinad,2,4000\r\n',
    )
    expect(file.headers.get('content-disposition')).toContain('sales-weaves-2026-05-01-2026-05-01')
    const unknown = await manager.get(`/api/admin/figures/sales.csv?${days}&table=buyers`)
    expect(unknown.status).toBe(400)
  })

  it('say what is wrong with their days, one table of them asks the database for that alone', async () => {
    const { shop } = testShop()
    const manager = await signedIn(testShop(), 'manager')
    const refusalOf = async (days: string) =>
      (await manager.get(`/api/admin/figures/sales.csv?table=days&${days}`)).body['refusal']
    expect(await refusalOf('from=2026-05-02&to=2026-05-01')).toBe('days-reversed')
    expect(await refusalOf('from=2024-05-01&to=2026-05-01')).toBe('over-a-year')
    let asked = 0
    const counting = new Proxy(shop.db.read, {
      get(db, name) {
        if (name === 'selectFrom') asked += 1
        const part = Reflect.get(db, name)
        return typeof part === 'function' ? part.bind(db) : part
      },
    })
    await csvOf(counting, 'channels', { from: '2026-05-01', to: '2026-05-01' })
    expect(asked).toBe(1)
  })

  it('show the twenty sarees that brought most, and have all of them in their file', async () => {
    const { shop, clock } = testShop()
    clock.now = Date.UTC(2026, 5, 3, 6)
    const ids: number[] = []
    for (let at = 0; at < 22; at += 1)
      ids.push(await addPiece(shop, { price: 1000 + at, stock: 1 }))
    for (const some of [ids.slice(0, 11), ids.slice(11)]) {
      const guest = newShopper(testShop())
      for (const id of some) await fill(guest, id)
      must(await order(guest), 201)
    }
    const manager = await signedIn(testShop(), 'manager')
    const day = 'from=2026-06-03&to=2026-06-03'
    const figures = must(await manager.get(`/api/admin/figures/sales?${day}`)).as(SalesFigures)
    expect(figures.bestSellers.map(({ total }) => total)).toEqual(
      Array.from({ length: 20 }, (_, at) => 1021 - at),
    )
    const file = must(await manager.get(`/api/admin/figures/sales.csv?${day}&table=sarees`)).text
    expect(file.trim().split('\r\n')).toHaveLength(23)
  })

  it('show the fifty towns that brought most, and have all of them in their file', async () => {
    const { shop, clock } = testShop()
    clock.now = Date.UTC(2026, 6, 3, 6)
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(shop, { price: 9000, stock: 1 }))
    const { number } = must(await order(guest), 201).as(PlacedOrder)
    const { id: _own, ...row } = await shop.db.read
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    await shop.db.write(async (tx) => {
      for (let at = 1; at <= 51; at += 1) {
        const city = `Town ${at}`
        const address = JSON.stringify({ ...JSON.parse(row.address ?? '{}'), city })
        const own = { number: `${number}-${at}`, token: `town-${at}`, address }
        const total_paise = 100_000 + at
        await tx
          .insertInto('orders')
          .values({ ...row, ...own, total_paise })
          .execute()
      }
    })
    const manager = await signedIn(testShop(), 'manager')
    const day = 'from=2026-07-03&to=2026-07-03'
    const figures = must(await manager.get(`/api/admin/figures/sales?${day}`)).as(SalesFigures)
    expect(figures.byCity.map(({ city }) => city)).toEqual([
      'Chennai',
      ...Array.from({ length: 49 }, (_, at) => `Town ${51 - at}`),
    ])
    const file = must(await manager.get(`/api/admin/figures/sales.csv?${day}&table=cities`)).text
    const [head, ...towns] = file.replace('\ufeff', '').trim().split('\r\n')
    expect(head).toBe('city,state,orders,total')
    expect(towns).toHaveLength(52)
    expect(towns.slice(-2)).toEqual(['Town 2,Tamil Nadu,1,1000.02', 'Town 1,Tamil Nadu,1,1000.01'])
    const sum = towns.reduce((all, line) => all + Math.round(Number(line.split(',')[3]) * 100), 0)
    expect(sum).toBe(Math.round(figures.total * 100))
  })

  it('are none of a packer’s business', async () => {
    const packer = await signedIn(testShop(), 'packer')
    const reply = await packer.get('/api/admin/figures/sales?from=2026-01-01&to=2026-01-02')
    expect(reply.status).toBe(403)
    const file = '/api/admin/figures/sales.csv?from=2026-01-01&to=2026-01-02&table=days'
    expect((await packer.get(file)).status).toBe(403)
  })
})
