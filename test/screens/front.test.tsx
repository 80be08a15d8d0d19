import { afterAll, beforeAll, expect, it } from 'vitest'
import { ShownShop } from '#contract/settings/types.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { drawFor } from '#test/draw.tsx'
import { must } from '#test/must.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { RoleContext } from '#web/admin/allowed.ts'
import { AnnouncementsTab } from '#web/admin/shop-front/announcements-tab.tsx'
import { MenusTab } from '#web/admin/shop-front/menus-tab.tsx'
import { StoriesTab } from '#web/admin/stories/stories-tab.tsx'
import { Footer } from '#web/shell/footer.tsx'
import { AnnouncementBar } from '#web/shell/own/announcement-bar.tsx'

// What the owner puts around every page, as a shopper reads it and as staff see it.

let testShop: TestShop
let owner: Shopper
let profile: ShownShop
beforeAll(async () => {
  testShop = await createTestShop()
  owner = await signedIn(testShop, 'owner')
  const line = { from: null, until: null, isDismissible: true }
  const items = [
    { ...line, text: 'Festival sale', link: '/products' },
    { ...line, text: 'We are closed on Monday', link: '', isDismissible: false },
  ]
  must(await owner.put('/api/admin/announcements', { items }))
  const footer = [{ label: 'Our blog', address: 'https://blog.example.in' }]
  must(await owner.put('/api/admin/menus', { header: [], footer }))
  const story = {
    ...{ title: 'The last loom', slug: 'the-last-loom', summary: '', content: '<p>Five.</p>' },
    ...{ picture: '', pictureAlt: '', productIds: [], publishAt: null },
  }
  must(await owner.post('/api/admin/stories', story))
  profile = must(await newShopper(testShop).get('/api/shop')).as(ShownShop)
})
afterAll(() => testShop.close())

const drawn = (part: React.ReactNode) =>
  drawFor(testShop, owner, <RoleContext value="owner">{part}</RoleContext>, { path: '/admin' })

it('what is announced stands in place of the usual line, and only some of it can be put away', async () => {
  const { html, text } = await drawn(<AnnouncementBar profile={profile} />)
  expect(text).toContain('Festival sale')
  expect(text).toContain('We are closed on Monday')
  expect(text).not.toContain('Free shipping')
  expect(html.match(/aria-label="Put this away"/g)).toHaveLength(1)
  expect(html).toContain('href="/products"')
  const { announcements: _none, ...quiet } = profile
  expect((await drawn(<AnnouncementBar profile={quiet} />)).text).toContain('Free shipping')
})

it('links of the owner stand at the foot, and none that the law wants is lost', async () => {
  const { html, text } = await drawn(<Footer profile={profile} now={testShop.clock.now} />)
  expect(html).toMatch(/<a href="https:\/\/blog\.example\.in" target="_blank" rel="noopener"/)
  expect(text).not.toContain('All Collections')
  for (const path of ['terms', 'privacy-policy', 'shipping-returns', 'complaint', 'seller'])
    expect(html).toContain(`href="/${path}"`)
})

it('staff see what is announced and when, the links, and a draft of the journal', async () => {
  const bar = await drawn(<AnnouncementsTab />)
  expect(bar.html).toContain('value="Festival sale"')
  expect(bar.text).toContain('Shown now')
  const menus = await drawn(<MenusTab />)
  expect(menus.html).toContain('value="https://blog.example.in"')
  expect(menus.text).toContain('Empty: the usual links show here.')
  const { text } = await drawn(<StoriesTab />)
  expect(text).toContain('The last loom')
  expect(text).toContain('Draft')
})
