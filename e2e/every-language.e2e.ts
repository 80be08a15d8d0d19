import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages, pathIn } from '#domain/language.ts'
import { lettersOfPage, shareOf, sumOf } from '#test/letters.ts'
import { journeys, plain } from './journeys.ts'
import { screens } from './screens.ts'

const { shop } = journeys()
const others = languages.filter((language) => language !== 'en')

describe.each(['ta', 'ml'] as const)('the long words of %s', (language) => {
  let page: Page
  beforeAll(async () => {
    page = await shop.visit({ ...plain, width: 320, isStaying: true })
  })

  it.each(Object.entries(screens))('leave no phone on the %s screen', async (_name, path) => {
    await page.goto(pathIn(language, path))
    expect(await whatHangsOver(page)).toEqual([])
  })
})

/** What makes the page wider than its window, the innermost first. */
const whatHangsOver = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 0.5,
    )
    return wide
      .reverse()
      .map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 60)}`)
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
