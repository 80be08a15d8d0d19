import { expect, it } from 'vitest'
import { z } from 'zod'
import { Companions, Product } from '#contract/catalog/types.ts'
import { openBrowser } from '#test/browser.ts'
import { saveCategory, saveProducts } from '#test/factories.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { everyProductRow } from './queries.ts'

const facts = (given: Record<string, string>) => JSON.stringify(given)

onBothEngines('what stands beside a saree', (testShop) => {
  it('is its design in other colours, in stock first, and what picks up its border for the same occasion', async () => {
    const { shop, app } = testShop()
    const [silks, cottons] = [await saveCategory(shop), await saveCategory(shop)]
    const saree = {
      ...{ category_id: silks, color: 'Maroon', occasion: 'Wedding', price_paise: 4_000_000 },
      ...{ stock: 2, facts: facts({ design: 'Mango buttas', border: 'Temple, parrot green' }) },
    }
    await saveProducts(shop, [
      { ...saree, slug: 'first' },
      { ...saree, slug: 'gone', color: 'Blue', stock: 0 },
      { ...saree, slug: 'pink', color: 'Pink' },
      { ...saree, slug: 'same-colour' },
      { ...saree, slug: 'elsewhere', color: 'Navy', category_id: cottons },
      { ...saree, slug: 'archived', color: 'Red', archived_at: 1 },
      {
        ...saree,
        slug: 'far',
        color: 'Green',
        category_id: cottons,
        price_paise: 100,
        facts: '{}',
      },
      { ...saree, slug: 'near', color: 'Green', category_id: cottons, facts: '{}' },
      { ...saree, slug: 'sold', color: 'Green', category_id: cottons, stock: 0, facts: '{}' },
      { ...saree, slug: 'office', color: 'Green', category_id: cottons, occasion: 'Office' },
      { ...saree, slug: 'too-alike', color: 'Green', facts: '{}' },
    ])
    const reply = await openBrowser(app).get('/api/products/first/companions')
    const { otherColours, goesWith } = reply.as(Companions)
    expect(otherColours.map(({ slug }) => slug)).toEqual(['pink', 'gone'])
    expect(goesWith.map(({ slug }) => slug)).toEqual(['near', 'far'])
  })

  it('chosen sarees come in the order of their ids in the address; what has left is left out', async () => {
    const { shop, app } = testShop()
    await saveProducts(shop, [{ slug: 'one' }, { slug: 'two' }, { slug: 'left', archived_at: 1 }])
    const rows = await everyProductRow(shop.db.read).execute()
    const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id
    const ids = ['two', 'left', 'one'].map(idOf).join()
    const reply = await openBrowser(app).get(`/api/products/chosen?ids=${ids},${idOf('two')}`)
    expect(reply.as(z.array(Product)).map(({ slug }) => slug)).toEqual(['two', 'one'])
    expect((await openBrowser(app).get('/api/products/chosen?ids=1;2')).status).toBe(400)
  })
})
