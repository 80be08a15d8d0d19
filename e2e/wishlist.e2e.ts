import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog/types.ts'
import { journeys } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { overhang } from './overhang.ts'
import { alive, type Visit, widths } from './visitor.ts'

let first: Product
let second: Product

const { shop, at, some } = journeys(async () => {
  first = await some(({ stock }) => stock > 1)
  second = await some(({ stock, id }) => stock > 1 && id !== first.id)
})

/** The wishlist of a visitor who has put both sarees aside. */
async function listOf(wishes: Visit = {}): Promise<Page> {
  const page = await shop.visit(wishes)
  const headers = { Origin: shop.address }
  for (const { id } of [first, second]) {
    const answer = await page.request.put(`/api/wishlist/pieces/${id}`, { headers })
    expect(answer.status()).toBe(200)
  }
  await page.clock.install()
  await page.goto('/wishlist')
  await alive(page)
  return page
}

/** The path of the link that the owner sends round. */
async function share(page: Page): Promise<string> {
  await page.getByLabel('A title for the list').fill('For the wedding')
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByLabel('The link').inputValue()
  return new URL(link).pathname
}

const heart = (page: Page, { name }: Product) =>
  page.getByRole('button', { name: new RegExp(`^Heart for ${name}`) })
const notThis = (page: Page, { name }: Product) =>
  page.getByRole('button', { name: new RegExp(`^Not this for ${name}`) })

describe('the wishlist', () => {
  it('is empty at first, with a way on', async () => {
    const page = await shop.visit()
    await page.goto('/wishlist')
    await page.getByRole('heading', { name: 'Your wishlist is empty' }).waitFor()
    const on = page.getByRole('link', { name: 'Browse All Products' })
    expect(await on.getAttribute('href')).toBe('/products')
  })

  it('a heart on a saree puts it there; the header counts live', async () => {
    const page = await at(`/product/${first.slug}`)
    await page.getByRole('button', { name: `Add to Wishlist: ${first.name}` }).click()
    await page.getByRole('link', { name: 'Wishlist, 1 saree' }).click()
    await page.getByRole('heading', { name: first.name }).waitFor()
    await page
      .getByRole('button', { name: /^Remove .* from your wishlist$/ })
      .last()
      .click()
    await page.getByRole('heading', { name: 'Your wishlist is empty' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: /^Wishlist, / }).count()).toBe(0)
  })

  it('a saree moves to the cart', async () => {
    const page = await listOf()
    const card = page.getByRole('article').filter({ hasText: first.name })
    const item = page.getByRole('listitem').filter({ has: card })
    await item.getByRole('button', { name: 'Move to cart' }).click()
    await page.getByText('Moved to your cart').waitFor()
    await page.getByRole('link', { name: 'Cart, 1 saree' }).waitFor()
    await page.getByRole('link', { name: 'Wishlist, 1 saree' }).waitFor()
    await card.waitFor({ state: 'detached' })
  })
})

describe('a link to share', () => {
  it('relatives open it without an account, vote (heart / not this) and comment with a name; the owner sees the tally live', async () => {
    const owner = await listOf()
    const path = await share(owner)
    const whatsapp = owner.getByRole('link', { name: 'Send on WhatsApp' })
    expect(decodeURIComponent((await whatsapp.getAttribute('href')) ?? '')).toContain(path)

    const amma = await at(path, { width: widths.phone })
    await amma.getByRole('heading', { name: 'For the wedding' }).waitFor()
    await heart(amma, first).click()
    await amma.getByText('Please enter your name').waitFor()
    await amma.getByLabel('Your name').fill('Amma')
    await heart(amma, first).click()
    await amma.getByRole('button', { name: `Heart for ${first.name}: 1` }).waitFor()
    await notThis(amma, second).click()
    await amma.getByLabel('Your comment on the whole list').fill('The red one, please')
    await amma.getByRole('button', { name: 'Send' }).last().click()
    await amma.getByText('The red one, please').waitFor()
    expect(await lookForBarriers(amma)).toEqual([])

    const akka = await at(path)
    await akka.getByLabel('Your name').fill('Akka')
    await heart(akka, first).click()
    await akka.getByRole('button', { name: `Heart for ${first.name}: 2` }).waitFor()

    const card = owner.getByRole('listitem').filter({ hasText: first.name })
    const tenSecondsLater = async () => {
      await owner.clock.fastForward(10_000)
      return card.getByText('2 hearts').count()
    }
    await expect.poll(tenSecondsLater, { interval: 300 }).toBe(1)
    await card.getByText('Hearts from Amma, Akka').waitFor()
    await owner.getByText('The red one, please').waitFor()
    expect(await lookForBarriers(owner)).toEqual([])
  })

  it('one vote per visitor and piece; a second one replaces the first, the same takes it back', async () => {
    const path = await share(await listOf())
    const page = await at(path)
    await page.getByLabel('Your name').fill('Chitti')
    await heart(page, first).click()
    await page.getByRole('button', { name: `Heart for ${first.name}: 1` }).waitFor()
    await notThis(page, first).click()
    await page.getByRole('button', { name: `Heart for ${first.name}: 0` }).waitFor()
    await page.getByRole('button', { name: `Not this for ${first.name}: 1` }).click()
    await page.getByRole('button', { name: `Not this for ${first.name}: 0` }).waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Chitti')
  })

  it('the owner can close it, and nobody opens it any more', async () => {
    const owner = await listOf()
    const path = await share(owner)
    await owner.getByRole('button', { name: 'Stop sharing' }).click()
    await owner.getByText('This list is no longer shared.').waitFor()
    const page = await shop.visit()
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'This wishlist is no longer shared' }).waitFor()
  })

  it('works without JavaScript', async () => {
    const path = await share(await listOf())
    const page = await at(path, { javaScriptEnabled: false })
    await page.getByLabel('Your name').fill('Paatti')
    const answered = page.waitForEvent('load')
    await page.getByLabel('Your name').press('Enter')
    await answered
    expect(await page.getByLabel('Your name').inputValue()).toBe('Paatti')
    await heart(page, first).click()
    await page.getByRole('button', { name: `Heart for ${first.name}: 1` }).waitFor()
    expect(await heart(page, first).getAttribute('aria-pressed')).toBe('true')
    await page.getByLabel('Your comment on the whole list').fill('Lovely')
    await page.getByRole('button', { name: 'Send' }).last().click()
    await page.getByText('Lovely').waitFor()
  })
})

describe('for everyone', () => {
  it('fits a phone, without barriers', async () => {
    const page = await listOf({ width: widths.phone, colorScheme: 'dark' })
    expect(await overhang(page)).toBe(0)
    expect(await lookForBarriers(page)).toEqual([])
  })
})
