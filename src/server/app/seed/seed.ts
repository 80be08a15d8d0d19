import { ensureAdmin } from '../../accounts/ensure-admin.ts'
import { seedCoupons } from '../../coupons/seed-coupons.ts'
import type { Shop } from '../../platform/shop.ts'
import { whenDatabaseAnswers } from '../cluster/when-database-answers.ts'
import { isEmpty } from './is-empty.ts'
import { bringStarter } from './starter/bring-starter.ts'

/** How often a start asks again behind another one: it is sent away after 5 s each time, unless it is told. */
const mostTries = 30

/**
 * Fills an empty shop: the demo shop when it is wished for, else what every shop begins with, closed until its owner
 * opens it; the promo code of the spec. Where another start is filling the same database, this one waits and finds
 * what that one brought. Answers how the admin signs in.
 */
export const seedWhenEmpty = (shop: Shop, say: (line: string) => void) =>
  whenDatabaseAnswers(() => fill(shop, say), mostTries)

async function fill(shop: Shop, say: (line: string) => void) {
  const isFirst = await isFirstStart(shop)
  if (shop.config.seedDemo && (await isEmpty(shop.db.read))) {
    say('Setting up the demo shop …')
    const started = performance.now()
    // A shop that is set up already opens without all these words.
    const { seedDemo } = await import('./seed-demo.ts')
    const { seedDemoTaxes } = await import('../../tax/seed-demo-taxes.ts')
    const { seedDemoDelivery } = await import('../../delivery/seed-demo-delivery.ts')
    const { seedDemoOrders } = await import('./demo/seed-demo-orders.ts')
    const count = await seedDemo(shop)
    if (count > 0)
      await shop.db.write(async (tx) => {
        await seedDemoTaxes(tx, shop.now())
        await seedDemoDelivery(tx, shop.now())
        await seedDemoOrders(tx, shop.now())
      })
    say(`Demo shop: ${count} sarees in ${Math.round(performance.now() - started)} ms.`)
  }
  if (isFirst) await shop.db.write((tx) => seedCoupons(tx, shop.now()))
  await bringStarter(shop, { isNew: isFirst && (await isEmpty(shop.db.read)) })
  const admin = await ensureAdmin(shop)
  // At once: a start that fails afterwards, as where the port is taken, has made it all the same.
  if (admin.password) {
    say(`\n  The first owner:   ${admin.username}`)
    say(`  Password:          ${admin.password}   (shown only now; change it at the first sign-in)`)
  }
  return admin
}

/** Before the first admin came, nobody can have taken anything away again. */
async function isFirstStart(shop: Shop): Promise<boolean> {
  const some = await shop.db.read.selectFrom('users').select('id').limit(1).execute()
  return some.length === 0
}
