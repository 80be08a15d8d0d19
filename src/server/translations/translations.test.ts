import { expect, it } from 'vitest'
import { z } from 'zod'
import { Product, ProductCard } from '#contract/catalog/types.ts'
import { Category, Page } from '#contract/content/types.ts'
import { SearchAnswer } from '#contract/search/types.ts'
import { ShownShop, ShownStory } from '#contract/settings/types.ts'
import { saveCategory, saveProduct, saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { createApp } from '../app/app.ts'
import { createPageCache } from '../platform/cache/page-cache.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { writeDocument } from '../settings/queries.ts'
import { listedField } from '../settings/translate-profile.ts'

onNewShops('what the shop has written, in a language', (testShop) => {
  const piece = { slug: 'arakku', name: 'Arakku Kanjivaram', description: 'Red of lac.' }
  const facts = { weave: 'Korvai, three-shuttle', pallu: 'Green', length: '5.5 m' }
  let id = 0
  let categoryId = 0
  const ask = async <Schema extends z.ZodType>(path: string, schema: Schema) => {
    const reply = await newShopper(testShop()).get(path)
    expect(reply.status, reply.text).toBe(200)
    return reply.as(schema)
  }

  const brought = async () => {
    const { shop } = testShop()
    categoryId = await saveCategory(shop, { name: 'Kanjivaram Silk', slug: 'kanjivaram' })
    id = await saveProduct(shop, {
      ...piece,
      ...{ category_id: categoryId, color: 'Maroon', fabric: 'Silk', occasion: 'Wedding' },
      facts: JSON.stringify(facts),
    })
    await saveWords(shop, 'ta', [
      { thing: 'product', id, field: 'name', english: piece.name, words: 'அரக்கு காஞ்சிவரம்' },
      { thing: 'product', id, field: 'facts.pallu', english: 'Green', words: 'பச்சை முந்தானை' },
      {
        thing: 'category',
        id: categoryId,
        field: 'name',
        english: 'Kanjivaram Silk',
        words: 'காஞ்சிவரம் பட்டு',
      },
      { thing: 'value', field: 'color:Maroon', english: 'Maroon', words: 'மெரூன்' },
      { thing: 'value', field: 'weave:Korvai', english: 'Korvai', words: 'கோர்வை' },
      {
        thing: 'value',
        field: 'weave:Korvai, three-shuttle',
        english: 'Korvai, three-shuttle',
        words: 'கோர்வை, மூன்று நாடா',
      },
    ])
  }

  it('comes field by field: what nobody has said stays English and is marked', async () => {
    await brought()
    const product = await ask('/api/products/arakku?language=ta', Product)
    expect(product).toMatchObject({
      name: 'அரக்கு காஞ்சிவரம்',
      category: 'காஞ்சிவரம் பட்டு',
      description: piece.description,
      // The English value stays the key.
      ...{ color: 'Maroon', slug: 'arakku', labels: { color: 'மெரூன்' } },
      facts: { weave: 'கோர்வை, மூன்று நாடா', pallu: 'பச்சை முந்தானை', length: '5.5 m' },
    })
    expect(product.inEnglish).toEqual(['description', 'facts.country'])
    expect(product.labels).not.toHaveProperty('fabric')
  })

  it('leaves English as it was, whatever is said elsewhere', async () => {
    await brought()
    const plain = await newShopper(testShop()).get('/api/products/arakku')
    const product = plain.as(Product)
    expect([product.name, product.category]).toEqual([piece.name, 'Kanjivaram Silk'])
    for (const name of ['inEnglish', 'labels']) expect(product).not.toHaveProperty(name)
    for (const language of ['en', 'fr', '', 'ta,te']) {
      const same = await newShopper(testShop()).get(`/api/products/arakku?language=${language}`)
      expect(same.text, language).toBe(plain.text)
    }
  })

  it('names the choices of a list, whose values stay what addresses say', async () => {
    await brought()
    const found = await ask('/api/search?language=ta&colors=Maroon', SearchAnswer)
    expect(found.total).toBe(1)
    expect(found.items[0]?.name).toBe('அரக்கு காஞ்சிவரம்')
    expect(found.facets.colors).toEqual([{ value: 'Maroon', count: 1, label: 'மெரூன்' }])
    expect(found.facets.weaves).toEqual([{ value: 'Korvai', count: 1, label: 'கோர்வை' }])
    expect(found.facets.fabrics).toEqual([{ value: 'Silk', count: 1, inEnglish: ['value'] }])
    const said = await ask('/api/search?colors=மெரூன்&language=ta', SearchAnswer)
    expect(said.total).toBe(0)
    const cards = await ask('/api/products?language=ta', z.array(ProductCard))
    expect(cards[0]?.name).toBe('அரக்கு காஞ்சிவரம்')
  })

  it('of a machine is shown to nobody before a person has said so', async () => {
    await brought()
    const { shop } = testShop()
    const said = { thing: 'product', id, field: 'description', english: piece.description } as const
    await saveWords(shop, 'ta', [{ ...said, words: 'இயந்திரம்', madeBy: 'machine' }])
    const before = await ask('/api/products/arakku?language=ta', Product)
    expect(before.description).toBe(piece.description)
    expect(before.inEnglish).toContain('description')
    await saveWords(shop, 'ta', [{ ...said, words: 'அரக்கின் சிவப்பு.' }])
    const after = await ask('/api/products/arakku?language=ta', Product)
    expect(after.description).toBe('அரக்கின் சிவப்பு.')
  })

  it('stays with a piece whose English changes, and not with a page, which promises something', async () => {
    await brought()
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const page = { title: 'Returns', slug: 'our-returns', content: '<p>Within 7 days.</p>' }
    const made = await owner.post('/api/admin/pages', page)
    const { id: pageId } = made.as(Page)
    const content = '<p>7 நாள்களுக்குள்.</p>'
    await saveWords(shop, 'ta', [
      { thing: 'page', id: pageId, field: 'title', english: 'Returns', words: 'திருப்புதல்' },
      { thing: 'page', id: pageId, field: 'content', english: page.content, words: content },
    ])
    const path = '/api/pages/our-returns?language=ta'
    expect(await ask(path, Page)).toMatchObject({ title: 'திருப்புதல்', content })
    const changed = { ...page, content: '<p>Within 10 days.</p>' }
    must(await owner.put(`/api/admin/pages/${pageId}`, changed))
    const after = await ask(path, Page)
    expect(after).toMatchObject({ title: 'திருப்புதல்', content: changed.content })
    expect(after.inEnglish).toEqual(['content'])
    await shop.db.write(async (tx) => {
      await tx.updateTable('products').set({ name: 'Renamed' }).where('id', '=', id).execute()
      await bumpVersion(tx, shop.now())
    })
    const product = await ask('/api/products/arakku?language=ta', Product)
    expect(product.name).toBe('அரக்கு காஞ்சிவரம்')
  })

  it('goes with a category or page that is deleted: its number may be given again', async () => {
    await brought()
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.del(`/api/admin/categories/${categoryId}`))
    const again = await saveCategory(shop, { id: categoryId, name: 'Other', slug: 'other' })
    expect(again).toBe(categoryId)
    const category = await ask('/api/categories/other?language=ta', Category)
    expect(category).toMatchObject({ name: 'Other', inEnglish: ['name'] })
  })

  it('is kept apart by language, and never after a save', async () => {
    await brought()
    const { shop } = testShop()
    const cache = createPageCache(shop.db.version, shop.now)
    const app = createApp(shop, { cache })
    const names = async (language: string) => {
      const path = `/api/products/arakku${language && `?language=${language}`}`
      return [
        Product.parse(await (await app.request(path)).json()).name,
        cache.inside(path)?.answer,
      ]
    }
    for (const time of ['made', 'kept']) {
      expect(await names('ta'), time).toMatchObject(['அரக்கு காஞ்சிவரம்', { labels: {} }])
      expect(await names(''), time).toMatchObject([piece.name, { name: piece.name }])
      expect((await names('te'))[0], time).toBe(piece.name)
    }
    expect(cache.figures().entries).toBe(3)
    await saveWords(shop, 'ta', [
      { thing: 'product', id, field: 'name', english: piece.name, words: 'புதிய பெயர்' },
    ])
    expect((await names('ta'))[0]).toBe('புதிய பெயர்')
    await saveWords(shop, 'ta', [
      { thing: 'value', field: 'color:Maroon', english: 'Maroon', words: 'அரக்கு' },
    ])
    expect(await names('ta')).toMatchObject(['புதிய பெயர்', { labels: { color: 'அரக்கு' } }])
  })

  it('knows what stands in a list by its words, in whichever order it stands', async () => {
    const { shop } = testShop()
    const ask1 = { question: 'May I return it?', answer: 'Yes, within 7 days.' }
    const ask2 = { question: 'What does shipping cost?', answer: '₹250.' }
    const write = (shippingQuestions: object[], heroTitle = 'Cloth') =>
      shop.db.write(async (tx) => {
        const profile = {
          heroTitle,
          shippingQuestions,
          team: [{ name: 'Janani', role: 'Founder' }],
        }
        await writeDocument(tx, 'profile', profile, shop.now())
        await bumpVersion(tx, shop.now())
      })
    await write([ask1, ask2])
    const listed = (english: string, words: string) =>
      ({ thing: 'profile', field: listedField(english), english, words }) as const
    await saveWords(shop, 'ta', [
      { thing: 'profile', field: 'heroTitle', english: 'Cloth', words: 'துணி' },
      listed(ask1.question, 'திருப்பித் தரலாமா?'),
      listed(ask1.answer, 'ஆம், 7 நாள்களுக்குள்.'),
      listed('Founder', 'நிறுவனர்'),
    ])
    await write([ask2, { ...ask1, answer: 'Yes, within 10 days.' }])
    const story = await ask('/api/shop/story?language=ta', ShownStory)
    expect(story.shippingQuestions).toEqual([
      { ...ask2, inEnglish: ['question', 'answer'] },
      {
        question: 'திருப்பித் தரலாமா?',
        answer: 'Yes, within 10 days.',
        inEnglish: ['answer'],
      },
    ])
    expect(story.team).toEqual([{ name: 'Janani', role: 'நிறுவனர்', inEnglish: ['name'] }])
    expect((await ask('/api/shop?language=ta', ShownShop)).heroTitle).toBe('துணி')
    await write([], 'Other cloth')
    const shown = await ask('/api/shop?language=ta', ShownShop)
    expect(shown.heroTitle).toBe('Other cloth')
    expect(shown.inEnglish).toContain('heroTitle')
  })
})
