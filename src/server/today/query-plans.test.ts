import { expect, it } from 'vitest'
import { onBothEngines } from '#test/on-both-engines.ts'
import { queryPlans } from '#test/query-plans.ts'
import { markOfChanges } from './change-queries.ts'
import { type OrderKind, ordersThatWait, ordersWaiting } from './order-queries.ts'

onBothEngines('what Today asks', (testShop) => {
  it.each(Object.keys(ordersThatWait) as OrderKind[])(
    'finds orders of the kind %s by an index, however many orders there are',
    async (kind) => {
      const { db } = testShop().shop
      const few = { limit: 5, offset: 0 }
      // As with many orders: of an empty table PostgreSQL reads all, which is nothing.
      if (db.engine === 'postgres') return
      const plans = await queryPlans(db, ({ read }) => ordersWaiting(read, kind, few))
      for (const plan of plans) expect(plan).not.toMatch(/SCAN [op](?! USING)/)
    },
  )

  it('looks for changes at the ends of indexes alone', async () => {
    const { db } = testShop().shop
    if (db.engine === 'postgres') return
    const plans = await queryPlans(db, ({ read }) => markOfChanges(read, 1))
    expect(plans.join()).not.toMatch(/SCAN (?!CONSTANT)/)
  })
})
