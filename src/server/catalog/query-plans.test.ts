import { beforeAll, expect, it } from 'vitest'
import { saveProduct } from '#test/factories.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { queryPlans } from '#test/query-plans.ts'
import { seedLarge } from '../app/seed/large.ts'
import { idsWith } from '../search/text-queries.ts'
import { cardsByIds, changedRows, committedVersion, rowsByIds } from './listing/listing-queries.ts'
import { presentedCards } from './present-products.ts'
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
    expect(plan).toContain('products_newest')
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
    for (const ask of [rowsByIds, cardsByIds]) {
      const [plan] = await queryPlans(testShop().shop.db, (db) => ask(db, ids))
      expect(plan).toMatch(onPostgres ? /products_pkey/ : /p USING INTEGER PRIMARY KEY/)
    }
  })

  it('cards are asked for without what they do not show, and are the same', async () => {
    const { shop } = testShop()
    const cards = await cardsByIds(shop.db, [201, 1])
    expect(cards.map(({ id }) => id)).toEqual([201, 1])
    expect(Object.keys(cards[0] ?? {})).not.toContain('description')
    expect(Object.keys(cards[0] ?? {})).not.toContain('facts')
    const whole = await rowsByIds(shop.db, [201, 1])
    expect(await presentedCards(shop, cards)).toEqual(await presentedCards(shop, whole))
  })

  it('a search goes by the text index', async () => {
    const [plan] = await queryPlans(testShop().shop.db, (db) => idsWith(db, ['uppada'], 'identity'))
    expect(plan).toMatch(onPostgres ? /product_texts_words/ : /product_words VIRTUAL TABLE INDEX/)
  })
})
