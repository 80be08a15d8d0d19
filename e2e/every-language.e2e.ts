import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages, pathIn } from '#domain/language.ts'
import { intoCart } from './buying.ts'
import { journeys, plain } from './journeys.ts'
import { overhang } from './overhang.ts'
import { arrivedAt, screens } from './screens.ts'
import { alive } from './visitor.ts'

const { shop } = journeys()
/** The narrowest phone that is sold, in px. */
const narrow = 320

const others = languages.filter((language) => language !== 'en')

describe.each(['ta', 'ml'] as const)('the long words of %s', (language) => {
  let page: Page
  beforeAll(async () => {
    page = await shop.visit({ ...plain, width: narrow, isStaying: true })
  })

  it.each(Object.entries(screens))('leave no phone on the %s screen', async (_name, path) => {
    await page.goto(pathIn(language, path))
    expect(await whatHangsOver(page)).toEqual([])
  })
})

/** What makes the page wider than its window, the innermost first. */
async function whatHangsOver(page: Page): Promise<string[]> {
  if ((await overhang(page)) === 0) return []
  return page.evaluate((width) => {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5,
    )
    const told = wide
      .reverse()
      .map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 60)}`)
    return [`${document.documentElement.scrollWidth} px of ${width}`, ...told]
  }, narrow)
}

it('sees what leaves a phone, although the phone zooms out of it', async () => {
  const page = await shop.visit({ ...plain, width: narrow })
  await page.goto('/faqs')
  expect(await whatHangsOver(page)).toEqual([])
  await page.evaluate(() => {
    const wide = document.createElement('p')
    wide.textContent = 'Too wide'
    wide.style.width = '400px'
    document.body.prepend(wide)
  })
  expect(await whatHangsOver(page)).toContain('P: Too wide')
})

const late = others.flatMap((language) => [360, 1440].map((width) => [language, width] as const))
/** Those with most to move above the fold. */
const movable = ['home', 'questions', 'shipping and returns', 'about', 'listing', 'detail'] as const
/** How much may move: half of what counts as good. */
const mostMoved = 0.05

it.each(late)('letters of %s that come late move nothing at %d px', async (language, width) => {
  const page = await shop.visit({ width, isStaying: true })
  const movedOn = await holdLetters(
    page,
    /(?:tamil|telugu|kannada|malayalam|devanagari)[\w-]*\.woff2$/,
  )
  for (const name of width < 768 ? movable : movable.slice(0, 3)) {
    expect(await movedOn(pathIn(language, screens[name])), name).toBeLessThan(mostMoved)
  }
})

/** How much may move where less stands above the fold, or nothing that letters change. */
const mostElsewhere = 0.02
/** Nobody comes to the one of a shop that is not open yet, which has no scripts that wait for letters. */
const asides = [...movable, 'opening soon']
const elsewhere = Object.entries({ ...screens, ...arrivedAt }).filter(
  ([name]) => !asides.includes(name),
)

describe.each(['ta', 'ml'] as const)('whatever comes late in %s', (language) => {
  const open = async (isStaying: boolean) => {
    const page = await shop.visit({ width: 360, isStaying })
    return { page, movedOn: await holdLetters(page, /\.woff2$/) }
  }
  let visitor: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    visitor = await open(true)
  })

  it.each(elsewhere)('moves nothing on the %s screen', async (_name, path) => {
    expect(await visitor.movedOn(pathIn(language, path))).toBeLessThan(mostElsewhere)
  })

  it('moves nothing for whoever has a saree in the cart', async () => {
    const { page, movedOn } = await open(false)
    await intoCart(page, shop)
    for (const path of ['/cart', '/checkout', '/', screens.detail]) {
      expect(await movedOn(pathIn(language, path)), path).toBeLessThan(mostElsewhere)
    }
  })
})

it('sees what moves once a page has been painted', async () => {
  const page = await shop.visit({ width: 360 })
  const movedOn = await holdLetters(page, /\.woff2$/)
  expect(await movedOn('/ta/faqs')).toBeLessThan(mostMoved)
  await alive(page)
  await page.evaluate(() => {
    const late = document.createElement('p')
    late.style.height = '300px'
    document.querySelector('main')?.prepend(late)
  })
  await expect
    .poll(() => page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0)))
    .toBeGreaterThan(mostElsewhere)
})

/**
 * Lets none of these files come before the page has been painted without them, and answers how to open a page so and
 * what of it has moved once all of its letters are there.
 */
async function holdLetters(page: Page, files: RegExp): Promise<(path: string) => Promise<number>> {
  const held: Promise<void>[] = []
  const hold = async (route: Route) => {
    // After the moment in which fallback letters or boxes would be painted.
    await page.waitForFunction(() => document.readyState !== 'loading')
    await page.evaluate(twoFrames)
    await route.continue()
  }
  await page.route(files, (route) => void held.push(hold(route)))
  await page.addInitScript(() => {
    // A slow machine may take longer than a page waits for its letters: this one waits as long as it takes.
    const { setTimeout: after } = window
    const patient = (then: () => void, ms?: number) => (ms === 1500 ? 0 : after(then, ms))
    Object.assign(window, { setTimeout: patient })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number } // Of a layout shift.
        Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted') ?? 0) + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async (path) => {
    await page.goto(path)
    await page.waitForFunction(() => getComputedStyle(document.body).visibility === 'visible')
    await page.evaluate(() => document.fonts.ready)
    // One that was fetched ahead and that no letter of the page needs is no part of `fonts.ready`.
    await Promise.all(held)
    await page.evaluate(twoFrames)
    return page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))
  }
}

/** Runs in the page: what has changed is on the screen. */
const twoFrames = () =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))

it('a page whose letters never come is shown all the same', async () => {
  const page = await shop.visit({ width: 360 })
  const held: Route[] = []
  await page.route(/tamil[\w-]*\.woff2$/, (route) => void held.push(route))
  await page.goto(pathIn('ta', screens.questions), { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const route of held) await route.abort()
})
