import { expect, it } from 'vitest'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

// What strangers and staff are told of a category and of what buyers have said.

onNewShops('what the shop says of itself', (testShop) => {
  const add = async () => {
    const { shop } = testShop()
    const now = shop.now()
    await shop.db.write(async (tx) => {
      const kanji = { name: 'Kanjivaram', slug: 'kanjivaram', description: 'Silk', image: '/k.jpg' }
      const times = { created_at: now, updated_at: now }
      await tx.deleteFrom('categories').execute()
      await tx
        .insertInto('categories')
        .values({ id: 91, ...kanji, ...times, tax_class: 'saree-silk', hsn: '500720' })
        .execute()
      const said = { location: 'Salem', avatar: null, rating: 5, comment: 'Lovely.' }
      await tx.deleteFrom('testimonials').execute()
      await tx
        .insertInto('testimonials')
        .values({ id: 81, customer_name: 'Asha', ...said, created_at: now })
        .execute()
    })
  }
  const strangers = () => newShopper(testShop())
  const category = {
    ...{ id: 91, name: 'Kanjivaram', slug: 'kanjivaram', description: 'Silk', image: '/k.jpg' },
  }

  it('a category: staff alone are told what it is before the law, and in which version', async () => {
    await add()
    const paths = ['/api/categories', '/api/categories/kanjivaram', '/api/categories/91']
    const owner = await signedIn(testShop(), 'owner')
    const buyer = await signedIn(testShop())
    const law = { taxClass: 'saree-silk', hsn: '500720', version: expect.any(String) }
    for (const path of paths) {
      const one = (reply: { body: unknown }) => [reply.body].flat()
      expect(one(await strangers().get(path))).toStrictEqual([category])
      expect(one(await buyer.get(path))).toStrictEqual([category])
      expect(one(await owner.get(path))).toStrictEqual([{ ...category, ...law }])
    }
  })

  it('what a buyer has said: with her name and place', async () => {
    await add()
    const { body } = await strangers().get('/api/testimonials')
    expect(body).toMatchObject([
      { id: 81, customerName: 'Asha', location: 'Salem', rating: 5, comment: 'Lovely.' },
    ])
    expect(JSON.stringify(body)).not.toMatch(/customer_name|version/)
  })
})
