import { seedCoupons } from '../../coupons/seed-coupons.ts'
import { ensureAdmin } from '../../customers/ensure-admin.ts'
import { seedDemoOrders } from '../../orders/seed-demo-orders.ts'
import type { Shop } from '../../shop.ts'
import { bumpVersion } from '../version.ts'
import { bringDemoPictures, insertDemoPictures } from './demo-pictures.ts'
import { seedContent } from './seed-content.ts'
import { seedProducts } from './seed-products.ts'

/** Fills an empty shop: the promo code of the spec, the demo shop when it is wished for; answers how the admin signs in. */
export async function seedWhenEmpty(shop: Shop, say: (line: string) => void) {
  if (shop.config.seedDemo && (await isEmpty(shop))) {
    say('Setting up the demo shop …')
    const started = performance.now()
    const count = await seedDemo(shop)
    await shop.db.write((tx) => seedDemoOrders(tx, shop.now()))
    say(`Demo shop: ${count} sarees in ${Math.round(performance.now() - started)} ms.`)
  }
  if (await isFirstStart(shop)) await shop.db.write((tx) => seedCoupons(tx, shop.now()))
  return ensureAdmin(shop)
}

/** Puts the demo shop into an empty database in one transaction; answers how many sarees it has. */
export async function seedDemo(shop: Shop): Promise<number> {
  const pictures = await bringDemoPictures(shop)
  return shop.db.write(async (tx) => {
    const now = shop.now()
    const revision = await bumpVersion(tx, now)
    const addressOf = await insertDemoPictures(tx, pictures)
    const categories = await seedContent(tx, addressOf, now)
    return seedProducts(tx, addressOf, { categories, revision, now })
  })
}

async function isEmpty(shop: Shop): Promise<boolean> {
  const some = await shop.db.read.selectFrom('categories').select('id').limit(1).execute()
  return some.length === 0
}

/** Before the first admin came, nobody can have taken anything away again. */
async function isFirstStart(shop: Shop): Promise<boolean> {
  const some = await shop.db.read.selectFrom('users').select('id').limit(1).execute()
  return some.length === 0
}
