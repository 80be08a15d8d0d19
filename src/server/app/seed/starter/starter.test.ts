import { expect, it } from 'vitest'
import { TextPage } from '#contract/translations/admin-types.ts'
import { starterName } from '#domain/shop-profile.ts'
import { builtInPages } from '#domain/slug.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { lettersOf, shareOf } from '#test/letters.ts'
import { must } from '#test/must.ts'
import { inStepsOnBothEngines, onBothEngines, onNewShops } from '#test/on-both-engines.ts'
import { makePerson } from '#test/people.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import type { Shop } from '../../../platform/shop.ts'
import { currentProfile, emptyProfile } from '../../../settings/documents.ts'
import { openingOf } from '../../../settings/opening.ts'
import { writeDocument } from '../../../settings/queries.ts'
import { seedWhenEmpty } from '../seed.ts'

const start = (shop: Shop) => seedWhenEmpty(shop, () => undefined)

const pagesOf = (shop: Shop) =>
  shop.db.read.selectFrom('pages').select(['id', 'slug', 'content']).orderBy('slug').execute()

onNewShops('a new shop that its owner names', (testShop) => {
  it('has its one name in all languages once its owner gives it one', async () => {
    await start(testShop().shop)
    const owner = await signedIn(testShop(), 'owner')
    const states = async (language: string) => {
      const path = `/api/admin/translations/texts?language=${language}&thing=profile`
      const { items } = must(await owner.get(path)).as(TextPage)
      return items.filter(({ field }) => field === 'name').map(({ words, state }) => [words, state])
    }
    expect(await states('ta')).toEqual([['என் சேலைக் கடை', 'said']])
    must(await owner.put('/api/shop', { ...emptyProfile, name: 'Meena Silks' }))
    for (const language of ['ta', 'te', 'kn', 'ml', 'hi'])
      expect(await states(language)).toEqual([['', 'said']])
  })
})

inStepsOnBothEngines('a new shop without demo data', (testShop, engine) => {
  it('starts with the fixed content of the specification, and closed', async () => {
    const { shop } = testShop()
    await start(shop)
    const pages = await pagesOf(shop)
    expect(pages.map(({ slug }) => slug)).toEqual(builtInPages.toSorted())
    for (const { slug, content } of pages) {
      expect(content.length, slug).toBeGreaterThan(100)
      expect(content, slug).not.toContain('demonstration shop')
    }
    const profile = await currentProfile(shop.db)
    const { craft, journey, team, shippingQuestions, questions } = profile
    expect([craft.length, journey.length, team.length]).toEqual([4, 4, 3])
    expect(shippingQuestions.length).toBeGreaterThan(3)
    expect(questions.length).toBeGreaterThan(3)
    expect(profile).toMatchObject({ name: starterName, whatsapp: '', cardLogos: [] })
    const pictures = await shop.db.read.selectFrom('pictures').select('path').execute()
    const kept = new Set(pictures.map(({ path }) => path))
    for (const { picture } of [...craft, ...journey]) expect(kept).toContain(picture)
    expect(await openingOf(shop.db)).toEqual({ isOpen: false })
    const terms = await newShopper(testShop()).get('/api/pages/terms')
    expect(terms.body['content']).toContain('These are the terms')
  })

  it('says it in other languages too, as far as it is known there', async () => {
    const shopper = newShopper(testShop())
    const story = (await shopper.get('/api/shop/story?language=hi')).body
    expect(JSON.stringify(story)).toContain('डिलीवरी का ख़र्च कितना है?')
    expect(JSON.stringify(story)).not.toContain('inEnglish')
    const ta = (await shopper.get('/api/pages/faqs?language=ta')).body
    expect(ta['content']).toContain('அதிகம் கேட்கப்படும் கேள்விகளுக்கு')
    const te = (await shopper.get('/api/pages/faqs?language=te')).body
    expect([te['title'], te['inEnglish']]).toEqual(['తరచూ అడిగే ప్రశ్నలు', undefined])
    const terms = (await shopper.get('/api/pages/terms?language=te')).body
    expect(terms['title']).not.toMatch(/[a-z]/i)
    expect([terms['content'], terms['inEnglish']]).toEqual([
      expect.stringContaining('ఆంగ్ల మూలమే'),
      undefined,
    ])
    const shown = (await shopper.get('/api/shop?language=kn')).body
    expect(shown['banner']).toBe('₹5,000 ಮೇಲಿನ ಆರ್ಡರ್‌ಗಳಿಗೆ ಉಚಿತ ಡೆಲಿವರಿ')
  })

  it.each(['ta', 'te', 'kn', 'ml', 'hi'] as const)(
    'says all of it in %s: its name, its pages, who works there',
    async (language) => {
      const shopper = newShopper(testShop())
      const paths = [
        '/api/shop',
        '/api/shop/story',
        ...builtInPages.map((slug) => `/api/pages/${slug}`),
      ]
      for (const path of paths) {
        const { text, body } = await shopper.get(`${path}?language=${language}`)
        expect(text, path).not.toContain('inEnglish')
        const { name, tagline, heroTitle, title, content, team } = body
        const said = [name, tagline, heroTitle, title, content, team]
        const words = JSON.stringify(said).replace(/<[^>]*>|\\n|null|"(?:name|role)":/g, ' ')
        expect(shareOf(lettersOf(words, language)), `${path}: ${words}`).toBeGreaterThan(0.97)
      }
    },
  )

  it('lets the owner write every page and lose none', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    for (const { id, slug } of await pagesOf(shop)) {
      const refused = await owner.del(`/api/admin/pages/${id}`)
      expect([slug, refused.status]).toEqual([slug, 409])
      expect(refused.text).toContain('is part of the shop and cannot be deleted.')
      const page = { title: `Our ${slug}`, slug, content: `<p>Ours: ${slug}</p>` }
      const saved = await owner.put(`/api/admin/pages/${id}`, page)
      expect([slug, saved.status]).toEqual([slug, 200])
    }
    expect(await pagesOf(shop)).toHaveLength(builtInPages.length)
  })

  it('starting again touches nothing that was written, and brings back what was lost', async () => {
    const { shop } = testShop()
    await shop.db.write((tx) => tx.deleteFrom('pages').where('slug', '=', 'faqs').execute())
    const emptied = { ...(await currentProfile(shop.db)), ...noLists, name: 'Meena Sarees' }
    await shop.db.write((tx) => writeDocument(tx, 'profile', emptied, shop.now()))
    await start(shop)
    const pages = await pagesOf(shop)
    expect(pages.map(({ slug }) => slug)).toEqual(builtInPages.toSorted())
    expect(pages.find(({ slug }) => slug === 'terms')?.content).toBe('<p>Ours: terms</p>')
    const questions = pages.find(({ slug }) => slug === 'faqs')?.content
    expect(questions).toContain('The questions we are asked most, answered plainly.')
    expect(await currentProfile(shop.db)).toEqual(emptied)
  })

  it('of several that start at once one brings it all', async () => {
    const other = await createTestShop({ engine })
    try {
      await Promise.all([start(other.shop), start(other.shop)])
      expect(await pagesOf(other.shop)).toHaveLength(builtInPages.length)
    } finally {
      await other.close()
    }
  })
})

const noLists = { craft: [], journey: [], team: [], shippingQuestions: [], questions: [] }
const oldLogos = ['Visa', 'Mastercard', 'American Express', 'PayPal', 'UPI', 'RuPay']

onBothEngines('a data folder from before', (testShop) => {
  it('stays open, keeps what its owner said, and gets what it lacks', async () => {
    const { shop } = testShop()
    await makePerson(shop, { role: 'owner' })
    const before = { ...emptyProfile, ...noLists, name: 'Meena Sarees', cardLogos: oldLogos }
    await shop.db.write(async (tx) => {
      await writeDocument(tx, 'profile', before, shop.now())
      const times = { created_at: 1, updated_at: 1 }
      const page = { title: 'Terms', slug: 'terms', content: '<p>Mine</p>' }
      await tx
        .insertInto('pages')
        .values({ ...page, ...times })
        .execute()
    })
    await start(shop)
    expect(await openingOf(shop.db)).toEqual({ isOpen: true })
    const pages = await pagesOf(shop)
    expect(pages.map(({ slug }) => slug)).toEqual(builtInPages.toSorted())
    expect(pages.find(({ slug }) => slug === 'terms')?.content).toBe('<p>Mine</p>')
    const profile = await currentProfile(shop.db)
    // Nobody had chosen the logos that every shop once claimed.
    expect(profile).toMatchObject({ name: 'Meena Sarees', cardLogos: [] })
    expect(profile.team).toHaveLength(3)
  })
})

onBothEngines('a data folder whose lists say something', (testShop) => {
  it('keeps them as they are, the empty ones too', async () => {
    const { shop } = testShop()
    await makePerson(shop, { role: 'owner' })
    const team = [{ name: 'Meena', role: 'Owner' }]
    const before = { ...emptyProfile, ...noLists, team, cardLogos: ['Visa'] }
    await shop.db.write((tx) => writeDocument(tx, 'profile', before, shop.now()))
    await start(shop)
    expect(await currentProfile(shop.db)).toEqual(before)
  })
})
