import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { countAsSaved } from './behind-its-back.ts'
import { journeys } from './journeys.ts'
import { alive, arrives, widths } from './visitor.ts'

const { shop } = journeys()

const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).first()
const cardsOf = (page: Page, name: string) => section(page, name).getByRole('article')
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

const sections = [
  ['New Arrivals', '/products?filter=new-arrivals', '/api/products/new-arrivals'],
  ['Premium Collection', '/products?filter=featured', '/api/products/featured'],
  ['Trending Now', '/products?filter=trending', '/api/products/trending'],
] as const

const saveDisplay = (display: Record<string, string | number>) => {
  const usual = {
    newArrivalsDisplay: 'carousel',
    premiumProductsDisplay: 'grid',
    trendingProductsDisplay: 'grid',
    newArrivalsCount: 4,
    premiumProductsCount: 4,
    trendingProductsCount: 4,
  }
  shop.change(
    "update settings set value = ? where name = 'display'",
    JSON.stringify({ ...usual, ...display }),
  )
  countAsSaved(shop)
}

describe('the home page', () => {
  it('waits with its code for a sign of life, which a pointer that rests is not', async () => {
    const page = await shop.visit()
    await page.goto('/')
    const hasStirred = () => page.evaluate(() => 'stirred' in document.documentElement.dataset)
    expect(await hasStirred()).toBe(false)
    // As browsers tell of a pointer that was there before the page.
    await page.dispatchEvent('main', 'pointermove')
    expect(await hasStirred()).toBe(false)
    await page.mouse.move(200, 300)
    await page.mouse.move(220, 320)
    expect(await hasStirred()).toBe(true)
  })

  it('“Hero with a Shop Collection link to /products”, its picture asked for before all others', async () => {
    const page = await shop.visit()
    await page.goto('/')
    const hero = page.locator('main picture img').first()
    expect(await hero.getAttribute('fetchpriority')).toBe('high')
    expect(await hero.getAttribute('loading')).toBe('eager')
    await page.getByRole('link', { name: 'Shop Collection' }).click()
    await arrives(page, '**/products')
  })

  it('keeps the name of the shop on one line beside links of its owner that are as long as they may be', async () => {
    const label = 'Handwoven Kanjivaram silk for the muhurtham, all colours 2026'.slice(0, 60)
    const menus = { header: Array(4).fill({ label, address: '/products' }), footer: [] }
    shop.change(
      'insert into settings (name, value, updated_at) values (?, ?, 0)',
      ...['menus', JSON.stringify(menus)],
    )
    countAsSaved(shop)
    try {
      for (const width of [widths.tablet, widths.desktop]) {
        const page = await shop.visit({ width })
        await page.goto('/')
        const name = page.getByRole('banner').getByRole('link', { name: /home/i }).first()
        const lines = await name.evaluate((link) => {
          const text = document.createRange()
          text.selectNodeContents(link)
          return text.getClientRects().length
        })
        expect([width, lines]).toEqual([width, 1])
      }
    } finally {
      shop.change("delete from settings where name = 'menus'")
      countAsSaved(shop)
    }
  })

  it('“Three product sections: new arrivals, premium/featured and trending”, four pieces each', async () => {
    const page = await shop.visit()
    await page.goto('/')
    for (const [name, path] of sections) {
      expect(await cardsOf(page, name).count()).toBe(4)
      const all = section(page, name).getByRole('link', { name: `View all: ${name}` })
      expect(await all.getAttribute('href')).toBe(path)
    }
  })

  it('“A Shop By Fabric set of category tiles linking to /products/{category slug}”', async () => {
    const page = await shop.visit()
    await page.goto('/')
    const categories: { slug: string; name: string }[] = await (
      await page.request.get('/api/categories')
    ).json()
    const tiles = section(page, 'Shop By Fabric')
    expect(await tiles.getByRole('link').count()).toBe(categories.length)
    for (const { slug, name } of categories) {
      const tile = tiles.getByRole('link', { name, exact: true })
      expect(await tile.getAttribute('href')).toBe(`/products/${slug}`)
    }
  })

  it('“Testimonials: customerName, location, star rating, comment and an avatar”, of initials where there is none', async () => {
    const page = await shop.visit()
    await page.goto('/')
    const [first]: { customerName: string; location: string; comment: string; rating: number }[] =
      await (await page.request.get('/api/testimonials')).json()
    const figure = section(page, 'What our customers say').locator('figure').first()
    const words = await figure.innerText()
    for (const text of [first?.customerName, first?.location, first?.comment]) {
      expect(words).toContain(text)
    }
    expect(words).toContain('MR')
    const stars = figure.getByRole('img', { name: `${first?.rating} out of 5 stars` })
    expect(await stars.count()).toBe(1)
  })

  it('“Carousel: the left shows only when scrolled right”', async () => {
    saveDisplay({ newArrivalsCount: 8 })
    const page = await shop.visit()
    await page.goto('/')
    const row = section(page, 'New Arrivals')
    const left = row.getByRole('button', { name: 'Scroll left' })
    const right = row.getByRole('button', { name: 'Scroll right' })
    await right.waitFor()
    expect(await left.count()).toBe(0)
    await right.click()
    await left.waitFor()
    saveDisplay({})
  })

  it('shows its sections “as a carousel or a grid according to the site settings”, refetched while one looks', async () => {
    saveDisplay({})
    const page = await shop.visit()
    await page.clock.install()
    await page.goto('/')
    await alive(page)
    const trending = section(page, 'Trending Now')
    const carousel = trending.getByRole('region', { name: 'Trending Now: sarees' })
    expect(await carousel.count()).toBe(0)
    saveDisplay({ trendingProductsDisplay: 'carousel', trendingProductsCount: 6 })
    const tenSecondsLater = async () => {
      await page.clock.fastForward(10_000)
      return carousel.getByRole('article').count()
    }
    await expect.poll(tenSecondsLater, { interval: 300 }).toBe(6)
    saveDisplay({})
  })

  it('“home sections refetch every 10 s” with If-None-Match, and an unchanged answer is a 304', async () => {
    const page = await shop.visit({ isFirst: true })
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    const addresses = new Map<string, string>()
    const answers: { requestId: string; statusCode: number }[] = []
    client.on('Network.requestWillBeSent', ({ requestId, request }) => {
      addresses.set(requestId, request.url)
    })
    client.on('Network.responseReceivedExtraInfo', (answer) => answers.push(answer))
    // The two events of one request come in either order.
    const statuses = () =>
      answers
        .filter(({ requestId }) => addresses.get(requestId)?.includes('/api/products/trending'))
        .map(({ statusCode }) => statusCode)
    await page.clock.install()
    await page.goto('/')
    await alive(page)
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(10_000)
          return statuses().filter((status) => status === 304).length
        },
        { interval: 300 },
      )
      .toBeGreaterThanOrEqual(2)
    expect(statuses()[0]).toBe(200)
  })

  it('asks for nothing while the page is not visible, and at once when it is again', async () => {
    const page = await shop.visit()
    await page.clock.install()
    const mounted = page.waitForRequest((request) => request.url().includes('_nocache'))
    await page.goto('/')
    await page.clock.fastForward(3000)
    await mounted
    await turn(page, 'hidden')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    for (let seconds = 0; seconds < 60; seconds += 10) await page.clock.fastForward(10_000)
    expect(asked.filter((address) => address.includes('/api/'))).toEqual([])
    const settings = page.waitForRequest((request) => request.url().includes('_nocache'))
    await turn(page, 'visible')
    await settings
  })

  it('“with a second plain fetch if the first throws”', async () => {
    const page = await shop.visit()
    let tries = 0
    await page.route('**/api/products/featured*', (route) => {
      tries += 1
      return tries === 1 ? route.abort() : route.continue()
    })
    await page.goto('/about-us')
    await alive(page)
    await page.getByRole('link', { name: 'Pallu, home' }).click()
    await cardsOf(page, 'Premium Collection').nth(3).waitFor()
    expect(tries).toBe(2)
  })

  it('“only logged to the console; the previous data stays” when a refetch fails', async () => {
    const page = await shop.visit()
    await page.clock.install()
    await page.goto('/')
    await alive(page)
    let failures = 0
    await page.route('**/api/products/**', (route) => {
      failures += 1
      return route.fulfill({ status: 500, body: 'no' })
    })
    const tenSecondsLater = async () => {
      await page.clock.fastForward(10_000)
      return failures
    }
    await expect.poll(tenSecondsLater).toBeGreaterThan(sections.length)
    for (const [name] of sections) expect(await cardsOf(page, name).count()).toBe(4)
  })

  it('“shows loading skeletons, then its products”', async () => {
    const page = await shop.visit()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/products/trending*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/about-us')
    await alive(page)
    await page.getByRole('link', { name: 'Pallu, home' }).click()
    await section(page, 'Trending Now').getByRole('status', { name: 'Loading…' }).waitFor()
    letGo()
    await cardsOf(page, 'Trending Now').nth(3).waitFor()
  })

  it('a heart that is pressed before the page’s code is there is kept all the same', async () => {
    const page = await shop.visit()
    await page.goto('/')
    await cardsOf(page, 'New Arrivals')
      .first()
      .getByRole('button', { name: /wishlist/i })
      .click()
    await toast(page, 'Added to Wishlist').waitFor()
  })
})

describe('the newsletter', () => {
  const field = (page: Page) => page.getByLabel('Email address')
  const button = (page: Page) => page.getByRole('button', { name: /Subscrib/ })

  it('“the email must contain @”, otherwise Invalid Email and Please enter a valid email address', async () => {
    const page = await shop.visit()
    await page.goto('/')
    await field(page).fill('nobody')
    await button(page).click()
    await toast(page, 'Invalid Email').waitFor()
    await toast(page, 'Please enter a valid email address').waitFor()
    expect(await field(page).inputValue()).toBe('nobody')
  })

  it('“idle, then submitting (button text Subscribing...), then success”, and the form clears', async () => {
    const page = await shop.visit()
    await page.goto('/')
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/newsletter', async (route) => {
      await held
      await route.continue()
    })
    await field(page).fill('lakshmi@example.com')
    await button(page).click()
    await page.getByRole('button', { name: 'Subscribing...' }).waitFor()
    letGo()
    await toast(page, 'Thank you for subscribing!').waitFor()
    await toast(page, 'You will now receive updates on new arrivals and special offers').waitFor()
    await expect.poll(() => field(page).inputValue()).toBe('')
    await page.getByRole('button', { name: 'Subscribe', exact: true }).waitFor()
  })

  it('works without JavaScript', async () => {
    const page = await shop.visit({ javaScriptEnabled: false })
    await page.goto('/')
    await field(page).fill('nobody')
    await button(page).click()
    await page.getByText('Please enter a valid email address').waitFor()
    await field(page).fill('meena@example.com')
    await button(page).click()
    await page.getByRole('heading', { name: 'Thank you for subscribing!' }).waitFor()
  })
})

describe('without JavaScript', () => {
  it.each([widths.phone, widths.desktop])('everything is there at %i px', async (width) => {
    const page = await shop.visit({ javaScriptEnabled: false, width })
    await page.goto('/')
    for (const [name] of sections) {
      expect(await cardsOf(page, name).count()).toBe(4)
      expect(await cardsOf(page, name).first().isVisible()).toBe(true)
    }
    await cardsOf(page, 'Trending Now').first().getByRole('link').click()
    await arrives(page, '**/product/**')
  })
})

/** As when another tab is shown, and this one again. */
function turn(page: Page, state: 'hidden' | 'visible') {
  return page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}
