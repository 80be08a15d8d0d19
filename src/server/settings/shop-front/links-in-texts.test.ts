import { expect, it } from 'vitest'
import { Page } from '#contract/content/types.ts'
import { NewsletterToSend } from '#contract/newsletter/issue-types.ts'
import { StaffStory, StaffStoryPage } from '#contract/stories/admin-types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

const link = (address: string) => `<p><a href="${address}">Look</a></p>`
const pages = '/api/admin/pages'
const page = (content: string, slug = 'festival') => ({ title: 'Festival', slug, content })
const story = (content: string, slug: string, publishAt: string | null) => ({
  ...{ title: 'Korvai', slug, summary: '', content, picture: '', pictureAlt: '' },
  ...{ productIds: [], publishAt },
})

onNewShops('a link inside a text that leads to what visitors do not find', (testShop) => {
  it('is named to staff, when it is saved and when it is read, until it leads somewhere; the text stays as it is', async () => {
    const { clock, shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const later = new Date(clock.now + 60_000).toISOString()
    must(await owner.post('/api/admin/stories', story('', 'korvai', later)))
    const own = `${shop.config.publicUrl}/no-such`
    const found = ['/products', '/about-us', 'https://example.in/no-such', 'mailto:a@example.in']
    const missing = ['/no-such', '/product/none', '/stories/korvai', own]
    const content = [...found, ...missing, '/no-such'].map(link).join('')
    const { id, ...saved } = must(await owner.post(pages, page(content))).as(Page)
    expect(saved.nowhere).toEqual(missing)
    const read = async () => must(await owner.get('/api/pages/festival')).as(Page)
    expect(await read()).toMatchObject({ nowhere: missing, version: saved.version })
    expect((await read()).content.match(/<a /g)).toHaveLength(9)

    must(await owner.post(pages, page('', 'no-such')))
    clock.now += 60_000
    expect((await read()).nowhere).toEqual(['/product/none'])
    const cured = { ...page(link('/no-such')), version: saved.version }
    const last = must(await owner.put(`${pages}/${id}`, cured)).as(Page)
    expect(last.nowhere).toBeUndefined()
  })

  it('is told to nobody else', async () => {
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.post(pages, page(link('/no-such'))))
    const told = async (who: typeof owner) =>
      must(await who.get('/api/pages'))
        .as(Page.array())
        .find(({ slug }) => slug === 'festival')?.nowhere
    expect(await told(owner)).toEqual(['/no-such'])
    expect(await told(await signedIn(testShop()))).toBeUndefined()
    expect(await told(newShopper(testShop()))).toBeUndefined()
  })

  it('is named in stories and in newsletters that are to be sent', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const content = link('/products/none') + link('/products')
    const saved = must(await owner.post('/api/admin/stories', story(content, 'ikat', null))).as(
      StaffStory,
    )
    const { items } = must(await owner.get('/api/admin/stories')).as(StaffStoryPage)
    expect([saved.nowhere, items[0]?.nowhere]).toEqual([['/products/none'], ['/products/none']])
    const letter = { subject: 'News', preview: '', picture: '', pictureAlt: '', productIds: [] }
    const issue = must(await owner.post('/api/admin/newsletters', { ...letter, content }))
    const told = must(await owner.get(`/api/admin/newsletters/${issue.body['id']}`))
    expect(told.as(NewsletterToSend).nowhere).toEqual(['/products/none'])
  })

  it('is found among more links than a question to the database has places', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const many = Array.from({ length: 2500 }, (_, at) => `/page-${at}`)
    const saved = must(await owner.post(pages, page(many.map(link).join('')))).as(Page)
    expect(saved.nowhere).toEqual(many)
  })
})
