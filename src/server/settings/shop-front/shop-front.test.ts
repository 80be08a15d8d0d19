import { expect, it } from 'vitest'
import {
  EditedAnnouncements,
  EditedMenus,
  ToldAnnouncements,
  ToldMenus,
} from '#contract/settings/shop-front-types.ts'
import { ShownShop } from '#contract/settings/types.ts'
import { jobHandlers } from '#server/app/job-handlers.ts'
import { performDue } from '#server/platform/jobs/perform.ts'
import { sourceHash } from '#server/translations/source-hash.ts'
import { saveCategory, saveProduct, saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

const bar = '/api/admin/announcements'
const line = (change = {}) => ({
  ...{ text: 'Open on Sunday', link: '', from: null, until: null, isDismissible: true },
  ...change,
})

onNewShops('what the owner puts around every page', (testShop) => {
  const shown = async (language = 'en') =>
    must(await newShopper(testShop()).get(`/api/shop?language=${language}`)).as(ShownShop)
  const at = (ms: number) => new Date(testShop().clock.now + ms).toISOString()

  it('an announcement stands in pages from its first second until its last, kept ones too', async () => {
    const { clock, shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const items = [
      line({ text: 'Festival sale', link: '/products', from: at(60_000), until: at(120_000) }),
      line(),
    ]
    must(await owner.put(bar, { items }))
    const texts = async () => (await shown()).announcements?.map(({ text }) => text)
    const passes = async (ms: number) => {
      clock.now += ms
      const before = shop.db.version().saved
      await performDue(shop, jobHandlers)
      return shop.db.version().saved > before
    }
    expect(await texts()).toEqual(['Open on Sunday'])
    expect([await passes(59_999), await texts()]).toEqual([false, ['Open on Sunday']])
    expect([await passes(1), await texts()]).toEqual([true, ['Festival sale', 'Open on Sunday']])
    expect([await passes(60_000), await texts()]).toEqual([true, ['Open on Sunday']])
  })

  it('its words are said in the language of the page, or marked as English; what is put away is known by them', async () => {
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.put(bar, { items: [line(), line({ text: 'New looms' })] }))
    const english = 'Open on Sunday'
    const said = { thing: 'profile', field: `text:${sourceHash(english)}`, english } as const
    await saveWords(testShop().shop, 'ta', [{ ...said, words: 'ஞாயிறும் திறந்திருக்கும்' }])
    const { announcements = [] } = await shown('ta')
    expect(announcements.map(({ text, inEnglish }) => [text, inEnglish])).toEqual([
      ['ஞாயிறும் திறந்திருக்கும்', undefined],
      ['New looms', ['text']],
    ])
    expect(announcements[0]?.id).toBe((await shown()).announcements?.[0]?.id)
  })

  it('one that is over before it begins, or leads to no open address, is refused at its field', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const backwards = line({ from: at(60_000), until: at(60_000) })
    const over = await owner.put(bar, { items: [line(), backwards] })
    expect([over.status, over.body['refusal']]).toEqual([400, 'announcement-over-first'])
    expect(over.body['errors']).toEqual({ 'items.1.until': expect.any(String) })
    for (const link of [
      'javascript:alert(1)',
      '//evil.example',
      '/admin/orders',
      'http://a.example',
    ]) {
      const refused = await owner.put(bar, { items: [line({ link })] })
      expect([link, refused.status]).toEqual([link, 400])
    }
    expect((await shown()).announcements).toBeUndefined()
  })

  it('menus stand in place of the usual links, and go again when they are emptied', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const menus = {
      header: [{ label: 'Bridal', address: '/products?occasions=Wedding' }],
      footer: [{ label: 'Our blog', address: 'https://blog.example.in' }],
    }
    const saved = must(await owner.put('/api/admin/menus', menus)).as(EditedMenus)
    expect((await shown()).menus).toEqual(menus)
    const { version } = saved
    must(await owner.put('/api/admin/menus', { header: [], footer: [], version }))
    expect((await shown()).menus).toBeUndefined()
    const late = await owner.put('/api/admin/menus', saved)
    expect(late.status).toBe(409)
  })

  it('and no save writes over another that it has not seen, nor does a packer', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const seen = must(await owner.get(bar)).as(EditedAnnouncements)
    must(await owner.put(bar, { ...seen, items: [line()] }))
    const late = await owner.put(bar, { ...seen, items: [] })
    expect([late.status, late.body['refusal']]).toEqual([409, 'changed-meanwhile'])
    // What stands there now is told, for the form to show beside what was typed.
    expect(late.body['current']).toMatchObject({ items: [line()] })
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.put(bar, { items: [] })).status).toBe(403)
    expect(must(await packer.get(bar)).as(EditedAnnouncements).items).toEqual([line()])
  })

  it('a link to what visitors do not find is not shown to them, and named to staff until it leads somewhere again', async () => {
    const { shop, clock } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const page = (slug: string) => ({ title: 'Festival', slug, content: '<p>Soon</p>' })
    const { id, version } = must(await owner.post('/api/admin/pages', page('festival'))).body
    const slug = 'gadwal'
    const categoryId = await saveCategory(shop, { slug })
    const pieces = { slug: 'maroon', category_id: categoryId }
    await saveProduct(shop, pieces)
    await saveProduct(shop, { slug: 'draft', archived_at: 1, draft_state: 'draft' })
    const story = { summary: '', content: '', picture: '', pictureAlt: '', productIds: [] }
    const later = new Date(clock.now + 60_000).toISOString()
    const told = { title: 'Korvai', slug: 'korvai', publishAt: later }
    must(await owner.post('/api/admin/stories', { ...story, ...told }))
    const to = (address: string) => ({ label: 'Look', address })
    const found = ['/festival', '/ta/products/gadwal', '/product/maroon', '/products', '/about-us']
    const missing = ['/no-such', '/products/none', '/product/draft', '/stories/korvai', '/a/b']
    const header = [...found, ...missing].map(to)
    const items = [line({ link: '/festival' })]
    must(await owner.put(bar, { items }))
    const menus = must(await owner.put('/api/admin/menus', { header, footer: [] })).as(ToldMenus)
    expect(menus.nowhere).toEqual(missing)
    expect((await shown()).menus?.header).toEqual(found.map(to))

    const next = page('festivals')
    must(await owner.put(`/api/admin/pages/${id}`, { ...next, version }))
    clock.now += 60_000
    expect((await shown()).menus?.header.map(({ address }) => address)).toEqual([
      ...found,
      '/stories/korvai',
    ])
    must(await owner.del(`/api/admin/pages/${id}`))
    const after = await shown()
    expect(after.announcements?.map(({ link }) => link)).toEqual([''])
    expect(after.menus?.header.map(({ address }) => address)).not.toContain('/festival')
    const kept = must(await owner.get(bar)).as(ToldAnnouncements)
    expect([kept.nowhere, kept.items]).toEqual([['/festival'], items])
  })
})
