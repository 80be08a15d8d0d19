import { beforeEach, expect, it } from 'vitest'
import { PriceList, PriceLists } from '#contract/catalog/price-list-types.ts'
import { jobHandlers } from '#server/app/job-handlers.ts'
import { performDue } from '#server/platform/jobs/perform.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

const path = '/api/admin/price-lists'
/** Short: whoever does nothing for an hour is asked to sign in again. */
const step = 600_000

onNewShops('prices for a time', (testShop) => {
  let owner: Shopper
  let saree: number
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
    saree = await addPiece(testShop().shop, { price: 6000, stock: 9 })
  })

  const at = (ms: number) => new Date(testShop().clock.now + ms).toISOString()
  const form = (more: object = {}) => ({
    ...{ name: 'Diwali sale', ids: [saree], percent: -10, ending: 'ninety-nine' },
    ...{ startsAt: at(step), endsAt: at(3 * step), ...more },
  })
  const plan = async (more?: object) => must(await owner.post(path, form(more)), 201).as(PriceList)
  const open = async () => must(await owner.get(path)).as(PriceLists).items
  const end = (id: number) => owner.post(`${path}/${id}/ending`)
  const passes = async (ms: number) => {
    testShop().clock.now += ms
    await performDue(testShop().shop, jobHandlers)
  }
  const prices = async () => {
    const { price_paise, discount_paise } = await testShop()
      .shop.db.read.selectFrom('products')
      .select(['price_paise', 'discount_paise'])
      .where('id', '=', saree)
      .executeTakeFirstOrThrow()
    return [price_paise / 100, discount_paise === null ? null : discount_paise / 100]
  }

  /** What a saree costs on the list, on its own page, in a search, in a cart and in an order. */
  async function everywhere() {
    const shopper = newShopper(testShop())
    const list = must(await shopper.get('/api/products')).body as unknown as Priced[]
    const own = must(await shopper.get(`/api/products/${list[0]?.slug}`)).body as unknown as Priced
    const found = must(await shopper.get('/api/search?q=saree')).body as unknown as {
      items: Priced[]
    }
    await fill(shopper, saree)
    const cart = must(await shopper.get('/api/cart')).body as unknown as { subtotal: number }
    const { body } = await order(shopper)
    const { text } = must(await shopper.get(`/api/orders/${String(body['token'])}`))
    const { subtotal } = JSON.parse(text) as { subtotal: number }
    const [first] = found.items
    return [list[0]?.currentPrice, own.currentPrice, first?.currentPrice, cart.subtotal, subtotal]
  }
  type Priced = { slug: string; currentPrice: number }

  it('one price stands on every surface before, in and after a sale', async () => {
    await plan()
    expect(await everywhere()).toEqual(Array(5).fill(6000))
    await passes(step)
    expect(await prices()).toEqual([6000, 5399])
    expect(await everywhere()).toEqual(Array(5).fill(5399))
    expect((await open()).map(({ state }) => state)).toEqual(['running'])
    await passes(2 * step)
    expect(await prices()).toEqual([6000, null])
    expect(await everywhere()).toEqual(Array(5).fill(6000))
    expect(await open()).toEqual([])
  })

  it('what begins now begins at once, and ends when somebody says so', async () => {
    const { id, state } = await plan({ startsAt: null })
    expect([state, await prices()]).toEqual(['running', [6000, 5399]])
    expect(must(await end(id)).as(PriceList).state).toBe('over')
    expect(await prices()).toEqual([6000, null])
    expect((await end(id)).body['refusal']).toBe('price-list-over')
    await passes(3 * step)
    expect(await prices()).toEqual([6000, null])
    const lines = await logged(testShop(), 'price-list')
    expect(lines.map(({ action }) => action)).toEqual(['create', 'update'])
  })

  it('one that is ended before it begins never does', async () => {
    const { id } = await plan()
    expect(must(await end(id)).as(PriceList).state).toBe('cancelled')
    await passes(step)
    expect(await prices()).toEqual([6000, null])
  })

  it('without an end prices change at their moment and stay', async () => {
    await plan({ percent: 10, endsAt: null })
    expect(await prices()).toEqual([6000, null])
    await passes(step)
    expect(await prices()).toEqual([6599, null])
    expect(await open()).toEqual([])
  })

  it('what it has to leave as it is, because the MRP is below it, is told by name', async () => {
    const { shop } = testShop()
    const capped = await addPiece(shop, { price: 6000, stock: 1, name: 'Ikat in indigo' })
    await shop.db.write((tx) =>
      tx.updateTable('products').set({ mrp_paise: 610_000 }).where('id', '=', capped).execute(),
    )
    await registerShop(testShop())
    const raise = { percent: 10, endsAt: null, ids: [saree, capped] }
    const none = { count: 0, names: [] }
    expect((await plan({ ...raise, startsAt: at(step) })).left).toEqual(none)
    await passes(step)
    const told = { count: 1, names: ['Ikat in indigo'] }
    expect(await open()).toMatchObject([{ state: 'over', left: told }])
    // For two days.
    testShop().clock.now += 2 * 86_400_000
    owner = await signedIn(testShop(), 'owner')
    expect(await open()).toEqual([])
  })

  it('a price that somebody sets during the sale is theirs', async () => {
    await plan({ startsAt: null })
    must(await owner.put(`/api/admin/products/${saree}`, { discountPrice: 5000 }))
    await passes(3 * step)
    expect(await prices()).toEqual([6000, 5000])
  })

  it('many prices are not changed under a sale, which puts back what it found', async () => {
    const struck = await addPiece(testShop().shop, { price: 6000, stock: 1 })
    must(await owner.put(`/api/admin/products/${struck}`, { price: 5000, discountPrice: 6000 }))
    const { id } = await plan({ startsAt: null, ids: [saree, struck] })
    const change = (one: number) =>
      owner.post('/api/admin/products/bulk', { action: 'price', ids: [one], percent: -10 })
    for (const one of [saree, struck]) {
      const refused = await change(one)
      expect([refused.status, refused.body['refusal']]).toEqual([409, 'in-another-list'])
    }
    must(await end(id))
    expect(await prices()).toEqual([6000, null])
    must(await change(saree))
    expect(await prices()).toEqual([5400, null])
  })

  it('a saree stands in one list at a time', async () => {
    await plan()
    const more = { name: 'Pongal', startsAt: at(2 * step), endsAt: at(4 * step) }
    const refused = await owner.post(path, form(more))
    expect([refused.status, refused.body['refusal']]).toEqual([409, 'in-another-list'])
    await plan({ name: 'Pongal', startsAt: at(3 * step), endsAt: at(4 * step) })
  })

  it('what cannot be is refused, and nothing is planned', async () => {
    const refusals = [
      [{ endsAt: at(step) }, 'publish-at-passed'],
      [{ percent: 10 }, 'sale-raises'],
      [{ ids: [saree, 9999] }, 'product-gone'],
    ] as const
    for (const [wrong, code] of refusals)
      expect((await owner.post(path, form(wrong))).body['refusal'], code).toBe(code)
    expect((await end(77)).status).toBe(404)
    expect(await open()).toEqual([])
  })

  it('does not change prices for good at once where the day that is named is over', async () => {
    const raise = { percent: 10, endsAt: null }
    const refused = await owner.post(path, form({ ...raise, startsAt: at(-86_400_000) }))
    expect([refused.status, refused.body['errors']]).toEqual([
      400,
      { startsAt: 'This moment has passed. Choose a later one.' },
    ])
    expect(await prices()).toEqual([6000, null])
    // A form that was open for a while begins at once.
    expect(await plan({ ...raise, startsAt: at(-step) })).toMatchObject({ state: 'over' })
    expect(await prices()).toEqual([6599, null])
  })
})
