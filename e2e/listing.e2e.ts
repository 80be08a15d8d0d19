import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { journeys } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { arrives, drawn, widths } from './visitor.ts'

const { shop, at } = journeys()

const names = (page: Page) => page.locator('main article h2').allInnerTexts()
/** What the address asks for, once the page shows it. */
const queryOf = async (page: Page) => {
  await drawn(page)
  return new URL(page.url()).search
}
const panel = (page: Page) => page.locator('#filters')
const status = (page: Page) => page.getByRole('status').first()
const cardsInStock = (page: Page) => page.locator('main article').filter({ hasNotText: 'Sold out' })
const prices = async (page: Page) => {
  const texts = await cardsInStock(page).locator('.tabular-nums:first-child').allInnerTexts()
  return texts.filter((text) => text.includes('₹')).map((text) => Number(text.replace(/\D/g, '')))
}

describe('page title is the category name, or one of the list names, followed by the shop name', () => {
  it.each([
    ['/products', 'All Products', ['Home', 'Products']],
    ['/products?filter=new-arrivals', 'New Arrivals', ['Home', 'Products', 'New Arrivals']],
    ['/products?filter=featured', 'Featured Products', ['Home', 'Products', 'Featured Products']],
    ['/products?filter=trending', 'Trending Products', ['Home', 'Products', 'Trending Products']],
    ['/products/mysore-silk', 'Mysore Silk', ['Home', 'Products', 'Mysore Silk']],
  ])('%s is %s, with the breadcrumb %o', async (path, title, crumbs) => {
    const page = await at(path)
    expect(await page.title()).toBe(`${title} | Pallu`)
    expect(await page.locator('h1').innerText()).toBe(title)
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    expect((await trail.allInnerTexts()).map((text) => text.replace(/[›\s]+/, ''))).toEqual(crumbs)
  })

  it('a search is “Results for …”, tolerant of spelling', async () => {
    const page = await at('/products?q=kanjeevaram')
    expect(await page.title()).toBe('Results for “kanjeevaram” | Pallu')
    expect((await names(page)).length).toBeGreaterThan(3)
  })
})

describe('the address of a category', () => {
  it('unknown: products are kept when fabric, categorySlug, category or name contains the slug text', async () => {
    const page = await at('/products/tissue')
    expect(await page.locator('h1').innerText()).toBe('Tissue')
    expect((await names(page)).length).toBeGreaterThan(0)
  })

  it('nothing found: HTTP 404 with the empty state', async () => {
    const page = await shop.visit()
    const answer = await page.goto('/products/nothing-of-this-kind')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'No products found' }).waitFor()
    await page.getByText('Try adjusting your filters or check out our other categories.').waitFor()
  })

  it('renamed: 301 to where it stands now, with its query', async () => {
    shop.change(
      "insert into slug_moves (kind, old_slug, target_id) select 'category', 'mysuru', id from categories where slug = 'mysore-silk' on conflict do nothing",
    )
    const answer = await fetch(`${shop.address}/products/mysuru?fabrics=Silk`, {
      redirect: 'manual',
    })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/products/mysore-silk?fabrics=Silk')
  })
})

describe('a grid of product cards', () => {
  it('each shows name, price, struck-through discountPrice, rating stars and reviewCount', async () => {
    const page = await at('/products?q=arakku+mango')
    const card = page.locator('main article', { hasText: 'Arakku Kanjivaram with Mango Buttas' })
    expect(await card.innerText()).toContain('₹42,500')
    expect(await card.locator('s').innerText()).toBe('₹48,000')
    expect(await card.innerText()).toContain('11% off')
    await card.getByRole('img', { name: /out of 5 stars/ }).waitFor()
    expect(await card.innerText()).toMatch(/\(\d+\)/)
  })

  it('on desktop, hovering a card reveals Quick View and Add to Wishlist buttons; so does focus', async () => {
    const page = await at('/products')
    const card = page.locator('main article').first()
    const quick = card.getByRole('button', { name: /^Quick View/ })
    const heart = card.getByRole('button', { name: /^Add to Wishlist/ })
    const opacity = (of: typeof quick) => of.evaluate((node) => getComputedStyle(node).opacity)
    expect([await opacity(quick), await opacity(heart)]).toEqual(['0', '0'])
    await card.hover()
    await expect.poll(() => opacity(quick)).toBe('1')
    await expect.poll(() => opacity(heart)).toBe('1')
    await page.mouse.move(0, 0)
    await expect.poll(() => opacity(quick)).toBe('0')
    await card.getByRole('link').focus()
    await expect.poll(() => opacity(quick)).toBe('1')
  })

  it('on phones both are there to touch, at least 44 px large', async () => {
    const page = await at('/products', { width: widths.phone })
    const card = page.locator('main article').first()
    for (const name of [/^Quick View/, /^Add to Wishlist/]) {
      const box = await card.getByRole('button', { name }).boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(44)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
  })

  it('hovering brings the second picture', async () => {
    const page = await at('/products')
    const card = page.locator('main article').first()
    expect(await card.locator('picture').count()).toBe(1)
    await card.hover()
    await expect.poll(() => card.locator('picture').count()).toBe(2)
  })

  it('whole card is one link', async () => {
    const page = await at('/products')
    const card = page.locator('main article').first()
    const name = await card.locator('h2').innerText()
    const box = await card.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 120)
    await page.locator('h1', { hasText: name }).waitFor()
  })

  it('an address of a page that is not there any more leads to the last one', async () => {
    const page = await at('/ta/products?page=99&sort=price-asc', { javaScriptEnabled: false })
    expect(new URL(page.url()).pathname).toBe('/ta/products')
    expect(new URL(page.url()).searchParams.get('page')).toBe('4')
    await page.locator('main article').first().waitFor()
  })

  it('sold-out pieces sink to the end and say so', async () => {
    const page = await at('/products?page=4')
    const last = page.locator('main article').last()
    await last.getByText('Sold out').waitFor()
  })
})

describe('Quick View', () => {
  it('a dialog titled Quick View with picture, name, price, add to cart', async () => {
    const page = await at('/products?q=arakku+mango')
    await page.locator('main article').first().hover()
    await page
      .getByRole('button', { name: /^Quick View/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Quick View' })
    await dialog.getByRole('heading', { name: 'Arakku Kanjivaram with Mango Buttas' }).waitFor()
    expect(await dialog.innerText()).toContain('₹42,500')
    expect(await dialog.locator('picture').count()).toBe(1)
    expect(await lookForBarriers(page)).toEqual([])
    await dialog.getByLabel('Quantity').selectOption('2')
    await dialog.getByRole('button', { name: 'Add to Cart' }).click()
    await page.getByText('Added to cart').waitFor()
    await page.getByText('Arakku Kanjivaram with Mango Buttas × 2').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Cart, 2 sarees' }).waitFor()
  })

  it('Escape closes it and gives the focus back', async () => {
    const page = await at('/products')
    const button = page.getByRole('button', { name: /^Quick View/ }).first()
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Quick View' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true)
  })
})

describe('the heart of a card', () => {
  it('says Added to wishlist, and remembers', async () => {
    const page = await at('/products')
    const card = page.locator('main article').first()
    await card.hover()
    await card.getByRole('button', { name: /^Add to Wishlist/ }).click()
    await page.getByText('Added to wishlist').waitFor()
    await page.reload()
    await card.getByRole('button', { name: /^Remove/, pressed: true }).waitFor()
  })
})

describe('the Sort by dropdown', () => {
  it('has Latest, Price: Low to High and Price: High to Low; the default is Latest', async () => {
    const page = await at('/products')
    const sort = page.getByLabel('Sort by')
    expect((await sort.locator('option').allInnerTexts()).slice(0, 3)).toEqual([
      'Latest',
      'Price: Low to High',
      'Price: High to Low',
    ])
    expect(await sort.inputValue()).toBe('latest')
  })

  it('the sort choice changes the order', async () => {
    const page = await at('/products/kanjivaram-silk')
    await page.getByLabel('Sort by').selectOption('Price: Low to High')
    await expect.poll(() => queryOf(page)).toBe('?sort=price-asc')
    const rising = async () => {
      const shown = await prices(page)
      return shown.length > 5 && shown.every((price, index) => price >= (shown[index - 1] ?? 0))
    }
    await expect.poll(rising).toBe(true)
  })
})

describe('filter panel: selections stay in step with the URL query', () => {
  it('ticking narrows the list, the chip takes it away again', async () => {
    const page = await at('/products')
    const before = await status(page).innerText()
    await panel(page)
      .getByRole('group', { name: 'Fabric' })
      .getByLabel(/^Linen/)
      .check()
    await expect.poll(() => queryOf(page)).toBe('?fabrics=Linen')
    await expect.poll(() => status(page).innerText()).toBe('5 sarees')
    await panel(page)
      .getByRole('group', { name: 'Fabric' })
      .getByLabel(/^Organza/)
      .check()
    await expect.poll(() => queryOf(page)).toBe('?fabrics=Linen,Organza')
    await page.getByRole('link', { name: 'Remove Linen' }).click()
    await expect.poll(() => queryOf(page)).toBe('?fabrics=Organza')
    expect(
      await panel(page)
        .getByRole('group', { name: 'Fabric' })
        .getByLabel(/^Linen/)
        .isChecked(),
    ).toBe(false)
    await page.getByRole('link', { name: 'Clear all' }).first().click()
    await expect.poll(() => status(page).innerText()).toBe(before)
    expect(await queryOf(page)).toBe('')
  })

  it.each([
    ['Weave', 'weaves', /^Weave /],
    ['Border', 'borders', /^Border /],
    ['Zari', 'zari', /^Zari /],
  ])('%s filters by what each saree says of it first', async (name, group, row) => {
    const page = await at('/products')
    const option = panel(page).getByRole('group', { name }).locator('label').first()
    const [value = '', count = ''] = (await option.innerText()).split(/\s+(?=\d+$)/)
    await option.click()
    const shown = `${count} saree${count === '1' ? '' : 's'}`
    await expect.poll(() => status(page).innerText()).toBe(shown)
    expect([...new URLSearchParams(await queryOf(page))]).toEqual([[group, value]])
    await panel(page)
      .getByRole('group', { name })
      .getByRole('checkbox', { checked: true })
      .waitFor()
    const links = page.locator('main article h2 a')
    expect(await links.count()).toBe(Math.min(24, Number(count)))
    for (const at of [0, (await links.count()) - 1]) {
      const saree = await shop.visit()
      await saree.goto(`${shop.address}${await links.nth(at).getAttribute('href')}`)
      const fact = saree.getByRole('row', { name: row }).getByRole('cell')
      expect((await fact.innerText()).split(',')[0]).toBe(value)
    }
    await page.getByRole('link', { name: `Remove ${value}` }).click()
    await expect.poll(() => queryOf(page)).toBe('')
  })

  it('options carry a count of matches under the other active filters', async () => {
    const page = await at('/products?fabrics=Linen')
    const label = await panel(page).locator('label', { hasText: 'Cotton' }).first().innerText()
    expect(Number(label.replace(/\D/g, ''))).toBeGreaterThan(0)
    const counts = await panel(page)
      .locator('fieldset', { hasText: 'Occasion' })
      .locator('label')
      .evaluateAll((labels) =>
        labels.map((node) => Number((node.textContent ?? '').replace(/\D/g, ''))),
      )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5)
  })

  it('Back, Forward, reload and a shared link give the same page', async () => {
    const page = await at('/products')
    await panel(page)
      .getByRole('group', { name: 'Fabric' })
      .getByLabel(/^Linen/)
      .check()
    await expect.poll(() => status(page).innerText()).toBe('5 sarees')
    const [shared, shown] = [page.url(), await names(page)]
    await page.goBack()
    await expect.poll(() => status(page).innerText()).toBe('73 sarees')
    expect(
      await panel(page)
        .getByRole('group', { name: 'Fabric' })
        .getByLabel(/^Linen/)
        .isChecked(),
    ).toBe(false)
    await page.goForward()
    await expect.poll(() => status(page).innerText()).toBe('5 sarees')
    await page.reload()
    expect(await names(page)).toEqual(shown)
    const friend = await at(shared.replace(shop.address, ''))
    expect(await names(friend)).toEqual(shown)
    expect(
      await panel(friend)
        .getByRole('group', { name: 'Fabric' })
        .getByLabel(/^Linen/)
        .isChecked(),
    ).toBe(true)
  })

  it('the place on the page is kept', async () => {
    const page = await at('/products')
    await page.mouse.wheel(0, 260)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(260)
    await panel(page)
      .getByRole('group', { name: 'Fabric' })
      .getByLabel(/^Silk Cotton/)
      .check()
    await expect.poll(() => status(page).innerText()).toBe('16 sarees')
    expect(await page.evaluate(() => scrollY)).toBe(260)
  })
})

describe('the price range', () => {
  const field = (page: Page, name: RegExp) =>
    panel(page).locator('input[type=number]').and(page.getByLabel(name))

  it('the buttons Min -5K, Min +5K, Max -5K and Max +5K move the bounds by 5000', async () => {
    const page = await at('/products')
    const press = (name: string) => panel(page).getByRole('button', { name }).click()
    await press('Min +5K')
    await press('Min +5K')
    await press('Max -5K')
    await expect.poll(() => queryOf(page)).toBe('?minPrice=10000&maxPrice=95000')
    await press('Max +5K')
    await press('Min -5K')
    await expect.poll(() => queryOf(page)).toBe('?minPrice=5000')
    await expect.poll(async () => Math.min(...(await prices(page)))).toBeGreaterThanOrEqual(5000)
  })

  it('and keep at least 1000 between min and max', async () => {
    const page = await at('/products?minPrice=5000&maxPrice=8000')
    await panel(page).getByRole('button', { name: 'Min +5K' }).click()
    await expect.poll(() => queryOf(page)).toBe('?minPrice=7000&maxPrice=8000')
    await panel(page).getByRole('button', { name: 'Max -5K' }).click()
    await expect.poll(() => queryOf(page)).toBe('?minPrice=7000&maxPrice=8000')
  })

  it('number inputs accept only non-negative integers', async () => {
    const page = await at('/products?minPrice=3000')
    const least = field(page, /^Lowest price/)
    for (const refused of ['-5', '2.5', '1e3']) {
      await least.fill('')
      await least.pressSequentially(refused)
      await least.press('Enter')
      await expect.poll(() => least.inputValue()).toBe('3000')
      expect(await queryOf(page)).toBe('?minPrice=3000')
    }
    await least.fill('4500')
    await least.press('Enter')
    await expect.poll(() => queryOf(page)).toBe('?minPrice=4500')
  })

  it('the slider runs 0 to 100000 in steps of 1000; at the right end no maxPrice is sent', async () => {
    const page = await at('/products')
    const [least, most] = [0, 1].map((at) => panel(page).locator('input[type=range]').nth(at))
    for (const [name, value] of [
      ['min', '0'],
      ['max', '100000'],
      ['step', '1000'],
    ]) {
      expect(await most?.getAttribute(name ?? '')).toBe(value)
    }
    await most?.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => queryOf(page)).toBe('?maxPrice=99000')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => queryOf(page)).toBe('')
    await least?.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => queryOf(page)).toBe('?minPrice=1000')
  })
})

describe('pages', () => {
  it('24 a page, with real links', async () => {
    const page = await at('/products')
    expect(await names(page)).toHaveLength(24)
    const first = await names(page)
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect.poll(() => queryOf(page)).toBe('?page=2')
    await expect.poll(() => names(page)).not.toEqual(first)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

describe('while loading', () => {
  it('six skeleton cards', async () => {
    const page = await at('/products/gadwal')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/search?*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('link', { name: 'Mysore Silk' }).first().click()
    const loading = page.getByRole('status', { name: 'Loading…' })
    await loading.waitFor()
    expect(await loading.locator(':scope > *').count()).toBe(6)
    release()
    await page.locator('main article').first().waitFor()
  })

  it('the old grid stays until the new one is there', async () => {
    const page = await at('/products')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/search?*', async (route) => {
      await held
      await route.continue()
    })
    const before = await names(page)
    const box = panel(page)
      .getByRole('group', { name: 'Fabric' })
      .getByLabel(/^Linen/)
    await box.check()
    await expect.poll(() => queryOf(page)).toBe('?fabrics=Linen')
    expect(await box.isChecked()).toBe(true)
    expect(await names(page)).toEqual(before)
    release()
    await expect.poll(() => status(page).innerText()).toBe('5 sarees')
  })

  it('a failed load leaves the previous data, says so and offers Try again', async () => {
    const page = await at('/products')
    let isBroken = true
    await page.route('**/api/search?*', (route) =>
      isBroken ? route.fulfill({ status: 400, json: { message: 'Bad day' } }) : route.continue(),
    )
    const before = await names(page)
    await panel(page)
      .getByRole('group', { name: 'Fabric' })
      .getByLabel(/^Linen/)
      .check()
    await page.getByRole('alert').getByText('Failed to fetch products: Bad day').waitFor()
    expect(await names(page)).toEqual(before)
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => status(page).innerText()).toBe('5 sarees')
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  })
})

describe('before the scripts have come', () => {
  it('a box that is ticked at once counts', async () => {
    const page = await shop.visit()
    await page.goto('/products', { waitUntil: 'commit' })
    await panel(page)
      .getByRole('group', { name: 'Fabric' })
      .getByLabel(/^Linen/)
      .check()
    await expect.poll(() => status(page).innerText()).toBe('5 sarees')
    expect(
      await panel(page)
        .getByRole('group', { name: 'Fabric' })
        .getByLabel(/^Linen/)
        .isChecked(),
    ).toBe(true)
  })

  it('sorts beside the three of the specification: popularity and biggest saving, with the best match of a search', async () => {
    const page = await at('/products')
    const offered = (of: Page) => of.getByLabel('Sort by').locator('option').allInnerTexts()
    const always = [
      'Latest',
      'Price: Low to High',
      'Price: High to Low',
      'Popularity',
      'Biggest saving',
    ]
    expect(await offered(page)).toEqual(always)
    await page.getByLabel('Sort by').selectOption('Biggest saving')
    await expect.poll(() => queryOf(page)).toBe('?sort=saving')
    const saved = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main article')].slice(0, 6).map((card) => {
          const rupees = [...card.querySelectorAll('.tabular-nums')].map((one) =>
            Number(one.textContent.replace(/\D/g, '')),
          )
          return (rupees[1] ?? 0) - (rupees[0] ?? 0)
        }),
      )
    // The address changes before the cards do.
    const inOrder = async () => {
      const rupees = await saved()
      return rupees.every((one, at) => one > 0 && one <= (rupees[at - 1] ?? one))
    }
    await expect.poll(inOrder).toBe(true)
    await page.goto('/products?q=silk')
    expect(await offered(page)).toEqual(['Best match', ...always])
  })

  it('and so does a sort', async () => {
    const page = await shop.visit()
    await page.goto('/products')
    await page.getByLabel('Sort by').selectOption('price-asc')
    await expect.poll(() => queryOf(page)).toBe('?sort=price-asc')
  })
})

describe('on phones', () => {
  it('the filter panel is a slide-up sheet with a Filters heading and a Close button, opened by a fixed round filter button at bottom-left', async () => {
    const page = await at('/products', { width: widths.phone })
    expect(await panel(page).isVisible()).toBe(false)
    const button = page.getByRole('button', { name: 'Open filters' })
    const box = await button.boundingBox()
    expect(box?.x).toBeLessThan(40)
    expect(box?.y).toBeGreaterThan(650)
    const mark = await button.locator('span').first().boundingBox()
    expect([mark?.width, mark?.height]).toEqual([44, 44])
    await button.click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('heading', { name: 'Filters' }).waitFor()
    await sheet
      .getByRole('group', { name: 'Fabric' })
      .getByLabel(/^Linen/)
      .check()
    await sheet.getByRole('button', { name: 'Show 5 sarees' }).click()
    await sheet.waitFor({ state: 'hidden' })
    expect(await queryOf(page)).toBe('?fabrics=Linen')
    await expect.poll(() => names(page)).toHaveLength(5)
    await page.getByRole('button', { name: 'Open filters, 1 applied' }).click()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await sheet.waitFor({ state: 'hidden' })
  })
})

describe('JavaScript turned off gives the same page', () => {
  it('the panel is a real form with an Apply button; sort and pages work', async () => {
    const page = await at('/products', { javaScriptEnabled: false })
    await panel(page)
      .getByRole('group', { name: 'Fabric' })
      .getByLabel(/^Linen/)
      .check()
    await panel(page)
      .getByRole('group', { name: 'Fabric' })
      .getByLabel(/^Organza/)
      .check()
    await page.getByLabel('Sort by').selectOption('price-asc')
    await panel(page).getByRole('button', { name: 'Apply filters' }).click()
    await page.getByText('8 sarees', { exact: true }).waitFor()
    const shown = await prices(page)
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    expect(
      await panel(page)
        .getByRole('group', { name: 'Fabric' })
        .getByLabel(/^Linen/)
        .isChecked(),
    ).toBe(true)
    await page.getByRole('link', { name: 'Remove Organza' }).click()
    await page.getByText('5 sarees', { exact: true }).waitFor()
    await page.goto('/products')
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await arrives(page, '**/products?page=2')
    expect(await names(page)).toHaveLength(24)
  })

  it('with JavaScript there is no Apply button', async () => {
    const page = await at('/products')
    expect(await page.getByRole('button', { name: 'Apply filters' }).count()).toBe(0)
  })
})

describe('empty state', () => {
  it('No products found, with ways on', async () => {
    const page = await at('/products?fabrics=Linen&minPrice=90000')
    await page.getByRole('heading', { name: 'No products found' }).waitFor()
    await page.getByText('Try adjusting your filters or check out our other categories.').waitFor()
    await page.getByRole('link', { name: 'Clear all' }).last().click()
    await expect.poll(() => queryOf(page)).toBe('')
  })

  it('no result page without a way on', async () => {
    const page = await at('/products?q=xylophone')
    await page.getByRole('heading', { name: 'No products found' }).waitFor()
    const ways = page.getByRole('navigation', { name: 'Our categories' }).getByRole('link')
    expect(await ways.count()).toBeGreaterThan(5)
  })
})

describe('axe finds nothing', () => {
  it.each([
    ['/products', widths.desktop, 'light'],
    ['/products?fabrics=Silk&colors=Maroon', widths.phone, 'dark'],
    ['/products?q=xylophone', widths.tablet, 'light'],
  ] as const)('on %s at %i px in %s', async (path, width, colorScheme) => {
    const page = await at(path, { width, colorScheme })
    expect(await lookForBarriers(page)).toEqual([])
  })

  it('in the open filter sheet', async () => {
    const page = await at('/products', { width: widths.phone })
    await page.getByRole('button', { name: 'Open filters' }).click()
    await page.getByRole('dialog', { name: 'Filters' }).waitFor()
    expect(await lookForBarriers(page)).toEqual([])
  })
})
