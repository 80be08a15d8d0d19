import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { journeys } from './journeys.ts'

const arakku = '/product/arakku-kanjivaram-with-mango-buttas'

const { at } = journeys()

const box = (page: Page) => page.getByLabel('Check your PIN code')

async function ask(page: Page, pin: string) {
  await box(page).fill(pin)
  await box(page).press('Enter')
}

for (const javaScriptEnabled of [true, false]) {
  describe(`the box for a PIN code, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    it('says where it lies, the last day of delivery, what it costs and whether cash is taken', async () => {
      const page = await at(arakku, { javaScriptEnabled })
      await ask(page, '600 004')
      await page.getByText('Chennai, Tamil Nadu', { exact: true }).waitFor()
      await page
        .getByText(/^Arrives by /)
        .first()
        .waitFor()
      await page.getByText('Free delivery', { exact: true }).waitFor()
      await page.getByText('Cash on delivery is possible', { exact: true }).waitFor()
    })

    it('promises nothing for one that it does not know', async () => {
      const page = await at(arakku, { javaScriptEnabled })
      await ask(page, '999999')
      const answer = page.getByRole('status').filter({ hasText: 'We don’t know this PIN code.' })
      await answer.waitFor()
      for (const promise of ['Arrives by', 'Free delivery', 'Cash on delivery']) {
        expect(await answer.innerText()).not.toContain(promise)
      }
      const hasFocus = () => answer.evaluate((one) => one === document.activeElement)
      if (javaScriptEnabled) await expect.poll(hasFocus).toBe(true)
    })

    it('refuses what is none beside the field, and keeps what was typed', async () => {
      const page = await at(arakku, { javaScriptEnabled })
      await ask(page, '12')
      await page.getByText('Please enter a 6-digit PIN code').waitFor()
      expect(await box(page).inputValue()).toBe('12')
      expect(await box(page).getAttribute('aria-invalid')).toBe('true')
    })
  })
}

describe('the PIN code that was told', () => {
  it('is there again on the next saree, and where the checkout asks for the address', async () => {
    const page = await at(arakku)
    await ask(page, '600004')
    await page.getByText('Chennai, Tamil Nadu', { exact: true }).waitFor()
    await page.reload()
    await page.getByText('Chennai, Tamil Nadu', { exact: true }).waitFor()
    expect(await box(page).inputValue()).toBe('600004')
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await page.getByText('Added to cart').first().waitFor()
    await page.goto(new URL('/checkout', page.url()).href)
    await expect.poll(() => page.locator('[name="address.pin"]').inputValue()).toBe('600004')
  })
})
