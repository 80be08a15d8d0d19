import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { intoCart } from './buying.ts'
import { journeys, modes } from './journeys.ts'
import { beyondHeader, cutOff, setLetters } from './large-type.ts'
import { overhang } from './overhang.ts'
import { alive, widths } from './visitor.ts'

// What readers have set for themselves: a few colours of their own, which take our backgrounds and shadows away, or letters twice
// as large.

const { shop } = journeys()
const forced = { forcedColors: 'active' } as const
const saree = '/product/arakku-kanjivaram-with-mango-buttas'

async function looks(path: string, width: number = widths.desktop): Promise<Page> {
  const page = await shop.visit({ ...forced, width })
  await page.goto(path)
  await alive(page)
  return page
}

/** In the page: of a list's parts, which have a frame of their own. */
const framed = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      }),
  )

/** Those of a list that are chosen have a frame, the others have none. */
async function tellsChosen(page: Page, all: string, chosen: string) {
  await page.locator(chosen).first().waitFor()
  const frames = await framed(page, all)
  expect(frames.filter(Boolean).length, chosen).toBeGreaterThan(0)
  expect(frames.filter((has) => !has).length, all).toBeGreaterThan(0)
  expect((await framed(page, chosen)).every(Boolean), chosen).toBe(true)
}

/** In the page: whether what has the focus, or the box that it is drawn as, has a line around it. */
function isFocusSeen(): string | true {
  const at = document.activeElement
  if (!at || at === document.body) return 'nothing has the focus'
  for (let one: Element | null = at, up = 0; one && up < 4; one = one.parentElement, up++) {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true
  }
  return `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 40)}`
}

/** Of a slider the thumb alone has a line around it, which no style can be asked for: it looks otherwise without the focus. */
async function tellsThumb(page: Page) {
  const slider = await page.locator(':focus').elementHandle()
  const focused = await slider?.screenshot()
  // The next step goes on from here all the same.
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  expect((await slider?.screenshot())?.equals(focused ?? Buffer.of())).toBe(false)
}

describe('in the colours of the reader', () => {
  it('the active suggestion is told from the others', async () => {
    const page = await looks('/')
    await page.getByRole('button', { name: 'Search', exact: true }).first().click()
    await page.getByRole('dialog').locator('input[name=q]').fill('kanj')
    await page.locator('[role=option]').nth(1).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.locator('[role=option][aria-selected=true]').waitFor()
    await tellsChosen(page, '[role=option]', '[role=option][aria-selected=true]')
  })

  it('chosen filters are told from the others', async () => {
    const page = await looks('/products?fabrics=Silk')
    const box = page.getByRole('checkbox', { name: /^Silk/ }).first()
    expect(await box.isChecked()).toBe(true)
    // The browser's own box keeps its mark in every colour.
    expect(await box.evaluate((one) => getComputedStyle(one).appearance)).toBe('auto')
    const bands = 'main ul:has(> li > a[href*="Price="]) > li > a'
    const [first] = await page
      .locator(bands)
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    await page.goto(String(first))
    await alive(page)
    await tellsChosen(page, bands, `${bands.replace(/a$/, '')}a[aria-current]`)
  })

  it('the page that one is at, and the picture that one looks at', async () => {
    const list = await looks('/products?page=2')
    await tellsChosen(list, 'nav a[aria-label^="Page "]', 'nav a[aria-current="page"]')
    const page = await looks(saree)
    await tellsChosen(page, 'a[href^="#picture-"]', 'a[href^="#picture-"][aria-current]')
  })

  it.each([['/products?fabrics=Silk'], [saree], ['/checkout']])(
    'what has the focus is seen at every step of %s',
    async (path) => {
      const page = await shop.visit({ ...forced, width: widths.desktop })
      await intoCart(page, shop)
      await page.goto(path)
      await alive(page)
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press('Tab')
        const at = page.locator(':focus')
        if ((await at.count()) === 0) continue
        if (await at.evaluate((one) => one.matches('[type=range]'))) await tellsThumb(page)
        else expect(await page.evaluate(isFocusSeen), `step ${step}`).toBe(true)
      }
    },
  )
})

describe('with letters twice as large', () => {
  describe.each(modes)('%s', (_mode, options) => {
    it.each([
      ['home in Tamil', '/ta'],
      ['the list and its bar', '/products?fabrics=Silk&sort=price-asc'],
      ['a saree', saree],
    ])('nothing of %s is cut or leaves a narrow phone', async (_name, path) => {
      const page = await shop.visit({ ...options, width: widths.phone })
      await page.goto(path)
      if (options?.javaScriptEnabled !== false) await alive(page)
      await setLetters(page, 32)
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
        .toBe('32px')
      // Letters of the shop's own may come late.
      await expect
        .poll(async () => [
          ...(await page.evaluate(beyondHeader)),
          ...(await page.evaluate(cutOff)),
          ...(await page.evaluate(overlapping, '.bottom-bar')),
        ])
        .toEqual([])
      expect(await overhang(page)).toBe(0)
    })
  })
})

/** In the page: controls of a bar that lie over each other or leave it. */
function overlapping(bar: string): string[] {
  const found = document.querySelector(bar)
  if (!found?.checkVisibility()) return []
  const around = found.getBoundingClientRect()
  const parts = [...found.querySelectorAll('a, button, select, output, p')]
    .filter((one) => one.checkVisibility() && !one.matches('.sr-only'))
    .map((one) => ({ name: one.textContent.trim().slice(0, 30), box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  return parts.flatMap(({ name, box }, at) => {
    const others = parts.slice(at + 1)
    const isOver = others.filter(({ box: other }) => {
      const isAside = other.left >= box.right - 1 || box.left >= other.right - 1
      const isApart = other.top >= box.bottom - 1 || box.top >= other.bottom - 1
      const isWithin = other.left >= box.left && other.right <= box.right && other.top >= box.top
      return !isAside && !isApart && !isWithin
    })
    const isOut = box.left < around.left - 1 || box.right > around.right + 1
    return [
      ...isOver.map((other) => `${name} over ${other.name}`),
      ...(isOut ? [`${name} leaves`] : []),
    ]
  })
}
