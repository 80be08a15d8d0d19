import { indexProducts } from '../../catalog/text-index/index-queries.ts'
import { bumpVersion } from '../../platform/db/version.ts'
import type { Shop } from '../../platform/shop.ts'
import { seedWords } from './demo/seed-words.ts'
import { bringDemoPictures, insertDemoPictures } from './demo-pictures.ts'
import { isEmpty } from './is-empty.ts'
import { seedContent } from './seed-content.ts'
import { seedProducts } from './seed-products.ts'
import { seedStories } from './seed-stories.ts'

/** Puts the demo shop into an empty database in one transaction; answers how many sarees it brought. */
export async function seedDemo(shop: Shop): Promise<number> {
  const pictures = await bringDemoPictures(shop)
  return shop.db.write(async (tx) => {
    const now = shop.now()
    // Held to the commit: of two starters the second one finds what the first one brought.
    const revision = await bumpVersion(tx, now)
    if (!(await isEmpty(tx))) return 0
    const addressOf = await insertDemoPictures(tx, pictures)
    const categories = await seedContent(tx, addressOf, now)
    const products = await seedProducts(tx, addressOf, { categories, revision, now })
    const pages = await tx.selectFrom('pages').selectAll().execute()
    const stories = await seedStories(tx, { addressOf, products }, now)
    await seedWords(tx, { addressOf, categories, products, pages, stories }, now)
    await indexProducts(tx, [...products.values()])
    return products.size
  })
}
