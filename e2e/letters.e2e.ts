import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages, pathIn } from '#domain/language.ts'
import { lettersOfPage, shareOf, sumOf } from '#test/letters.ts'
import { intoCart } from './buying.ts'
import { type InnerScreen, innerScreens, typed } from './inner-screens.ts'
import { journeys, plain } from './journeys.ts'
import { arrivedAt, screens } from './screens.ts'
import { alive, widths } from './visitor.ts'

const others = languages.filter((language) => language !== 'en')

const { shop } = journeys()

/** What is sent without anything in it: the page comes back with a sentence at each field. */
const refused = ['/contact', '/complaint', '/my-data', '/track-order', '/register', '/login']

/** Of all letters of a page that are not marked as another language, how many are of the language's script. */
const leastShare = 0.97
/** Names and addresses of who sells, as the owner has registered them. */
const registered =
  /Pallu Demo Sarees \(not a real business\)|A\. Demo|00 North Mada Street, Mylapore, Chennai|33ZZZFP0000Z1ZC|kanjeevaram|qqqqqqqq/g

type Told = { name: string; share: number; marked: number }

const shares = new Map<Language, Told[]>()

function count(language: Language, name: string, html: string) {
  const letters = lettersOfPage(html.replace(registered, ' ').replace(typed, ' '), language)
  const share = shareOf(letters)
  const marked = letters.marked / Math.max(1, letters.own + letters.marked)
  shares.set(language, [...(shares.get(language) ?? []), { name, share, marked }])
  return { name, letters, share }
}

const tooFew = (told: { name: string; share: number }[]) =>
  told.filter(({ share }) => share < leastShare)

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

afterAll(() => {
  for (const [language, told] of shares) {
    const [least] = told.toSorted((a, b) => a.share - b.share)
    const marked = told.toSorted((a, b) => b.marked - a.marked).slice(0, 3)
    console.log(
      `letters of /${language}: ${told.length} pages, the least ${percent(least?.share ?? 0)} (${least?.name}); ` +
        `marked as English: ${marked.map((one) => `${percent(one.marked)} (${one.name})`).join(', ')}`,
    )
  }
})

/** Each story that is shown, by its address. */
function journal() {
  const rows = shop.look('select slug from stories where publish_at is not null')
  expect(rows.length).toBeGreaterThan(1)
  return rows.map(({ slug }) => [`story ${slug}`, `/stories/${slug}`] as const)
}

it.each(others)('every page of /%s speaks its language', async (language) => {
  const all = { ...screens, ...arrivedAt, ...Object.fromEntries<string>(journal()) }
  const told = await Promise.all(
    Object.entries(all).map(async ([name, path]) => {
      const answer = await fetch(shop.address + pathIn(language, path))
      return count(language, name, await answer.text())
    }),
  )
  console.log(`letters of /${language}: ${percent(shareOf(sumOf(told.map((one) => one.letters))))}`)
  expect(tooFew(told)).toEqual([])
})

it.each(others)('a page in English is none of /%s', async (language) => {
  const html = await (await fetch(`${shop.address}/faqs`)).text()
  expect(
    shareOf(lettersOfPage(html.replace('<html lang="en-IN"', '<html'), language)),
  ).toBeLessThan(0.5)
})

it.each(others)('what is refused at /%s is refused in its language', async (language) => {
  const reader = await shop.visit(plain)
  const told = []
  for (const path of refused) {
    const headers = { Origin: shop.address }
    const address = pathIn(language, path)
    const answer = await reader.request.post(address, { form: { name: '' }, headers })
    const html = await answer.text()
    expect(html, path).toContain('aria-invalid="true"')
    told.push(count(language, `refused ${path}`, html))
  }
  expect(tooFew(told)).toEqual([])
})

describe('where somebody has come far', () => {
  let inner: InnerScreen[]
  beforeAll(async () => {
    inner = await innerScreens(shop)
  })

  it.each(others)('every page of /%s speaks its language', async (language) => {
    const told = []
    for (const { name, path, reader } of inner) {
      const answer = await reader.request.get(pathIn(language, path), { maxRedirects: 0 })
      expect([200, 404], `${name}: ${answer.status()}`).toContain(answer.status())
      told.push(count(language, name, await answer.text()))
    }
    expect(tooFew(told)).toEqual([])
  })
})

/** What only a browser draws: where the parcel goes is chosen. */
const chosen: Record<string, (page: Page) => Promise<void>> = {
  'checkout with its PIN': async (page) => {
    await page.locator('[id="address.pin"]').fill('600004')
    await expect.poll(() => page.locator('[id="address.city"]').inputValue()).not.toBe('')
  },
  'checkout abroad': async (page) => {
    await page.locator('details:has([id="address.country"]) > summary').click()
    await page.locator('[id="address.country"]').selectOption('US')
    await page.locator('[id="address.pin"]:not([inputmode])').waitFor()
  },
}

it.each(others)('what a browser draws of the checkout speaks /%s too', async (language) => {
  const page = await shop.visit({ width: widths.desktop })
  await intoCart(page, shop)
  const told = []
  for (const [name, bring] of Object.entries(chosen)) {
    await page.goto(pathIn(language, '/checkout'))
    await alive(page)
    await bring(page)
    told.push(count(language, name, await page.content()))
  }
  expect(tooFew(told)).toEqual([])
})
