import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { journeys } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { arrives, widths } from './visitor.ts'

const arakku = '/product/arakku-kanjivaram-with-mango-buttas'
const name = 'Arakku Kanjivaram with Mango Buttas'

const { shop, at, some } = journeys()

describe('breadcrumb', () => {
  it('Home > Products > category (links to /products/{category slug}) > product name', async () => {
    const page = await at(arakku)
    expect(await page.title()).toBe(`${name} | Pallu`)
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    expect((await trail.allInnerTexts()).map((text) => text.replace(/[›\s]+/, ''))).toEqual([
      'Home',
      'Products',
      'Kanjivaram Silk',
      name,
    ])
    const category = trail.nth(2).getByRole('link')
    expect(await category.getAttribute('href')).toBe('/products/kanjivaram-silk')
  })
})

describe('image gallery with thumbnails', () => {
  const stage = (page: Page) => page.locator('.gallery-track')
  const shown = (page: Page) =>
    stage(page).evaluate(
      (track) => Math.round(track.scrollLeft / (track.children[0]?.clientWidth ?? 1)) + 1,
    )

  it('the gallery is 500 px high', async () => {
    const page = await at(arakku)
    expect((await stage(page).boundingBox())?.height).toBe(500)
  })

  it('hovering zooms 1.5x, with the hint Move mouse to zoom', async () => {
    const page = await at(arakku)
    await page.getByText('Move mouse to zoom').waitFor()
    const picture = stage(page).locator('picture > img').first()
    await stage(page).hover({ position: { x: 100, y: 100 } })
    const scale = () => picture.evaluate((image) => image.style.scale)
    const origin = () => picture.evaluate((image) => image.style.transformOrigin)
    await expect.poll(scale).toBe('1.5')
    const before = await origin()
    await stage(page).hover({ position: { x: 300, y: 300 } })
    await expect.poll(origin).not.toBe(before)
    await page.mouse.move(0, 0)
    await expect.poll(scale).toBe('')
  })

  it('a thumbnail brings its picture, arrow keys move on', async () => {
    const page = await at(arakku)
    await page.getByRole('link', { name: 'Picture 3 of 4' }).click()
    await expect.poll(() => shown(page)).toBe(3)
    const focused = () => page.evaluate(() => document.activeElement?.id)
    await stage(page).getByRole('button').nth(2).focus()
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toBe('picture-4')
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft')
    expect(await focused()).toBe('picture-1')
    await expect.poll(() => shown(page)).toBe(1)
  })

  it('a tap opens it full screen, Escape closes it', async () => {
    const page = await at(arakku, { width: widths.phone })
    await stage(page).getByRole('button').first().tap()
    const full = page.getByRole('dialog').filter({ has: page.locator('.pswp__img') })
    await full.locator('.pswp__img').first().waitFor()
    await page.keyboard.press('Escape')
    await full.waitFor({ state: 'detached' })
  })

  it('on a phone, buttons turn to the next picture, Back closes it and gives the focus back', async () => {
    const page = await at(arakku, { width: widths.phone })
    const full = page.getByRole('dialog').filter({ has: page.locator('.pswp__img') })
    const open = async () => {
      await stage(page).getByRole('button').first().tap()
      await full.getByRole('status').filter({ hasText: '1 of 4: Arakku' }).waitFor()
      await page.locator('.pswp--ui-visible').waitFor()
    }
    await open()
    await full.getByRole('button', { name: 'Next' }).tap()
    await full.getByRole('status').filter({ hasText: '2 of 4: ' }).waitFor()
    // As the phone's own Back asks a dialog to close.
    await full.evaluate((dialog: HTMLDialogElement) => dialog.requestClose())
    await full.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('picture-1')
    expect(new URL(page.url()).pathname).toBe(arakku)
  })

  it('on the way back to another page it is gone too', async () => {
    const page = await at('/products', { width: widths.phone })
    await page.locator('main article a').first().tap()
    await arrives(page, '**/product/**')
    await stage(page).getByRole('button').first().tap()
    const full = page.locator('dialog.full-screen')
    await full.locator('.pswp__img').first().waitFor()
    await page.goBack()
    await arrives(page, '**/products')
    await full.waitFor({ state: 'detached' })
  })

  it('if there is none, a coloured placeholder with the product name is shown', async () => {
    const bare = await some((product) => product.name.includes('Linen'))
    shop.change('delete from product_pictures where product_id = ?', bare.id)
    const page = await at(`/product/${bare.slug}`)
    expect(await stage(page).count()).toBe(0)
    await page.locator('main p.font-display', { hasText: bare.name }).waitFor()
  })
})

describe('shows', () => {
  it('name, rating, price, struck-through discountPrice with a percent-off badge, a stock line, description, fabric, colour, occasion and category name', async () => {
    const page = await at(arakku)
    const text = await page.locator('main').innerText()
    for (const part of [
      name,
      '(6 reviews)',
      '₹42,500',
      '11% off',
      'Inclusive of all taxes',
      'Only 3 left',
      'Arakku is the red of sealing lac',
    ]) {
      expect(text).toContain(part)
    }
    expect(await page.locator('main s').first().innerText()).toBe('₹48,000')
    for (const [fact, value] of [
      ['Fabric', 'Silk'],
      ['Colour', 'Maroon'],
      ['Occasion', 'Wedding'],
      ['Category', 'Kanjivaram Silk'],
    ]) {
      const term = page.locator('dt', { hasText: fact ?? '' })
      expect(await term.locator('xpath=following-sibling::dd[1]').innerText()).toBe(value)
    }
  })

  it('none yet: no stars, “No reviews yet”', async () => {
    const quiet = await some((product) => product.reviewCount === 0 && product.stock > 1)
    const page = await at(`/product/${quiet.slug}`)
    await page.getByText('No reviews yet').first().waitFor()
    expect(await page.locator('main h1 ~ * [role=img]').count()).toBe(0)
  })

  it('stock in plain words: “One of a kind”', async () => {
    const single = await some((product) => product.stock === 1)
    const page = await at(`/product/${single.slug}`)
    await page.getByText('One of a kind').first().waitFor()
  })

  it('a delivery estimate of 5-7 business days', async () => {
    const page = await at(arakku)
    await page
      .getByText(/^Expected delivery: \w{3}, \d{1,2} \w{3,4} to \w{3}, \d{1,2} \w{3,4}$/)
      .waitFor()
  })

  it('Inquire on WhatsApp with name, code, price and address', async () => {
    const page = await at(arakku)
    const link = page.getByRole('link', { name: 'Inquire on WhatsApp' })
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.host).toBe('wa.me')
    const text = address.searchParams.get('text') ?? ''
    expect(text).toContain(name)
    expect(text).toContain('PL-KJ-')
    expect(text).toContain('₹42,500')
    expect(text).toContain(`${shop.address}${arakku}`)
  })
})

describe('quantity on detail', () => {
  it('choices run from 1 up to the smaller of 10 and stock', async () => {
    const few = await at(arakku)
    expect(await few.getByLabel('Quantity').locator('option').allInnerTexts()).toEqual([
      '1',
      '2',
      '3',
    ])
    const stocked = await some((product) => product.stock >= 4 && product.reviewCount > 2)
    shop.change('update products set stock = 25 where id = ?', stocked.id)
    const many = await at(`/product/${stocked.slug}`)
    expect(await many.getByLabel('Quantity').locator('option').count()).toBe(10)
  })

  it('Added to cart with the name and quantity', async () => {
    const page = await at(arakku)
    await page.getByLabel('Quantity').selectOption('2')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByText('Added to cart').waitFor()
    await page.getByText(`${name} × 2`).waitFor()
    await page.getByRole('link', { name: 'Cart, 2 sarees' }).waitFor()
  })

  it('Add to Cart pressed before the scripts have come counts too', async () => {
    const page = await shop.visit()
    await page.goto(arakku)
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByText('Added to cart').waitFor()
    expect(new URL(page.url()).pathname).toBe(arakku)
  })

  it('Add to Cart is disabled when stock is 0 or less', async () => {
    const gone = await some((product) => product.stock === 0)
    const page = await at(`/product/${gone.slug}`)
    const button = page.getByRole('button', { name: 'Add to Cart: Sold out' })
    expect(await button.isDisabled()).toBe(true)
    await page.getByText('Sold out').first().waitFor()
  })

  it('a refusal is told and nothing is said to be in the cart', async () => {
    const page = await at(arakku)
    await page.route('**/api/cart/lines', (route) =>
      route.fulfill({ status: 409, json: { message: 'This saree has just been sold.' } }),
    )
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByText('This saree has just been sold.').waitFor()
    expect(await page.getByText('Added to cart').count()).toBe(0)
  })
})

describe('the wishlist button', () => {
  it('says Added to wishlist', async () => {
    const page = await at(arakku)
    await page.getByRole('button', { name: `Add to Wishlist: ${name}` }).click()
    await page.getByText('Added to wishlist').waitFor()
    await page.getByRole('button', { name: /^Remove/, pressed: true }).waitFor()
  })
})

describe('accordions', () => {
  it('Shipping Information, Returns & Exchanges (links to /shipping-returns) and Care Instructions', async () => {
    const page = await at(arakku)
    for (const [title, text] of [
      ['Shipping Information', '5-7 business days'],
      ['Returns & Exchanges', '7 days'],
      ['Care Instructions', 'Dry clean only.'],
    ]) {
      const accordion = page.locator('details', { hasText: title ?? '' })
      await accordion.locator('summary').click()
      await accordion
        .getByText(text ?? '')
        .first()
        .waitFor()
    }
    const link = page.locator('details').getByRole('link')
    expect(await link.getAttribute('href')).toBe('/shipping-returns')
  })
})

describe('tabs: their three parts are all on the page, and a row of anchors leads to them', () => {
  it('each anchor leads to its part and is marked while it is read', async () => {
    const page = await at(arakku, { width: widths.phone })
    const nav = page.getByRole('navigation', { name: 'More about this saree' })
    expect(await nav.getByRole('link').allInnerTexts()).toEqual([
      'Product Details',
      'Reviews',
      'Related Products',
    ])
    await nav.getByRole('link', { name: 'Reviews' }).click()
    await nav.locator('a[aria-current]', { hasText: 'Reviews' }).waitFor()
    const bar = await nav.boundingBox()
    const title = await page.getByRole('heading', { name: 'Reviews', exact: true }).boundingBox()
    expect(title?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
  })

  it('Product Details: what the cloth is', async () => {
    const page = await at(arakku)
    const table = page.getByRole('table', { name: 'Details of the weave' })
    for (const fact of ['Weave', 'Woven in', 'Length', 'Blouse piece', 'Zari', 'Code']) {
      await table.getByRole('rowheader', { name: fact }).waitFor()
    }
  })

  it('Reviews: author, stars, relative date and text; demo reviews say what they are', async () => {
    const page = await at(arakku)
    await page.getByRole('link', { name: /\(6 reviews\)/ }).click()
    const reviews = page.getByRole('region', { name: 'Reviews' })
    const first = reviews.getByRole('listitem').first()
    await first.getByRole('img', { name: /out of 5 stars/ }).waitFor()
    expect(await first.locator('time').innerText()).toMatch(/ago|last|yesterday/)
    expect(await first.innerText()).toContain('Sample review')
    expect(await reviews.locator('time:visible').count()).toBe(2)
    await reviews.getByText('All 6 reviews').click()
    expect(await reviews.locator('time:visible').count()).toBe(6)
  })

  it('Write a Review tells who may and where', async () => {
    const page = await at(arakku)
    await page.getByRole('link', { name: 'Write a Review' }).click()
    await page.getByRole('heading', { name: 'Write a Review' }).waitFor()
    await page.getByText(/order has been delivered/).waitFor()
    const orders = page.getByRole('main').getByRole('link', { name: 'Go to your orders' })
    expect(await orders.getAttribute('href')).toBe('/account/orders')
  })

  it('Related Products: same category, fabric, colour, price band', async () => {
    const page = await at(arakku)
    const cards = page.getByRole('region', { name: 'Related Products' }).locator('article')
    await cards.first().waitFor()
    expect(await cards.count()).toBe(8)
    for (const card of await cards.all()) {
      expect(await card.innerText()).toMatch(/Same (weave|colour|tradition|fabric|kind of border)/)
    }
    const related = await cards.first().locator('h3').innerText()
    await cards.first().getByRole('link').click()
    await page.locator('h1', { hasText: related }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

describe('not found', () => {
  const texts = async (page: Page) => {
    await page.getByRole('heading', { name: 'Product Not Found' }).waitFor()
    await page
      .getByText("The product you're looking for doesn't exist or has been removed.")
      .waitFor()
    const link = page.getByRole('link', { name: 'Browse All Products' })
    expect(await link.getAttribute('href')).toBe('/products')
  }

  it('HTTP 404 only for a true 404', async () => {
    const page = await shop.visit()
    const answer = await page.goto('/product/never-woven')
    expect(answer?.status()).toBe(404)
    await texts(page)
    expect(await page.getByRole('link', { name: 'Try again' }).count()).toBe(0)
    const endless = 'x'.repeat(300)
    for (const path of [
      `/product/${endless}`,
      `/ta/product/${endless}/video`,
      `/products/${endless}`,
    ])
      expect((await page.request.get(shop.address + path)).status(), path.slice(0, 20)).toBe(404)
  })

  it('the spec’s texts plus a Try again button when the cause was an error', async () => {
    const page = await at('/products/kanjivaram-silk')
    await page.route('**/api/products/**', (route) => route.abort())
    await page.locator('main article').first().getByRole('link').click()
    await page.getByRole('link', { name: 'Try again' }).waitFor()
    await texts(page)
  })

  it('a changed slug: 301', async () => {
    shop.change(
      "insert or replace into slug_moves (kind, old_slug, target_id) select 'product', 'arakku-mango', id from products where slug = 'arakku-kanjivaram-with-mango-buttas'",
    )
    const answer = await fetch(`${shop.address}/product/arakku-mango`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, arakku])
  })
})

describe('loading, then loaded', () => {
  it('a slow saree shows its skeleton, then itself and its title', async () => {
    const page = await at('/products/kanjivaram-silk')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/products/**', async (route) => {
      await held
      await route.continue()
    })
    const card = page.locator('main article').first()
    const saree = await card.locator('h2').innerText()
    await card.getByRole('link').click()
    await page.getByRole('status', { name: 'Loading the saree…' }).waitFor()
    release()
    await page.locator('h1', { hasText: saree }).waitFor()
    await expect.poll(() => page.title()).toBe(`${saree} | Pallu`)
  })
})

describe('before any script has come', () => {
  it('a saree that is put into the cart is there as soon as they have', async () => {
    const page = await shop.visit()
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(arakku, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    expect(await page.evaluate(() => 'hearing' in document.documentElement.dataset)).toBe(false)
    held.resolve()
    const bag = page.getByRole('banner').getByRole('link', { name: 'Cart, 1 saree' })
    await bag.waitFor()
    expect(new URL(page.url()).pathname).toBe(arakku)
  })
})

describe('on phones', () => {
  it('a sticky buy bar, which holds the one button', async () => {
    const page = await at(arakku, { width: widths.phone })
    await page.getByLabel('Quantity').selectOption('2')
    expect(await page.getByRole('button', { name: 'Add to Cart' }).count()).toBe(1)
    await page.locator('.bottom-bar').getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByText(`${name} × 2`).waitFor()
  })

  it('of a saree that is sold out it says so, in the bar itself', async () => {
    const gone = await some((product) => product.stock === 0)
    const page = await at(`/product/${gone.slug}`, { width: widths.phone })
    const bar = page.locator('.bottom-bar')
    const said = await bar.getByText('Sold out', { exact: true }).boundingBox()
    const button = await bar.getByRole('button', { name: 'Add to Cart: Sold out' }).boundingBox()
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(
      page.viewportSize()?.height ?? 0,
    )
    expect(said?.x).toBeLessThan(button?.x ?? 0)
  })
})

describe('what machines read', () => {
  it('JSON-LD: Product, Offer, AggregateRating only when there are reviews, BreadcrumbList', async () => {
    const factsAt = async (path: string) => {
      const html = await (await fetch(`${shop.address}${path}`)).text()
      const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
      return [...scripts].map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>)
    }
    const facts = await factsAt(arakku)
    const product = facts.find((one) => one['@type'] === 'Product')
    expect(product).toMatchObject({
      offers: { price: 42500, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
      aggregateRating: { reviewCount: 6 },
    })
    expect(facts.some((one) => one['@type'] === 'BreadcrumbList')).toBe(true)
    const quiet = await some((one) => one.reviewCount === 0)
    const silent = await factsAt(`/product/${quiet.slug}`)
    expect(silent.find((one) => one['@type'] === 'Product')).not.toHaveProperty('aggregateRating')
  })

  it('canonical address and share picture', async () => {
    const page = await at(`${arakku}?page=2`)
    const canonical = page.locator('link[rel=canonical]')
    expect(await canonical.getAttribute('href')).toBe(`${shop.address}${arakku}`)
    const picture = page.locator('meta[property="og:image"]')
    expect(await picture.getAttribute('content')).toMatch(
      /\/cards\/en\/[a-z0-9-]+\.jpg\?of=[0-9a-f]{8}-\d+$/,
    )
  })
})

describe('JavaScript turned off', () => {
  it('everything is there to read, the thumbnails and WhatsApp work', async () => {
    const page = await at(arakku, { javaScriptEnabled: false })
    await page.getByRole('heading', { name: name, level: 1 }).waitFor()
    await page.getByText('Meenakshi R.').waitFor()
    await page.getByRole('heading', { name: 'Related Products' }).waitFor()
    await page.getByRole('link', { name: 'Picture 4 of 4' }).click()
    const track = await page.locator('.gallery-track').boundingBox()
    const last = await page.locator('#picture-4').boundingBox()
    const end = (box: typeof last) => (box?.x ?? 0) + (box?.width ?? 0)
    expect(end(last)).toBeCloseTo(end(track), 0)
  })
})

describe('axe finds nothing', () => {
  it.each([
    [widths.desktop, 'light', arakku],
    [widths.tablet, 'dark', arakku],
    [widths.phone, 'light', arakku],
    [widths.phone, 'dark', '/compare?ids=1,2,3,4'],
    [widths.desktop, 'light', '/compare?ids=1,2'],
    [widths.phone, 'light', '/compare'],
  ] as const)('at %i px in %s at %s', async (width, colorScheme, path) => {
    const page = await at(path, { width, colorScheme })
    expect(await lookForBarriers(page)).toEqual([])
  })

  it('where there is no such saree', async () => {
    const page = await at('/product/never-woven')
    expect(await lookForBarriers(page)).toEqual([])
  })
})
