import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { countAsSaved } from './behind-its-back.ts'
import { journeys, newName } from './journeys.ts'
import { writtenAnew } from './read-email.ts'

const { shop } = journeys()

const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')
const described = (page: Page) => page.locator('meta[name=description]').getAttribute('content')

/** Where the page stands. */
function writePage(name: string, title: string, content: string): string {
  const slug = newName(name)
  shop.change(
    'insert into pages (title, slug, content, created_at, updated_at) values (?, ?, ?, 0, 0)',
    title,
    slug,
    content,
  )
  return slug
}
const announce = () => countAsSaved(shop)

describe('/about-us', () => {
  it('“HTML content, a gallery of four images, a team of three members with roles, and two buttons”', async () => {
    const page = await shop.visit()
    await page.goto('/about-us')
    expect(await page.title()).toBe('About Us | Pallu')
    expect(await page.locator('.prose').innerText()).toContain('What we look for')
    const journey = page.getByRole('region', { name: 'Our journey' })
    expect(await journey.getByRole('img').count()).toBe(4)
    const team = page.getByRole('region', { name: 'The people behind the shop' })
    expect(await team.getByRole('listitem').count()).toBe(3)
    expect(await team.innerText()).toContain('Founder, chooses the cloth')
    const main = page.getByRole('main')
    const ways = [
      ['Shop the collection', '/products'],
      ['Contact us', '/contact'],
    ] as const
    for (const [name, path] of ways) {
      expect(await main.getByRole('link', { name }).getAttribute('href')).toBe(path)
    }
    expect(await canonical(page)).toBe(`${shop.address}/about-us`)
    expect(await described(page)).toContain('Pallu is a small shop')
  })
})

describe('/shipping-returns', () => {
  it('“adds a FAQ accordion and contact cards for email, phone and messaging app”', async () => {
    const page = await shop.visit()
    await page.goto('/shipping-returns')
    const question = page.getByText('What does shipping cost?')
    // The page itself says it too, above the questions.
    const answer = page.getByText('On orders up to ₹5,000 it costs ₹250.').last()
    expect(await answer.isVisible()).toBe(false)
    await question.click()
    await answer.waitFor()
    await page.getByText('May I return a saree?').click()
    await answer.waitFor({ state: 'hidden' })
    const cards = page.getByRole('region', { name: 'Still have questions?' })
    const addresses = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(
      addresses.map((address) => /^(?:mailto:|tel:|https:\/\/wa\.me\/)/.exec(address)?.[0]),
    ).toEqual(['mailto:', 'tel:', 'https://wa.me/'])
  })
})

describe('/contact', () => {
  const fill = async (page: Page, fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: label !== 'Phone number' }).fill(text)
    }
    await page.getByRole('button', { name: 'Send message' }).click()
  }
  const main = (page: Page) => page.getByRole('main')

  it.each([true, false])(
    'errors stand beside their fields and nothing typed is lost (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const page = await shop.visit({ javaScriptEnabled })
      await page.goto('/contact')
      await fill(page, { 'Your name': 'Lakshmi', Email: 'nobody', 'Your message': 'Short' })
      await page.getByRole('alert').waitFor()
      const email = page.getByLabel('Email', { exact: true })
      expect(await email.getAttribute('aria-invalid')).toBe('true')
      const beside = await email.getAttribute('aria-describedby')
      const told = await Promise.all(
        (beside ?? '').split(' ').map((id) => page.locator(`[id="${id}"]`).innerText()),
      )
      expect(told).toContain('Please enter a valid email address')
      expect(await page.getByLabel('Your name').inputValue()).toBe('Lakshmi')
      expect(await email.inputValue()).toBe('nobody')
      expect(await page.getByLabel('Your message').inputValue()).toBe('Short')
      expect(await main(page).innerText()).toContain('Please write a few words')
    },
  )

  it.each([true, false])(
    'a message becomes a ticket with a number (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const page = await shop.visit({ javaScriptEnabled })
      await page.goto('/contact')
      const message = `Is the blue a blue in daylight? Asked with JavaScript: ${javaScriptEnabled}`
      await fill(page, {
        'Your name': 'Lakshmi',
        Email: `lakshmi${javaScriptEnabled}@example.com`,
        'Phone number': '+91 90000 00000',
        'Your message': message,
      })
      const answer = main(page).getByText(/T-\d{6}/)
      await answer.waitFor()
      const number = /T-(\d{6})/.exec(await answer.innerText())?.[1]
      const [ticket] = shop.look('select * from tickets where id = ?', Number(number))
      expect(ticket).toMatchObject({ name: 'Lakshmi', message, status: 'open' })
    },
  )
})

describe('written pages', () => {
  it('“every other page is public at /{slug} after the registered routes”, and nothing in it runs', async () => {
    const slug = writePage(
      'blouse-measures',
      'Blouse measures',
      '<h2>How to measure</h2><p>With a soft tape.</p><img src="x" onerror="document.title=1"><script>document.title=2</script>',
    )
    announce()
    const page = await shop.visit()
    await page.goto(`/${slug}`)
    await page.getByRole('heading', { name: 'How to measure' }).waitFor()
    expect(await page.title()).toBe('Blouse measures | Pallu')
    const html = await page.locator('.prose').innerHTML()
    expect(html).not.toMatch(/<script|onerror|<img/)
  })

  it('a page whose slug changed is followed to its new address (301)', async () => {
    const slug = writePage('care-of-silk', 'Care of silk', '<p>Fold it often.</p>')
    shop.change(
      "insert or replace into slug_moves (kind, old_slug, target_id) select 'page', 'silk-care', id from pages where slug = ?",
      slug,
    )
    announce()
    const page = await shop.visit()
    const answer = await page.request.get('/silk-care', { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers()['location']).toBe(`/${slug}`)
  })

  it('“/privacy redirects to /privacy-policy”', async () => {
    const page = await shop.visit()
    const answer = await page.request.get('/privacy', { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    await page.goto('/privacy')
    expect(new URL(page.url()).pathname).toBe('/privacy-policy')
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
  })

  it('questions are grouped on /faqs, one open at a time', async () => {
    const page = await shop.visit()
    await page.goto('/faqs')
    for (const group of ['The sarees', 'Care']) {
      await page.getByRole('heading', { level: 2, name: group, exact: true }).waitFor()
    }
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(facts.map((text) => JSON.parse(text)['@type'])).toContain('FAQPage')
  })
})

describe('an address that leads nowhere', () => {
  it.each(['/no-such-page', '/no/such/page', '/%00', '/product', '/newsletter/confirm'])(
    '%s is a 404 with a sentence for a person, a search and ways on; the two lines of the specification come last',
    async (path) => {
      const page = await shop.visit()
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await page.getByRole('heading', { level: 1, name: 'We can’t find that page.' }).waitFor()
      const main = page.getByRole('main')
      const said = (await main.innerText()).trim()
      expect(
        said.endsWith('404 Page Not Found\nDid you forget to add the page to the router?'),
      ).toBe(true)
      expect(await main.getByRole('searchbox').count()).toBe(1)
      expect(await main.getByRole('link', { name: 'Browse all sarees' }).count()).toBe(1)
      expect(await page.title()).toBe('404 Page Not Found | Pallu')
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    },
  )
})

describe('the links of a newsletter email', () => {
  const linksFor = async (email: string) => {
    const kept = () =>
      shop.look("select id from mails where recipient = ? and status = 'kept'", email)[0]?.['id']
    await expect.poll(kept).toBeDefined()
    const words = await writtenAnew(shop, Number(kept()))
    const links = words.match(/\/newsletter\/(?:confirm|unsubscribe)\/[\w-]+/g) ?? []
    expect(links).toHaveLength(2)
    return links
  }
  const statusOf = (email: string) =>
    shop.look('select status from subscribers where email = ?', email)[0]?.['status']

  it('confirm and leave by one button each, without JavaScript; opening a link alone changes nothing', async () => {
    const page = await shop.visit({ javaScriptEnabled: false })
    const email = 'reader@example.com'
    const asked = await page.request.post('/api/newsletter', { data: { email } })
    expect(asked.ok()).toBe(true)
    const [confirm = '', leave = ''] = await linksFor(email)
    await page.goto(confirm)
    expect(statusOf(email)).toBe('pending')
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click()
    await page.getByRole('heading', { name: 'Thank you for subscribing!' }).waitFor()
    expect(statusOf(email)).toBe('confirmed')
    await page.goto(leave)
    expect(statusOf(email)).toBe('confirmed')
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByRole('heading', { name: 'You have unsubscribed' }).waitFor()
    expect(statusOf(email)).toBe('unsubscribed')
  })

  it('a mail program leaves with one post (RFC 8058)', async () => {
    const email = 'program@example.com'
    const page = await shop.visit()
    const asked = await page.request.post('/api/newsletter', { data: { email } })
    expect(asked.ok()).toBe(true)
    const [, leave = ''] = await linksFor(email)
    const answer = await fetch(shop.address + leave, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'manual',
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(statusOf(email)).toBe('unsubscribed')
  })

  it('a form that another site sends is refused', async () => {
    const answer = await fetch(`${shop.address}/newsletter`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      },
      body: 'email=victim%40example.com',
    })
    expect(answer.status).toBe(403)
    expect(shop.look("select * from subscribers where email = 'victim@example.com'")).toEqual([])
  })
})

it('a page of a visitor’s own leaves compressed, and nobody may keep it', async () => {
  const ask = (encoding: string) =>
    fetch(`${shop.address}/wishlist`, {
      headers: { cookie: 'cart=of-nobody', 'accept-encoding': encoding },
    })
  const [packed, plain] = await Promise.all([ask('br'), ask('identity')])
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('cache-control')).toBe('private, no-store')
  expect(plain.headers.get('content-encoding')).toBeNull()
  const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? 'nothing'
  const shown = mainOf(await packed.text())
  expect(shown).toContain('<h1')
  expect(shown).toBe(mainOf(await plain.text()))
})
