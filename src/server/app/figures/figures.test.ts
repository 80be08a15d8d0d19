import { expect, it } from 'vitest'
import { StockPage } from '#contract/catalog/admin-types.ts'
import { Product } from '#contract/catalog/types.ts'
import { Category, Page } from '#contract/content/types.ts'
import { EditedDelivery } from '#contract/delivery/types.ts'
import { ToldFigures } from '#contract/settings/admin-types.ts'
import { EditedAnnouncements } from '#contract/settings/shop-front-types.ts'
import { EditedProfile, ShownShop, ShownStory } from '#contract/settings/types.ts'
import { TextPage } from '#contract/translations/admin-types.ts'
import { languages } from '#domain/language.ts'
import { emptyProfile } from '#server/settings/documents.ts'
import { listedField } from '#server/settings/translate-profile.ts'
import { saveCategory, saveProduct, saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

onNewShops('figures of the settings in texts of the owner', (testShop) => {
  const owner = () => signedIn(testShop(), 'owner')
  const promise = async (change: object) => {
    const staff = await owner()
    const before = must(await staff.get('/api/admin/delivery')).as(EditedDelivery)
    must(await staff.put('/api/admin/delivery', { ...before, ...change }))
  }
  const say = async (change: Partial<EditedProfile>) =>
    must(await (await owner()).put('/api/shop', { ...emptyProfile, ...change }))
  const shown = async (language = 'en') =>
    must(await newShopper(testShop()).get(`/api/shop?language=${language}`)).as(ShownShop)
  const told = async (language = 'en') =>
    must(await newShopper(testShop()).get(`/api/shop/story?language=${language}`)).as(ShownStory)
  const page = async (form: object) =>
    must(await (await owner()).post('/api/admin/pages', form)).as(Page)

  it('the banner of a new shop says the limit that holds, in every language, without words of its own', async () => {
    const banners = async () =>
      Promise.all(languages.map(async (language) => (await shown(language)).banner))
    expect(await banners()).toEqual([
      'Free shipping on orders above ₹5,000',
      '₹5,000-க்கு மேல் ஆர்டர்களுக்கு இலவச டெலிவரி',
      '₹5,000 పైన ఆర్డర్లకు ఉచిత డెలివరీ',
      '₹5,000 ಮೇಲಿನ ಆರ್ಡರ್‌ಗಳಿಗೆ ಉಚಿತ ಡೆಲಿವರಿ',
      '₹5,000-നു മുകളിലുള്ള ഓർഡറുകൾക്ക് സൗജന്യ ഡെലിവറി',
      '₹5,000 से ऊपर के ऑर्डर पर मुफ़्त डिलीवरी',
    ])
    expect((await shown('ta')).inEnglish ?? []).not.toContain('banner')
    await promise({ freeAbove: 7500 })
    expect((await shown()).banner).toBe('Free shipping on orders above ₹7,500')
    await promise({ fee: 0 })
    expect([(await shown()).banner, (await shown('hi')).banner]).toEqual([
      ...['Free shipping on every order', 'हर ऑर्डर पर मुफ़्त डिलीवरी'],
    ])
    await promise({ fee: 250, freeAbove: null })
    expect(await banners()).toEqual(languages.map(() => ''))
  })

  it('staff read and save the names, and are told what they say now', async () => {
    await promise({ freeAbove: 7500 })
    const staff = await owner()
    const written = must(await staff.get('/api/admin/shop')).as(EditedProfile)
    expect(written.banner).toBe('{free delivery}')
    const figures = must(await staff.get('/api/admin/shop/figures')).as(ToldFigures)
    expect(figures).toMatchObject({
      ...{ 'free above': '₹7,500', 'days in India': '5-7', 'return days': '7' },
      'shop hours': 'Mon-Sat, 9AM-6PM IST',
    })
    expect((await newShopper(testShop()).get('/api/admin/shop/figures')).status).toBe(401)
  })

  it('a page says them escaped, and keeps the names for staff, who send back what was written', async () => {
    await say({ hours: '9 <b>&amp;</b> "5"' })
    const content = '<p>Above {free above} it is free: {shop hours}. {nobody knows this}</p>'
    const { slug, id } = await page({ title: 'In {days in India} days', slug: 'delivery', content })
    const read = async (by: Awaited<ReturnType<typeof owner>>) =>
      must(await by.get(`/api/pages/${slug}`)).as(Page)
    const says =
      '<p>Above ₹5,000 it is free: 9 &lt;b&gt;&amp;amp;&lt;/b&gt; "5". {nobody knows this}</p>'
    const seen = await read(newShopper(testShop()))
    expect(seen).toMatchObject({ title: 'In 5-7 days', content: says })
    expect(seen.written).toBeUndefined()
    const staff = await owner()
    const [listed] = must(await staff.get('/api/pages')).as(Page.array())
    expect(listed).toMatchObject({
      content: says,
      written: { title: 'In {days in India} days', content },
    })
    const { version } = await read(staff)
    await promise({ freeAbove: 6000 })
    must(await staff.put(`/api/admin/pages/${id}`, { title: 'Days', slug, content, version }))
    expect((await read(staff)).content).toContain('Above ₹6,000 it is free')
  })

  it('questions and announcements say them, and are left out where nothing is to be said', async () => {
    const answer = 'Within {return days} days.'
    await say({
      shippingQuestions: [{ question: 'Until when?', answer }],
      questions: [{ group: 'All', items: [{ question: 'From what on?', answer: '{free above}' }] }],
    })
    const items = ['From {free above} on: a gift', 'Write to us. {free delivery}'].map((text) => ({
      ...{ text, link: '', from: null, until: null, isDismissible: true },
    }))
    const staff = await owner()
    must(await staff.put('/api/admin/announcements', { items }))
    const lines = async () => (await shown()).announcements?.map(({ id, text }) => [id, text])
    const before = await lines()
    expect(before?.map(([, text]) => text)).toEqual([
      'From ₹5,000 on: a gift',
      'Write to us. Free shipping on orders above ₹5,000',
    ])
    await promise({ freeAbove: null, returnsDays: 10 })
    // Whoever has put a line away knows it by what was written.
    expect(await lines()).toEqual([[before?.[1]?.[0], 'Write to us.']])
    const story = await told()
    expect(story.shippingQuestions).toEqual([
      { question: 'Until when?', answer: 'Within 10 days.' },
    ])
    expect(story.questions).toEqual([])
    const kept = must(await staff.get('/api/admin/announcements')).as(EditedAnnouncements)
    expect(kept.items.map(({ text }) => text)).toEqual(items.map(({ text }) => text))
  })

  it('words in a language keep their place for them, and are not stale when a figure changes', async () => {
    const english = 'We send within {days in India} days.'
    await say({ shippingQuestions: [{ question: 'When?', answer: english }] })
    const words = '{days in India} நாள்களில் அனுப்புவோம்.'
    const said = { thing: 'profile', field: listedField(english), english, words } as const
    await saveWords(testShop().shop, 'ta', [said])
    await promise({ days: { domestic: { from: 2, to: 3 }, international: { from: 8, to: 9 } } })
    expect((await told('ta')).shippingQuestions).toEqual([
      { question: 'When?', answer: '2-3 நாள்களில் அனுப்புவோம்.', inEnglish: ['question'] },
    ])
    const path = '/api/admin/translations/texts?language=ta&thing=profile'
    const { items } = must(await (await owner()).get(path)).as(TextPage)
    expect(items.find((one) => one.english === english)).toMatchObject({ words, state: 'said' })
    // What is made of names alone is nobody's work.
    expect(items.filter((one) => one.field === 'banner')).toEqual([])
  })

  it('descriptions of sarees and categories say them on pages, in lists and feeds; staff edit the names', async () => {
    const { shop } = testShop()
    const description = 'Woven in Salem. Free above {free above}.'
    const categoryId = await saveCategory(shop, { description })
    const productId = await saveProduct(shop, { category_id: categoryId, description })
    await shop.db.write(async (tx) => {
      const size = { width: 8, height: 12, bytes: 1, preview: '', created_at: 1 }
      await tx
        .insertInto('pictures')
        .values({ ...size, path: '/media/a.jpg' })
        .execute()
      const picture = { product_id: productId, position: 0, path: '/media/a.jpg', alt: '' }
      await tx.insertInto('product_pictures').values(picture).execute()
    })
    const words = 'சேலத்தில் நெய்தது. {free above}-க்கு மேல் இலவசம்.'
    const said = { thing: 'product', id: productId, field: 'description' } as const
    await saveWords(shop, 'ta', [{ ...said, english: description, words }])
    const shopper = newShopper(testShop())
    const all = must(await shopper.get('/api/products')).as(Product.array())
    const product = `/api/products/${all[0]?.slug}`
    const told = async (language: string) => {
      const read = async (path: string) => must(await shopper.get(`${path}?language=${language}`))
      return {
        one: (await read(product)).as(Product).description,
        list: (await read('/api/products')).as(Product.array())[0]?.description,
        category: (await read(`/api/categories/${categoryId}`)).as(Category).description,
        categories: (await read('/api/categories')).as(Category.array())[0]?.description,
      }
    }
    const now = 'Woven in Salem. Free above ₹5,000.'
    expect(await told('en')).toEqual({ one: now, list: now, category: now, categories: now })
    const tamil = 'சேலத்தில் நெய்தது. ₹5,000-க்கு மேல் இலவசம்.'
    expect(await told('ta')).toMatchObject({ one: tamil, list: tamil, category: now })
    await promise({ freeAbove: 7500 })
    expect((await told('ta')).one).toContain('₹7,500-க்கு')
    const feed = async () => (await testShop().app.request('/feeds/products.xml')).text()
    expect(await feed()).toContain('Woven in Salem. Free above ₹7,500.')
    await promise({ freeAbove: null })
    expect(await told('en')).toMatchObject({ one: 'Woven in Salem.', category: 'Woven in Salem.' })
    expect(await feed()).toContain('<description>Woven in Salem.</description>')
    const staff = await owner()
    const [category] = must(await staff.get('/api/categories')).as(Category.array())
    expect(category).toMatchObject({ description: 'Woven in Salem.', written: { description } })
    const stock = must(await staff.get('/api/admin/stock')).as(StockPage)
    expect(stock.items[0]?.description).toBe(description)
  })

  it('where a text has no words in a language, its figures stay English too', async () => {
    await say({ banner: 'Now: {delivery cost in brief}' })
    expect(await shown('ta')).toMatchObject({
      banner: 'Now: Free above ₹5,000, otherwise ₹250',
      inEnglish: expect.arrayContaining(['banner']),
    })
  })
})
