import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { journeys, plain } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { widths } from './visitor.ts'

const { shop, at } = journeys()

/** Opens the search of the header; gives its field. */
async function searching(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).first().click()
  return page.getByRole('dialog').locator('input[name=q]')
}

const shown = (page: Page) => page.getByRole('option').allInnerTexts()
const isOpen = (page: Page) => page.getByRole('combobox').first().getAttribute('aria-expanded')

it.each([
  ['/products', 'Your search is long: we did not look for “zqx under 500”.'],
  ['/ta/products', 'உங்கள் தேடல் நீளமானது; “zqx under 500” தேடப்படவில்லை.'],
])('%s says what of a long search was not read', async (path, told) => {
  const words = `red silk ${'zqx '.repeat(15)}under 500`
  const page = await at(`${path}?${new URLSearchParams({ q: words })}`, { width: widths.phone })
  await page.getByText(told).waitFor()
})

describe('the search field', () => {
  it('says by keyboard alone what half-typed Tamil means, and finds it', async () => {
    const page = await at('/ta/about-us', { width: widths.phone })
    const field = await searching(page, 'தேடல்')
    await field.pressSequentially('மயில் கழுத்து')
    const first = page.getByRole('option').first()
    // What half of it meant may come first.
    await first.filter({ hasText: 'மயில் கழுத்து' }).filter({ hasText: /சேலை/ }).waitFor()
    await page.getByRole('status').filter({ hasText: 'பரிந்துரை' }).first().waitFor()
    expect(await lookForBarriers(page)).toEqual([])
    await field.press('ArrowDown')
    await page.locator('[role=option][aria-selected=true]').waitFor()
    expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
    await field.press('ArrowUp')
    await page.waitForSelector('[role=combobox]:not([aria-activedescendant])')
    await field.press('ArrowUp')
    const last = page.getByRole('option').last()
    await page.waitForSelector('[role=option]:last-child[aria-selected=true]')
    expect(await last.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(
      true,
    )
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    await field.press('Enter')
    await page.waitForURL(/\/ta\/products\?q=%E0%AE%AE/)
  })

  it('keeps the words and the dialog when Escape closes the list', async () => {
    const page = await at('/about-us')
    const field = await searching(page, 'Search')
    await field.pressSequentially('kanji')
    await page.getByRole('option').first().waitFor()
    await field.press('Escape')
    await page.waitForSelector('[role=combobox][aria-expanded=false]')
    expect(await page.getByRole('option').count()).toBe(0)
    expect(await field.inputValue()).toBe('kanji')
    await field.press('ArrowDown')
    await page.getByRole('option').first().waitFor()
    await field.press('Escape')
    await page.waitForSelector('[role=combobox][aria-expanded=false]')
    // The browser clears the field first.
    await field.press('Escape')
    expect(await field.inputValue()).toBe('')
    await field.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  it('leads to the page that answers a question, and says nothing of what is unknown', async () => {
    const page = await at('/about-us')
    const field = await searching(page, 'Search')
    await field.fill('zxcvbq')
    await field.fill('ship to usa')
    const help = page.getByRole('option', { name: 'Shipping' })
    await help.waitFor()
    await field.fill('zxcvbq')
    await page.waitForSelector('[role=combobox][aria-expanded=false]')
    expect(await shown(page)).toEqual([])
    expect(await page.getByRole('dialog').getByRole('status').innerText()).toBe('')
    await field.fill('ship to usa')
    await help.click()
    await page.waitForURL('**/shipping-returns')
  })

  it('shows by touch what was searched for lately, until it is cleared', async () => {
    const page = await at('/about-us', { width: widths.phone })
    const field = await searching(page, 'Search')
    await page.waitForSelector('[role=combobox]')
    expect(await isOpen(page)).toBe('false')
    await field.fill('red silk')
    await page.getByRole('option', { name: /sarees?$/ }).tap()
    await page.waitForURL(/products\?q=red/)
    const again = await searching(page, 'Search')
    await again.fill('')
    await page.getByRole('option', { name: 'red silk' }).waitFor()
    expect(await lookForBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Clear recent searches' }).tap()
    await page.locator('a[role=option]').first().waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull()
  })

  it('works without JavaScript', async () => {
    const page = await shop.visit(plain)
    await page.goto('/no-such-page')
    const field = page.locator('main input[name=q]')
    await field.fill('black kanjivaram')
    await field.press('Enter')
    await page.getByText('Black Kanjivaram, Vermilion Ganda Border').first().waitFor()
  })
})
