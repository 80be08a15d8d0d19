import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Language, languages, pathIn } from '#domain/language.ts'
import { sharedPage } from '#server/platform/http/headers.ts'
import { hi } from '#web/words/hi.ts'
import { kn } from '#web/words/kn.ts'
import { ml } from '#web/words/ml.ts'
import { ta } from '#web/words/ta.ts'
import { te } from '#web/words/te.ts'
import { journeys, plain } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { overhang } from './overhang.ts'
import { alive, arrives, widths } from './visitor.ts'

const others = Object.entries({ ta, te, kn, ml, hi }) as [Language, typeof ta][] // As named here.
const saree = '/product/arakku-kanjivaram-with-mango-buttas'

const { shop, at } = journeys()

async function ask(path: string) {
  const answer = await fetch(shop.address + path, { redirect: 'manual' })
  const { status, headers } = answer
  return { status, headers, leadsTo: headers.get('location'), html: await answer.text() }
}

describe('the first part of an address is its language', () => {
  it.each(others)('/%s speaks it, for everybody alike', async (language, words) => {
    const { status, headers, html } = await ask(`/${language}/products`)
    expect([status, headers.get('cache-control')]).toEqual([200, sharedPage])
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<title>${words.headings.titles.all} | Pallu</title>`)
    expect(html).toContain(`<link rel="canonical" href="${shop.address}/${language}/products"/>`)
    expect(html).toContain(`<meta property="og:locale" content="${language}_IN"/>`)
    expect((await ask('/products')).headers.get('etag')).not.toBe(headers.get('etag'))
  })

  it('every page names its like in all languages, and English for everybody else', async () => {
    const { html } = await ask(`/hi${saree}`)
    const link = /<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"\/>/g
    const named = Object.fromEntries(Array.from(html.matchAll(link), ([, name, to]) => [name, to]))
    const address = (language: Language) => shop.address + pathIn(language, saree)
    expect(named).toEqual({
      ...Object.fromEntries(languages.map((language) => [language, address(language)])),
      'x-default': address('en'),
    })
    expect((await ask('/hi/cart')).html).not.toContain('rel="alternate"')
  })

  it('what leads on leads on in the same language', async () => {
    expect(await ask('/ta/privacy')).toMatchObject({ status: 301, leadsTo: '/ta/privacy-policy' })
    expect(await ask('/kn/checkout')).toMatchObject({ status: 302, leadsTo: '/kn/cart' })
    const account = await ask('/te/account')
    expect(account.leadsTo).toBe('/te/login?next=/account')
  })

  it('any other first part is an address that leads nowhere, in the words of its language', async () => {
    expect(await ask('/xx/products')).toMatchObject({ status: 404 })
    expect(await ask('/en/products')).toMatchObject({ status: 404 })
    const { status, html } = await ask('/ml/no/such/page')
    expect(status).toBe(404)
    expect(html).toContain(ml.notFound.sorry)
    expect(html).not.toContain('router?')
  })

  it('an English page carries no other words, and every other page those of its own language', async () => {
    expect((await ask('/')).html).not.toMatch(/\/assets\/(ta|te|kn|ml|hi)-/)
    expect((await ask('/kn')).html).toMatch(/\/assets\/kn-[\w-]+\.js/)
    expect((await ask('/kn')).html).not.toMatch(/\/assets\/(ta|te|ml|hi)-/)
  })
})

const scripts = { ta: 'tamil', te: 'telugu', kn: 'kannada', ml: 'malayalam', hi: 'devanagari' }

describe('the letters of a script', () => {
  it.each(Object.entries(scripts))(
    '/%s asks for its own early, and no other page does',
    async (language, script) => {
      const { html } = await ask(`/${language}`)
      const early = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)]
      const asked = early.map(([, address]) => /([a-z]+)-/.exec(address ?? '')?.[1])
      expect(asked.filter((name) => Object.values(scripts).includes(name ?? ''))).toEqual([script])
    },
  )

  it('come with the pages that are written in it alone', async () => {
    const page = await at('/ml', { width: widths.phone })
    await page.evaluate(() => document.fonts.ready)
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      )
    expect(await loaded()).toContain('Malayalam')
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    expect(await loaded()).not.toContain('Malayalam')
    expect(await loaded()).toContain('Anek')
  })

  it.each([
    ['/products', 'பட்டு', 'Tamil'],
    ['/ta/products', 'ಸೀರೆ', 'Kannada'],
  ])(
    'of another script than the page’s come to %s with the text alone',
    async (path, typed, script) => {
      const page = await at(path, { width: widths.phone })
      const loaded = async () => {
        await page.evaluate(() => document.fonts.ready)
        return page.evaluate(() =>
          [...document.fonts]
            .filter(({ status }) => status === 'loaded')
            .map(({ family }) => family),
        )
      }
      expect(await loaded()).not.toContain(`${script} Here`)
      await page.goto(`${path}?q=${encodeURIComponent(typed)}`)
      await expect.poll(loaded).toContain(`${script} Here`)
      const others = Object.values(scripts).filter((one) => one !== script.toLowerCase())
      const strange = others.filter((one) => one !== 'tamil' || path === '/products')
      for (const family of await loaded())
        expect(strange.map((one) => `${one} here`)).not.toContain(family.toLowerCase())
    },
  )
})

const choose = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true }).click()
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

describe('a visitor who reads Tamil', () => {
  it('chooses it below any page, and shops in it until they choose another', async () => {
    const page = await at('/')
    // The footer stays as it was sent; what it leads to is the page one is on by now.
    await page.getByRole('link', { name: 'Shop Collection' }).click()
    await arrives(page, '**/products')
    await choose(page, 'தமிழ்')
    await arrives(page, '**/ta/products')
    expect(await languageOf(page)).toBe('ta')
    expect(await page.locator('h1').innerText()).toBe(ta.headings.titles.all)

    await page
      .locator('#filters')
      .getByLabel(/^பருத்தி/)
      .check()
    await arrives(page, '**/ta/products?fabrics=Cotton')
    expect(await page.locator('main article a').first().innerText()).toMatch(/\p{Script=Tamil}/u)
    await page.locator('main article a').first().click()
    await arrives(page, '**/ta/product/**')
    await page.getByRole('button', { name: ta.product.addToCart }).first().click()
    await page.getByText(ta.product.added, { exact: true }).waitFor()
    await page.goto('/ta/cart')
    await alive(page)
    expect(await page.locator('h1').innerText()).toBe(ta.cart.title)
    expect(await page.title()).toBe(`${ta.cart.title} | Pallu`)

    await page.goBack()
    await arrives(page, '**/ta/product/**')
    await choose(page, 'English')
    await arrives(page, (url) => url.pathname.startsWith('/product/'))
    expect(await languageOf(page)).toBe('en-IN')
  })

  it('signs in and comes to where they wanted to go', async () => {
    const page = await shop.visit()
    await page.goto('/ta/account/orders')
    await arrives(page, '**/ta/login?next=/account/orders')
    await page.getByLabel(ta.signIn.login.username, { exact: true }).fill('admin')
    await page.getByLabel(ta.signIn.login.password, { exact: true }).fill('a-good-long-password')
    await page.getByRole('button', { name: ta.signIn.login.submit, exact: true }).click()
    await arrives(page, '**/ta/account/orders')
    expect(await page.locator('h1').innerText()).toBe(ta.account.orders.title)
    await page.goto('/ta')
    await alive(page)
    await page.locator('summary', { hasText: ta.shell.header.account }).click()
    await page.getByRole('link', { name: ta.shell.header.adminDashboard }).click()
    await arrives(page, (url) => url.pathname === '/admin')
    expect(await languageOf(page)).toBe('en-IN')
  })

  it('needs no JavaScript for it', async () => {
    const page = await at('/products?fabrics=Silk', plain)
    await choose(page, 'தமிழ்')
    await arrives(page, '**/ta/products?fabrics=Silk')
    await page.locator('main article a').first().click()
    await arrives(page, '**/ta/product/**')
    await page.getByRole('button', { name: ta.product.addToCart }).first().click()
    await arrives(page, '**/ta/cart')
    expect(await page.locator('h1').innerText()).toBe(ta.cart.title)
    await choose(page, 'English')
    await arrives(page, (url) => url.pathname === '/cart')
  })
})

describe('the choice of a language', () => {
  const header = (page: Page) => page.getByRole('banner')

  it('stands in the header of wide screens, and is remembered', async () => {
    const page = await at('/products')
    await header(page).getByLabel('Languages').click()
    await header(page).getByRole('link', { name: 'தமிழ்' }).click()
    await arrives(page, '**/ta/products')
    await page.goto('/faqs?from=elsewhere')
    await arrives(page, '**/ta/faqs?from=elsewhere')
    // An address that names its language is what somebody wanted to show them.
    await page.goto('/hi')
    expect(await languageOf(page)).toBe('hi')

    await header(page).getByLabel(hi.footer.languages).click()
    await page.keyboard.press('Escape')
    await header(page).getByRole('link', { name: 'English' }).waitFor({ state: 'hidden' })
    await header(page).getByLabel(hi.footer.languages).click()
    await header(page).getByRole('link', { name: 'English' }).click()
    await arrives(page, (url) => url.pathname === '/')
    await page.goto('/products')
    expect(await languageOf(page)).toBe('en-IN')
  })

  it('stands in the menu of phones', async () => {
    const page = await at('/products?fabrics=Silk', { width: widths.phone })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'മലയാളം' }).click()
    await arrives(page, '**/ml/products?fabrics=Silk')
  })

  it('is offered once to a browser that would like another, and forced on nobody', async () => {
    const page = await at('/', { locale: 'ta-IN', width: widths.phone })
    await page.getByRole('link', { name: ta.footer.offer }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await lookForBarriers(page)).toEqual([])
    expect(await overhang(page)).toBe(0)
    await page.getByRole('button', { name: ta.footer.offerClose, exact: true }).click()
    await page.getByRole('link', { name: ta.footer.offer }).waitFor({ state: 'hidden' })
    await page.goto('/products')
    expect(await page.getByRole('link', { name: ta.footer.offer }).isVisible()).toBe(false)
    expect(await languageOf(page)).toBe('en-IN')
  })

  it('leads from the offer to this page in the other language', async () => {
    const page = await at(saree, { locale: 'hi-IN' })
    await page.getByRole('link', { name: hi.footer.offer }).click()
    await arrives(page, `**/hi${saree}`)
    expect(await page.getByRole('link', { name: /English$/ }).count()).toBe(1)
  })

  it('is no matter of the page, which is the same for every browser', async () => {
    const asked = (liked: string) =>
      fetch(`${shop.address}/faqs`, { headers: { 'accept-language': liked } })
    const [tamil, english] = [await asked('ta-IN'), await asked('en-IN')]
    expect(tamil.headers.get('etag')).toBe(english.headers.get('etag'))
    expect(tamil.headers.get('vary') ?? '').not.toMatch(/language/i)
    const page = await at('/', { ...plain, locale: 'ta-IN' })
    expect(await page.getByText(ta.footer.offer).isVisible()).toBe(false)
  })
})

describe.each(others)('in %s', (language) => {
  it.each(['/', '/products', saree, '/cart'])(
    '%s fits a phone and has no barriers',
    async (path) => {
      const page = await at(pathIn(language, path), { width: widths.phone })
      expect(await overhang(page)).toBe(0)
      expect(await lookForBarriers(page)).toEqual([])
    },
  )
})
