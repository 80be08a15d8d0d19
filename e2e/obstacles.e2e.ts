import { expect, it } from 'vitest'
import { journeys } from './journeys.ts'
import { alive } from './visitor.ts'

const { shop } = journeys()

it.each([320, 360])(
  'the round buttons of a listing lie on a strip of their own at %i px',
  async (width) => {
    const page = await shop.visit({ width })
    await page.goto('/products')
    await alive(page)
    const button = await page.getByRole('button', { name: 'Open filters' }).boundingBox()
    const strip = await page.locator('.bottom-strip').boundingBox()
    expect(button?.y ?? 0).toBeGreaterThanOrEqual(strip?.y ?? Number.POSITIVE_INFINITY)
  },
)

it('a price among the words stands above the results, and can be taken off', async () => {
  const page = await shop.visit({})
  await page.goto('/products?q=silk+under+15000')
  await alive(page)
  await page.getByRole('heading', { name: 'Results for “silk”' }).waitFor()
  const chip = page.getByRole('list', { name: 'Applied filters' }).getByRole('link').first()
  expect(await chip.textContent()).toContain('Up to ₹15,000')
  await chip.click()
  await page.waitForURL('**/products?q=silk')
})
