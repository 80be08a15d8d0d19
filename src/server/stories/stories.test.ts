import { expect, it } from 'vitest'
import { z } from 'zod'
import { EditedDelivery } from '#contract/delivery/types.ts'
import { StaffStory } from '#contract/stories/admin-types.ts'
import { Story, StoryPage } from '#contract/stories/types.ts'
import { jobHandlers } from '#server/app/job-handlers.ts'
import { performDue } from '#server/platform/jobs/perform.ts'
import { saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'

const path = '/api/admin/stories'

onNewShops('the journal of the shop', (testShop) => {
  const at = (ms: number) => new Date(testShop().clock.now + ms).toISOString()
  const form = (change = {}) => ({
    ...{ title: 'The last loom', slug: 'the-last-loom', summary: 'Of Rukmini, who weaves.' },
    ...{ content: '<p>She begins at five.</p>', picture: '', pictureAlt: '', productIds: [] },
    ...{ publishAt: at(0), ...change },
  })
  const written = async (owner: Shopper, change = {}) =>
    must(await owner.post(path, form(change))).as(StaffStory)
  const listed = async (query = '') =>
    must(await newShopper(testShop()).get(`/api/stories${query}`)).as(StoryPage)
  const read = (slug: string, query = '') =>
    newShopper(testShop()).get(`/api/stories/${slug}${query}`)

  it('is read from its moment on, and what is kept of pages is made anew then', async () => {
    const { clock, shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const draft = await written(owner, { publishAt: null })
    expect(draft.state).toBe('draft')
    const later = form({ publishAt: at(60_000), version: draft.version })
    expect(must(await owner.put(`${path}/${draft.id}`, later)).as(StaffStory).state).toBe(
      'scheduled',
    )
    clock.now += 59_999
    await performDue(shop, jobHandlers)
    const { saved } = shop.db.version()
    expect([(await listed()).total, (await read('the-last-loom')).status]).toEqual([0, 404])
    clock.now += 1
    await performDue(shop, jobHandlers)
    expect(shop.db.version().saved).toBeGreaterThan(saved)
    expect((await listed()).items.map(({ slug }) => slug)).toEqual(['the-last-loom'])
    expect((await read('the-last-loom')).status).toBe(200)
  })

  it('shows its pieces in order, those that left the shop not, and runs nothing', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const [one, two, gone] = [
      await addPiece(shop, {}),
      await addPiece(shop, {}),
      await addPiece(shop, {}),
    ]
    const content = '<p onclick="x()">Read</p><script>x()</script>'
    await written(owner, { content, productIds: [two, gone, one] })
    must(await owner.del(`/api/admin/products/${gone}`))
    const story = must(await read('the-last-loom')).as(Story)
    expect(story.products.map(({ id }) => id)).toEqual([two, one])
    expect(story.content).toBe('<p>Read</p>')
  })

  it('pages by twelve, the newest first', async () => {
    const owner = await signedIn(testShop(), 'owner')
    for (let nth = 0; nth < 14; nth += 1)
      await written(owner, { slug: `story-${nth}`, publishAt: at(nth - 100) })
    const first = await listed()
    expect([first.total, first.pages, first.items.length]).toEqual([14, 2, 12])
    expect(first.items[0]?.slug).toBe('story-13')
    expect((await listed('?page=2')).items.map(({ slug }) => slug)).toEqual(['story-1', 'story-0'])
  })

  it('reads in the language of its page, or says that it is English', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const { id } = await written(owner)
    const title = { thing: 'story', id, field: 'title', english: 'The last loom' } as const
    await saveWords(testShop().shop, 'ta', [{ ...title, words: 'கடைசித் தறி' }])
    const story = must(await read('the-last-loom', '?language=ta')).as(Story)
    expect([story.title, story.inEnglish]).toEqual(['கடைசித் தறி', ['summary', 'content']])
  })

  it('says what the settings say while it is read, in the language of its words; staff keep the names', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const promise = async (change: object) => {
      const before = must(await owner.get('/api/admin/delivery')).as(EditedDelivery)
      must(await owner.put('/api/admin/delivery', { ...before, ...change }))
    }
    const content = '<p>Sent from Salem. Free above {free above}.</p>'
    const summary = '{delivery cost in brief}'
    const { id } = await written(owner, { content, summary })
    const words = '<p>சேலத்திலிருந்து. {free above}-க்கு மேல் இலவசம்.</p>'
    const said = { thing: 'story', id, field: 'content', english: content, words } as const
    await saveWords(testShop().shop, 'ta', [said])
    const shown = async (language: string) => {
      const story = must(await read('the-last-loom', `?language=${language}`)).as(Story)
      return [story.content, story.summary, story.inEnglish]
    }
    expect(await shown('en')).toEqual([
      ...['<p>Sent from Salem. Free above ₹5,000.</p>', 'Free above ₹5,000, otherwise ₹250'],
      undefined,
    ])
    expect(await shown('ta')).toEqual([
      '<p>சேலத்திலிருந்து. ₹5,000-க்கு மேல் இலவசம்.</p>',
      ...['₹5,000-க்கு மேல் இலவசம், இல்லையெனில் ₹250', ['title']],
    ])
    await promise({ freeAbove: 7500 })
    expect((await listed()).items[0]?.summary).toBe('Free above ₹7,500, otherwise ₹250')
    expect((await shown('ta'))[0]).toContain('₹7,500-க்கு')
    const feed = await (await testShop().app.request('/feeds/stories.xml')).text()
    expect(feed).toContain('Free above ₹7,500')
    await promise({ freeAbove: null })
    expect(await shown('en')).toEqual(['<p>Sent from Salem.</p>', '₹250', undefined])
    const [kept] = must(await owner.get(path)).as(z.object({ items: z.array(StaffStory) })).items
    expect([kept?.content, kept?.summary]).toEqual([content, summary])
  })

  it('is looked at before it is saved, as readers will see it, and nothing is written', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const piece = await addPiece(shop, { price: 6000, stock: 3 })
    const { slug: _slug, ...typed } = form({
      ...{ title: '', summary: '{delivery cost in brief}', productIds: [piece, 9999] },
      ...{ content: '<p onclick="x()">Five.</p><script>x()</script>', publishAt: null },
    })
    const seen = must(await owner.post(`${path}/preview`, typed)).as(Story)
    expect(seen).toMatchObject({ title: '', summary: 'Free above ₹5,000, otherwise ₹250' })
    expect([seen.content, seen.publishedAt]).toEqual(['<p>Five.</p>', at(0)])
    expect(seen.products.map(({ id }) => id)).toEqual([piece])
    const page = { title: 'Ours', content: '<p>{return days} days<img src=x onerror=x()></p>' }
    const told = must(await owner.post('/api/admin/pages/preview', page)).body
    expect(String(told['content'])).toMatch(/^<p>7 days/)
    expect(String(told['content'])).not.toContain('onerror')
    expect((await listed()).total).toBe(0)
    expect(must(await owner.get(path)).body['total']).toBe(0)
    const packer = await signedIn(testShop(), 'packer')
    for (const place of [path, '/api/admin/pages'])
      expect((await packer.post(`${place}/preview`, typed)).status).toBe(403)
  })

  it('an old address finds it, one that is taken is refused', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const { id, version } = await written(owner)
    must(await owner.put(`${path}/${id}`, form({ slug: 'rukmini', version })))
    expect(must(await read('the-last-loom')).as(Story).slug).toBe('rukmini')
    const taken = await owner.post(path, form({ slug: 'rukmini' }))
    expect([taken.status, taken.body['refusal']]).toEqual([409, 'story-slug-taken'])
    const late = await owner.put(`${path}/${id}`, form({ slug: 'rukmini', version }))
    expect(late.status).toBe(409)
    expect((await owner.del(`${path}/${id}?version=${version}`)).status).toBe(409)
    must(await owner.del(`${path}/${id}`))
    expect((await read('rukmini')).status).toBe(404)
  })

  it('a piece that there is not and a picture that nobody keeps are refused', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const codes = [
      [{ productIds: [9999] }, 'product-gone'],
      [{ picture: '/uploads/none.jpg' }, 'no-picture-chosen'],
      [{ slug: 'Not a slug' }, 'bad-slug'],
    ] as const
    for (const [wrong, code] of codes)
      expect((await owner.post(path, form(wrong))).body['refusal']).toBe(code)
    expect((await listed()).total).toBe(0)
  })

  it('stands in the sitemap and in the feed once it is shown', async () => {
    const { app } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    await written(owner, { title: 'Silk & salt' })
    await written(owner, { slug: 'not-yet', publishAt: at(60_000) })
    const text = async (address: string) => (await app.request(address)).text()
    const map = await text('/sitemap.xml')
    expect([map.includes('/stories/the-last-loom<'), map.includes('not-yet')]).toEqual([
      true,
      false,
    ])
    const feed = await text('/feeds/stories.xml')
    expect(feed).toContain('<title>Silk &amp; salt</title>')
    expect(feed).not.toContain('not-yet')
    expect(await text('/feeds/stories-ta.xml')).toContain('/ta/stories/the-last-loom')
  })

  it('is written by owner and manager alone, who alone read its drafts', async () => {
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.post(path, form())).status).toBe(403)
    expect((await packer.get(path)).status).toBe(403)
  })
})
