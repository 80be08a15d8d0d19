import { expect, it } from 'vitest'
import type { SalesFigures } from '#contract/sales/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { bookAccounts } from '#test/day-book.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

// Of ₹5,250 are ₹5,000 without tax, and ₹125 go to the centre and to Tamil Nadu each.
const upi = '412345678901'

onNewShops('stock, sales and day book, right after each step', (testShop) => {
  /** Pieces on the shelf of each product, what was sold and given back, and the accounts that are not at nothing. */
  const standing = async (...products: number[]) => {
    const { db } = testShop().shop
    const rows = await db.read.selectFrom('products').select(['id', 'stock']).execute()
    const owner = await signedIn(testShop(), 'owner')
    const path = '/api/admin/figures/sales?from=2026-01-01&to=2026-12-31'
    const { total, refunded } = must(await owner.get(path)).body as unknown as SalesFigures
    return {
      stock: products.map((id) => rows.find((row) => row.id === id)?.stock),
      sales: [total, refunded],
      books: await bookAccounts(testShop()),
    }
  }
  const open = async (options: Parameters<typeof anOrder>[1]) => {
    await openForBusiness(testShop())
    await registerShop(testShop())
    return anOrder(testShop(), { price: 5250, ...options })
  }
  const pass = () => {
    testShop().clock.now += 60_000
  }
  const approved = async (made: Awaited<ReturnType<typeof open>>, pieces = 1) => {
    const path = `/api/admin/returns/${await made.askBack(pieces)}`
    must(await made.owner.post(`${path}/decision`, { isApproved: true }))
    const receive = (isRestocked = true) => made.owner.post(`${path}/receipt`, { isRestocked })
    const close = (amount: number) =>
      made.owner.post(`${path}/closing`, { refund: { amount, method: 'upi', reference: upi } })
    return { receive, close }
  }
  const sold = { 'output-cgst': -125, 'output-sgst': -125, sales: -5000 }
  const back = { sales: -5000, 'sales-returns': 5000 }

  /** Delivered, and its buyer wants another saree, which staff keep for her and then find torn. */
  async function goneMeanwhile() {
    const made = await open({ method: 'upi' })
    await made.deliver()
    pass()
    const lines = [{ lineId: made.lineId, quantity: 1 }]
    const ask = { wish: 'exchange', reason: 'colour', lines }
    must(await made.guest.post(`/api/orders/${made.token}/returns`, ask))
    const { id } = await testShop()
      .shop.db.read.selectFrom('returns')
      .select('id')
      .executeTakeFirstOrThrow()
    const desk = `/api/admin/returns/${id}`
    const torn = await addPiece(testShop().shop, { price: 5250, stock: 1 })
    const exchange = (productId: number) => made.owner.post(`${desk}/exchange`, { productId })
    must(await exchange(torn))
    expect(await standing(made.productId, torn)).toEqual({
      ...{ stock: [8, 1], sales: [5250, 0], books: { 'money:upi': 5250, ...sold } },
    })
    await cancelled(made.owner, await newestOrder())
    pass()
    must(await made.owner.post(`${desk}/receipt`, { isRestocked: true }))
    expect(await standing(made.productId, torn)).toEqual({
      ...{ stock: [9, 1], sales: [5250, 0] },
      books: { 'money:upi': 5250, customers: -5250, ...back },
    })
    pass()
    return { ...made, desk, torn, exchange }
  }
  const newestOrder = async () => {
    const orders = testShop().shop.db.read.selectFrom('orders').select('id')
    return (await orders.orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  }
  const cancelled = async (owner: Shopper, id: number) =>
    must(await owner.post(`/api/admin/orders/${id}/moves`, { to: 'cancelled' }))

  it('an exchange whose saree is gone meanwhile: she chooses again', async () => {
    const { owner, productId, exchange } = await goneMeanwhile()
    const other = await addPiece(testShop().shop, { price: 5250, stock: 1 })
    must(await exchange(other))
    expect(await standing(productId, other)).toEqual({
      ...{ stock: [9, 0], sales: [10_500, 5250] },
      books: { 'money:upi': 5250, 'store-credit': -5250, ...back },
    })
    pass()
    const order = `/api/admin/orders/${await newestOrder()}`
    for (const to of ['packed', 'shipped']) must(await owner.post(`${order}/moves`, { to }))
    expect(await standing(productId, other)).toEqual({
      ...{ stock: [9, 0], sales: [10_500, 5250] },
      books: { 'money:upi': 5250, ...sold, ...back, sales: -10_000 },
    })
  })

  it('an exchange whose saree is gone meanwhile: she wants her money', async () => {
    const { owner, productId, torn, desk } = await goneMeanwhile()
    const refund = { amount: 5250, method: 'upi', reference: upi }
    must(await owner.post(`${desk}/closing`, { refund }))
    expect(await standing(productId, torn)).toEqual({
      ...{ stock: [9, 1], sales: [0, 0], books: back },
    })
  })

  it('one of two pieces, torn; then the other, whole', async () => {
    const made = await open({ method: 'upi', price: 2625, quantity: 2 })
    await made.deliver()
    pass()
    const first = await approved(made)
    must(await first.receive(false))
    const half = { 'output-cgst': -62.5, 'output-sgst': -62.5, sales: -5000, 'sales-returns': 2500 }
    expect(await standing(made.productId)).toEqual({
      ...{ stock: [7], sales: [5250, 0] },
      books: { 'money:upi': 5250, customers: -2625, ...half },
    })
    pass()
    must(await first.close(2625))
    expect(await standing(made.productId)).toEqual({
      ...{ stock: [7], sales: [5250, 2625], books: { 'money:upi': 2625, ...half } },
    })
    pass()
    const second = await approved(made)
    must(await second.receive())
    expect(await standing(made.productId)).toEqual({
      ...{ stock: [8], sales: [0, 0] },
      books: { 'money:upi': 2625, customers: -2625, ...back },
    })
    pass()
    must(await second.close(2625))
    expect(await standing(made.productId)).toEqual({
      ...{ stock: [8], sales: [0, 0], books: back },
    })
  })

  it('a parcel that nobody took and nobody had paid', async () => {
    const made = await open({ method: 'cod' })
    const [rupees, half] = [5047.62, -126.19]
    for (const to of ['packed', 'shipped']) await made.staff('moves', { to })
    expect(await standing(made.productId)).toEqual({
      ...{ stock: [8], sales: [5300, 0] },
      books: { customers: 5300, sales: -rupees, 'output-cgst': half, 'output-sgst': half },
    })
    pass()
    await made.staff('moves', { to: 'returned', cause: 'refused', isRestocked: true })
    expect(await standing(made.productId)).toEqual({
      ...{ stock: [9], sales: [0, 0], books: { sales: -rupees, 'sales-returns': rupees } },
    })
  })

  it('a parcel that nobody took, paid before', async () => {
    const made = await open({ method: 'upi' })
    await made.staff('payments')
    pass()
    for (const to of ['packed', 'shipped']) await made.staff('moves', { to })
    pass()
    await made.staff('moves', { to: 'returned', cause: 'refused', isRestocked: true })
    expect(await standing(made.productId)).toEqual({
      ...{ stock: [9], sales: [0, 0], books: { 'money:upi': 5250, customers: -5250, ...back } },
    })
    pass()
    await made.staff('refunds', { amount: 5250, method: 'upi', reference: upi })
    expect(await standing(made.productId)).toEqual({
      ...{ stock: [9], sales: [0, 0], books: back },
    })
  })

  it('everything back for another colour, before the courier has brought its cash: delivery stays paid', async () => {
    const made = await open({ method: 'cod', price: 2625 })
    await made.staff('parcels', { carrier: 'DTDC' })
    await made.staff('moves', { to: 'delivered' })
    pass()
    const { receive } = await approved(made)
    must(await receive())
    const notes = await testShop()
      .shop.db.read.selectFrom('documents')
      .where('kind', '=', 'credit-note')
      .select('total_paise')
      .execute()
    // Delivery of ₹250 and the fee of ₹50 are not the shop's fault.
    expect(notes).toEqual([{ total_paise: 262_500 }])
  })
})
