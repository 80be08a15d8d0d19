import { describe, expect, it } from 'vitest'
import type { Companions, Product } from '#contract/catalog/types.ts'
import { journeys } from './journeys.ts'
import { overhang } from './overhang.ts'
import { widths } from './visitor.ts'

const arakku = '/product/arakku-kanjivaram-with-mango-buttas'
const konrad = '/product/charcoal-konrad-temple-saree'

const { shop, at, some } = journeys()

describe('same saree in other colours, and what goes with it', () => {
  it('those of its design; those in a colour of its border or pallu for the same occasion', async () => {
    const page = await at(konrad, { javaScriptEnabled: false })
    const others = page.getByRole('region', { name: 'Same saree in other colours' })
    expect(await others.locator('h3').allInnerTexts()).toEqual([
      'Sand Konrad Temple Saree, Maroon Border',
    ])
  })

  it('a design of its own has no other colours; what goes with it is for the same occasion', async () => {
    const sarees = (await (await fetch(`${shop.address}/api/products`)).json()) as Product[]
    const beside = async ({ slug }: Product) =>
      (await (await fetch(`${shop.address}/api/products/${slug}/companions`)).json()) as Companions
    const all = await Promise.all(sarees.map(async (one) => ({ one, ...(await beside(one)) })))
    const rich = all.find(({ goesWith, otherColours }) => goesWith[0] && !otherColours[0])
    if (!rich) throw new Error('No saree of the demo shop has anything to go with it.')
    expect(rich.goesWith.every(({ occasion }) => occasion === rich.one.occasion)).toBe(true)
    const page = await at(`/product/${rich.one.slug}`, { javaScriptEnabled: false })
    const worn = page.getByRole('region', { name: 'Goes with it' })
    expect(await worn.locator('article').count()).toBe(rich.goesWith.length)
    expect(await page.getByRole('region', { name: 'Same saree in other colours' }).count()).toBe(0)
  })
})

describe('recently viewed', () => {
  it('is absent without history, then shows what was looked at before, the last one first', async () => {
    const page = await at(arakku, { isFirst: true })
    const recent = page.getByRole('region', { name: 'Recently viewed' })
    await page.getByRole('region', { name: 'Related Products' }).waitFor()
    expect(await recent.count()).toBe(0)
    await page.getByRole('region', { name: 'Related Products' }).getByRole('link').first().click()
    await recent.waitFor()
    expect(await recent.locator('h3').allInnerTexts()).toEqual([
      'Arakku Kanjivaram with Mango Buttas',
    ])
  })
})

describe('compare up to four', () => {
  it('weave, weight, border, zari, length and price side by side, without JavaScript', async () => {
    const page = await at(arakku, { javaScriptEnabled: false, width: widths.phone })
    await page.getByRole('link', { name: 'Compare', exact: true }).first().click()
    const table = page.getByRole('region', { name: 'Sarees side by side' })
    for (const fact of ['Price', 'Weave', 'Weight', 'Border', 'Zari', 'Length']) {
      await table.getByRole('rowheader', { name: fact, exact: true }).waitFor()
    }
    for (const columns of [2, 3, 4]) {
      await page
        .getByRole('link', { name: /^Compare with/ })
        .first()
        .click()
      await expect.poll(() => table.getByRole('columnheader').count()).toBe(columns)
    }
    expect(await page.getByRole('link', { name: /^Compare with/ }).count()).toBe(0)
    await page.getByText('Four is the most: if you compare another, the first one').waitFor()
    await table
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click()
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(3)
  })

  it('what was compared before is joined by the next saree', async () => {
    const one = await some((product) => product.stock > 1)
    const page = await at(`/compare?ids=${one.id}`, { isFirst: true })
    await page.goto(arakku)
    const link = page.getByRole('link', { name: 'Compare', exact: true }).first()
    await expect.poll(() => link.getAttribute('href')).toMatch(`ids=${one.id},`)
  })

  it.each([320, widths.phone, widths.desktop])(
    'nothing hangs over the edge at %i px',
    async (width) => {
      const page = await at('/compare?ids=1,2,3,4', { width })
      expect(await overhang(page)).toBe(0)
    },
  )
})

describe('share', () => {
  it('without JavaScript a message on WhatsApp with name, price and address', async () => {
    const page = await at(arakku, { javaScriptEnabled: false })
    const href = await page.getByRole('link', { name: 'Share', exact: true }).getAttribute('href')
    const text = new URL(href ?? '').searchParams.get('text')
    expect(text).toContain('Arakku Kanjivaram with Mango Buttas, ₹42,500 http')
    expect(text).toContain(arakku)
  })

  it('where there is no sheet to share by, the address is copied and that is said', async () => {
    const page = await at(arakku)
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })
    })
    await page.getByRole('link', { name: 'Share', exact: true }).click()
    await page.getByText('Link copied').waitFor()
  })

  it('the phone’s own sheet gets the picture that shows name and price', async () => {
    const page = await at(arakku)
    await page.evaluate(() => {
      const share = async ({ files, text }: ShareData) => {
        document.title = `${files?.[0]?.type} ${(files?.[0]?.size ?? 0) > 20_000} ${text}`
      }
      Object.defineProperty(navigator, 'canShare', { value: () => true })
      Object.defineProperty(navigator, 'share', { value: share })
    })
    // Drawn once: the sheet does not wait long for a card.
    const card = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await page.request.get(card ?? '')).status()).toBe(200)
    await page.getByRole('link', { name: 'Share', exact: true }).click()
    await page.waitForFunction(() => document.title.startsWith('image/jpeg true '))
    expect(await page.title()).toContain('Arakku Kanjivaram with Mango Buttas, ₹42,500 http')
  })
})

describe('the saree in words', () => {
  it('body, border, pallu, contrast, cloth and weight in sentences, in a fold that opens without JavaScript', async () => {
    const page = await at(arakku, { javaScriptEnabled: false, width: widths.phone })
    await page.getByText('This saree in words').click()
    for (const sentence of [
      'The body is Maroon, a deep, dark colour, in Silk.',
      'The border: Temple, 14 cm each side, parrot green, temple spires with swans and peacocks.',
      'Border or pallu stand out clearly from the body.',
      'The cloth is smooth, with a soft shine.',
      'At 820 g it is heavy to wear.',
    ])
      await page.getByText(sentence, { exact: true }).waitFor()
    expect(await overhang(page)).toBe(0)
  })

  it('the same in Tamil, colours and contrast too', async () => {
    const page = await at(`/ta${arakku}`, { javaScriptEnabled: false, width: 320 })
    await page.getByText('இந்தச் சேலை சொற்களில்').click()
    await page.getByText(/^சேலையின் உடல் நிறம்: .+, அடர்ந்த நிறம்\. துணி: .+\.$/).waitFor()
    await page.getByText('பார்டரோ முந்தானையோ உடலிலிருந்து தெளிவாக வேறுபட்டுத் தெரியும்.').waitFor()
    expect(await overhang(page)).toBe(0)
  })
})

describe('a daylight video of this piece', () => {
  const thanks = /^Thank you\. Your reference is T-\d{6}$/

  it.each([true, false])(
    'is asked for without an account, JavaScript %s',
    async (javaScriptEnabled) => {
      const page = await at(arakku, { javaScriptEnabled })
      await page.getByRole('link', { name: 'Ask for a daylight video' }).click()
      await page.getByRole('heading', { name: 'A video in daylight', level: 1 }).waitFor()
      const words = page.getByLabel('Your message')
      expect(await words.inputValue()).toContain('Arakku Kanjivaram with Mango Buttas (')
      await page.getByLabel('Your name').fill('Valli')
      await page.getByLabel('Email', { exact: true }).fill('valli')
      await page.getByRole('button', { name: 'Ask for the video' }).click()
      await page.getByText('Please enter a valid email address').first().waitFor()
      expect(await page.getByLabel('Your name').inputValue()).toBe('Valli')
      await page.getByLabel('Email', { exact: true }).fill(`valli-${javaScriptEnabled}@example.com`)
      await page.getByRole('button', { name: 'Ask for the video' }).click()
      await page.getByText(thanks).waitFor()
    },
  )
})
