import { expect, it } from 'vitest'
import { calls } from '#server/app/modules.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'

onNewShops('what pieces cost the shop is told', (testShop) => {
  /** In rupees and in paise: nothing else in the shop is this much. */
  const figure = /4321[.,]?09/

  /** Every address that can be read, with the saree and its order where one is wanted. */
  const addresses = (id: number, query: string) =>
    calls
      .filter(({ endpoint }) => endpoint.method === 'GET')
      .map(({ endpoint }) => `${endpoint.path.replaceAll(/\{\w+\}/g, String(id))}?${query}`)

  it('by its own calls and by files of products, to nobody without the permission', async () => {
    await openForBusiness(testShop())
    const { shop } = testShop()
    const saree = await addPiece(shop, { price: 6000, stock: 3 })
    const owner = await signedIn(testShop(), 'owner')
    const path = `/api/admin/products/${saree}/costs`
    must(await owner.put(path, { purchase: 4321.09, other: 0 }))
    await anOrder(testShop())
    const query = `ids=${saree}&from=2026-01-01&to=2026-01-31&table=sarees&q=saree&product=${saree}`
    const tellers = async (who: Shopper) => {
      const found: string[] = []
      for (const address of addresses(saree, query)) {
        // A line of events never ends.
        if (address.includes('/events')) continue
        const { text } = await who.get(address)
        if (figure.test(text)) found.push(address.split('?')[0] ?? '')
      }
      return found
    }
    expect((await tellers(owner)).toSorted()).toEqual([
      '/api/admin/margins',
      '/api/admin/products.csv',
      path,
    ])
    for (const role of ['manager', 'packer', 'accountant'] as const) {
      expect(await tellers(await signedIn(testShop(), role)), role).toEqual([])
    }
    expect(await tellers(newShopper(testShop()))).toEqual([])
    for (const page of ['/feeds/products.xml', '/', '/products', '/api', '/sitemap.xml']) {
      expect(await (await testShop().app.request(page)).text(), page).not.toMatch(figure)
    }
    // Nor does the log keep it, nor what goes out to other programs.
    const log = await shop.db.read.selectFrom('audit').selectAll().execute()
    expect(log.some(({ kind }) => kind === 'product-costs')).toBe(true)
    expect(JSON.stringify(log)).not.toMatch(figure)
    const told = await shop.db.read.selectFrom('webhook_deliveries').selectAll().execute()
    expect(JSON.stringify(told)).not.toMatch(figure)
  })
})
