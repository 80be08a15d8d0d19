import fc from 'fast-check'
import { expect, it } from 'vitest'
import { saveProducts } from '#test/factories.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { everyProductRow, type ProductRow } from './queries.ts'
import { relatedProducts } from './related-products.ts'

const { constantFrom, record } = fc
const piece = record({
  category_id: constantFrom(1, 2, 3),
  fabric: constantFrom('Silk', 'Cotton', ''),
  color: constantFrom('Red', 'Maroon', 'Indigo'),
  price_paise: constantFrom(100_000, 160_000, 160_100, 60_000, 59_900, 900_000),
  stock: constantFrom(0, 1, 4),
  archived_at: constantFrom(null, null, null, 1),
})

/** The rule once more, the long way: the same category counts 4, fabric and colour 2, a near price 1. */
function nearestOf(all: ProductRow[], to: ProductRow, count: number): number[] {
  const nearness = (one: ProductRow) =>
    (one.category_id === to.category_id ? 4 : 0) +
    (one.fabric === to.fabric ? 2 : 0) +
    (one.color === to.color ? 2 : 0) +
    (one.current_paise >= to.current_paise * 0.6 && one.current_paise <= to.current_paise * 1.6
      ? 1
      : 0)
  return all
    .filter((one) => one.id !== to.id && one.archived_at === null && nearness(one) > 1)
    .sort(
      (a, b) => a.sold_out - b.sold_out || nearness(b) - nearness(a) || Number(b.id) - Number(a.id),
    )
    .slice(0, count)
    .map(({ id }) => id)
}

onBothEngines('related pieces', (testShop) => {
  it('are those of the same category, fabric, colour and price band, in stock first', async () => {
    const { shop } = testShop()
    const property = fc.asyncProperty(
      fc.array(piece, { minLength: 2, maxLength: 25 }),
      async (some) => {
        await saveProducts(shop, some)
        const all = await everyProductRow(shop.db.read).execute()
        for (const to of all.slice(-2)) {
          const related = await relatedProducts(shop.db, to, 8)
          expect(related.map(({ id }) => id)).toEqual(nearestOf(all, to, 8))
        }
      },
    )
    await fc.assert(property, { numRuns: 25 })
  })
})
