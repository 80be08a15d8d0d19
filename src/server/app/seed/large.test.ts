import { expect, it } from 'vitest'
import { pricePair } from '#domain/pricing.ts'
import { refuseSlug } from '#domain/slug.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { saveCategory } from '#test/factories.ts'
import { inStepsOnBothEngines } from '#test/on-both-engines.ts'
import { countBits } from '../../catalog/listing/bits.ts'
import type { Shop } from '../../platform/shop.ts'
import { heard } from '../../search/heard.ts'
import { seedLarge } from './large.ts'

const productsOf = (shop: Shop) => shop.db.read.selectFrom('products').selectAll().execute()

inStepsOnBothEngines('a seeded shop', (testShop) => {
  it('has as many believable products as were wished for', async () => {
    const { shop } = testShop()
    const lines: string[] = []
    await seedLarge(shop, 2_300, (line) => lines.push(line))
    const products = await productsOf(shop)
    expect(products).toHaveLength(2_300)
    expect(lines).toHaveLength(2)
    expect(products.filter((one) => refuseSlug('product', one.slug) !== null)).toEqual([])
    for (const column of ['fabric', 'color', 'occasion', 'category_id', 'created_at'] as const) {
      expect(new Set(products.map((one) => one[column])).size).toBeGreaterThan(4)
    }
    const share = (is: (one: (typeof products)[number]) => boolean) =>
      products.filter(is).length / products.length
    expect(share((one) => one.stock === 0)).toBeCloseTo(0.12, 1)
    expect(share((one) => one.discount_paise !== null)).toBeCloseTo(0.3, 1)
    // Demo prices strike a higher figure through; the price itself is what is paid.
    expect(share((one) => one.current_paise !== one.price_paise)).toBe(0)
    const tags = products.map((one) =>
      pricePair({ pricePaise: one.price_paise, discountPricePaise: one.discount_paise }),
    )
    expect(Math.max(...tags.map((tag) => tag.percentOff))).toBeLessThanOrEqual(30)
  })

  it('can be searched at once', async () => {
    const { found } = await heard(testShop().shop.db, 'kanjeevaram pattu')
    expect(found && countBits(found.rows)).toBeGreaterThan(20)
  })

  it('grows when it is seeded again', async () => {
    await seedLarge(testShop().shop, 50)
    expect(await productsOf(testShop().shop)).toHaveLength(2_350)
  })
})

it('uses the categories and pictures that are there, and falls the same way every time', async () => {
  const shops = await Promise.all([createTestShop(), createTestShop()])
  const seeded = await Promise.all(
    shops.map(async ({ shop }) => {
      const category = await saveCategory(shop, { name: 'Ilkal heirlooms' })
      const picture = {
        path: '/uploads/a.jpg',
        width: 3,
        height: 4,
        bytes: 5,
        preview: '',
        created_at: 0,
      }
      await shop.db.write((tx) => tx.insertInto('pictures').values(picture).execute())
      await seedLarge(shop, 40)
      const products = await productsOf(shop)
      expect(products.every((one) => one.category_id === category)).toBe(true)
      expect(products.every((one) => one.name.includes('Ilkal'))).toBe(true)
      const hung = await shop.db.read.selectFrom('product_pictures').selectAll().execute()
      expect(new Set(hung.map((one) => one.product_id)).size).toBe(40)
      return products
    }),
  )
  await Promise.all(shops.map((one) => one.close()))
  expect(seeded[0]?.map((one) => one.name)).toEqual(seeded[1]?.map((one) => one.name))
})
