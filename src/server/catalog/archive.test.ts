import { expect, it } from 'vitest'
import { StockPage } from '#contract/catalog/admin-types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { signedIn } from '#test/shopper.ts'

onNewShops('a product that staff put away', (testShop) => {
  async function opened() {
    const id = await addPiece(testShop().shop, { stock: 3 })
    const owner = await signedIn(testShop(), 'owner')
    const path = `/api/admin/products/${id}`
    const listed = async () => must(await owner.get('/api/admin/stock')).as(StockPage)
    const version = async () => (await listed()).items.find((item) => item.id === id)?.version
    return { id, owner, path, listed, version }
  }

  it('goes as it was seen; where somebody else has changed it since, nothing happens', async () => {
    const { id, owner, path, version, listed } = await opened()
    const seen = await version()
    must(await owner.put(path, { description: 'By somebody else', version: seen }))
    const late = await owner.del(`${path}?version=${seen}`)
    expect([late.status, late.body['code']]).toEqual([409, 'outdated'])
    expect((await listed()).items.map((item) => item.id)).toContain(id)
    must(await owner.del(`${path}?version=${await version()}`), 204)
    expect((await listed()).items.map((item) => item.id)).not.toContain(id)
  })

  it('goes whatever it is where nobody says what was seen', async () => {
    const { id, owner, path, listed } = await opened()
    must(await owner.put(path, { description: 'By somebody else' }))
    must(await owner.del(path), 204)
    expect((await listed()).items.map((item) => item.id)).not.toContain(id)
  })

  it('is listed with the moment of its last change', async () => {
    const { id, owner, path, listed } = await opened()
    const second = await addPiece(testShop().shop)
    const before = new Date(testShop().clock.now).toISOString()
    testShop().clock.now += 90_000
    must(await owner.put(path, { description: 'Changed' }))
    const { items, page, pages, total } = await listed()
    expect([page, pages, total]).toEqual([1, 1, 2])
    const changed = items.map((item) => [item.id, item.updatedAt])
    expect(new Map(changed as [number, string][])).toEqual(
      new Map([
        [id, new Date(testShop().clock.now).toISOString()],
        [second, before],
      ]),
    )
  })

  it('of its table staff see as many rows a page as they ask for, one at least and 200 at most', async () => {
    const { owner } = await opened()
    await addPiece(testShop().shop)
    const page = async (query: string) => {
      const { items, pages, page } = must(await owner.get(`/api/admin/stock?${query}`)).as(
        StockPage,
      )
      return [items.length, page, pages]
    }
    expect(await page('size=1')).toEqual([1, 1, 2])
    expect(await page('size=1&page=2')).toEqual([1, 2, 2])
    expect(await page('size=0')).toEqual([1, 1, 2])
    expect(await page('page=0')).toEqual([2, 1, 1])
    expect(await page('')).toEqual([2, 1, 1])
  })
})
