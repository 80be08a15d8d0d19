import { beforeAll, expect, it } from 'vitest'
import { saveProduct } from '#test/factories.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { queryPlans } from '#test/query-plans.ts'
import { seedLarge } from '../app/seed/large.ts'
import { idsWith } from '../search/text-queries.ts'
import { changedRows, committedVersion, rowsByIds } from './listing/listing-queries.ts'
import { idsInOrder, idsInSteps } from './queries.ts'

onBothEngines('the plan of', (testShop, engine) => {
  const onPostgres = engine === 'postgres'
  let version = 0
  beforeAll(async () => {
    const { shop } = testShop()
    await seedLarge(shop, 6_000)
    await saveProduct(shop)
    version = await committedVersion(shop.db)
  })

  it('what changed in the catalogue goes by its index', async () => {
    const [plan] = await queryPlans(testShop().shop.db, (db) =>
      changedRows(db, { revision: version - 1, id: 0 }, 5_000),
    )
    expect(plan).toContain('products_revision')
    expect(plan).not.toMatch(/Seq Scan|SCAN products|Sort|TEMP B-TREE/)
  })

  it('a curated list goes by its index, in order', async () => {
    const [plan] = await queryPlans(testShop().shop.db, (db) =>
      idsInOrder(db, 'trending', { limit: 4, skip: 0 }),
    )
    expect(plan).toContain('products_latest')
    expect(plan).not.toMatch(/"Sort|TEMP B-TREE/)
  })

  it('all products in steps go by their ids, in order', async () => {
    const [, plan] = await queryPlans(testShop().shop.db, async (db) => {
      const steps = idsInSteps(db, 100)
      await steps.next()
      await steps.next()
    })
    expect(plan).toMatch(onPostgres ? /products_pkey/ : /products USING INTEGER PRIMARY KEY/)
    expect(plan).not.toMatch(/"Sort|TEMP B-TREE/)
  })

  it('the rows of one page goes by their ids', async () => {
    const ids = Array.from({ length: 24 }, (_, at) => at * 200 + 1)
    const [plan] = await queryPlans(testShop().shop.db, (db) => rowsByIds(db, ids))
    expect(plan).toMatch(onPostgres ? /products_pkey/ : /p USING INTEGER PRIMARY KEY/)
  })

  it('a search goes by the text index', async () => {
    const [plan] = await queryPlans(testShop().shop.db, (db) => idsWith(db, ['uppada'], 'identity'))
    expect(plan).toMatch(onPostgres ? /product_texts_words/ : /product_words VIRTUAL TABLE INDEX/)
  })
})
