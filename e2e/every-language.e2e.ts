import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages, pathIn } from '#domain/language.ts'
import { lettersOfPage, shareOf, sumOf } from '#test/letters.ts'
import { journeys, plain } from './journeys.ts'
import { overhang } from './overhang.ts'
import { screens } from './screens.ts'

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

/** Of all letters of these pages that are not marked as English, how many are of the language's script. */
const leastShare = 0.97

it.each(others)('/%s speaks its language', async (language: Language) => {
  const pages = await Promise.all(
    Object.values(screens).map(async (path) => {
      const answer = await fetch(shop.address + pathIn(language, path))
      return lettersOfPage(await answer.text(), language)
    }),
  )
  expect(shareOf(sumOf(pages))).toBeGreaterThan(leastShare)
})
