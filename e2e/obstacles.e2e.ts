import { expect, it } from 'vitest'
import { journeys } from './journeys.ts'
import { alive } from './visitor.ts'

const { shop } = journeys()

it.each([320, 360])(
  'filters, count and order of a listing lie in one bar at the bottom at %i px',
  async (width) => {
    const page = await shop.visit({ width, viewport: { width, height: 740 } })
    await page.goto('/products?fabrics=Silk')
    await alive(page)
    const bar = await page.locator('.bottom-bar').boundingBox()
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(740)
    expect(bar?.width).toBe(width)
    const filters = page.getByRole('button', { name: 'Open filters' })
    for (const one of [filters, page.getByLabel('Sort by')]) {
      const box = await one.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.y).toBeGreaterThanOrEqual(bar?.y ?? Number.POSITIVE_INFINITY)
    }
    expect(await page.locator('.bottom-bar').getByRole('status').innerText()).toMatch(
      /^\d+ sarees$/,
    )
    expect((await filters.boundingBox())?.x).toBeLessThan(20)
  },
)

it('a price among the words stands above the results, and can be taken off', async () => {
  const page = await shop.visit({})
  await page.goto('/products?q=silk+under+15000')
  await alive(page)
  await page.getByRole('heading', { name: 'Results for “silk under 15000”' }).waitFor()
  const understood = page.getByRole('list', { name: 'Understood as' })
  expect(await understood.getByRole('listitem').allInnerTexts()).toEqual(['Silk', 'Up to ₹15,000'])
  await understood.getByRole('link', { name: /15,000/ }).click()
  await page.waitForURL('**/products?q=silk')
})

it('a search in Tamil says in Tamil what it understood, and what it did not', async () => {
  const page = await shop.visit({})
  await page.goto('/ta/products?q=arakku+pattu+xqzyw')
  await alive(page)
  const understood = page.getByRole('list', { name: 'நாங்கள் புரிந்துகொண்டது' })
  await expect
    .poll(() => understood.getByRole('listitem').allInnerTexts())
    .toEqual(['அரக்கு', 'பட்டு'])
  await page.getByText('“xqzyw” எங்களுக்குப் புரியவில்லை.').waitFor()
  await page.goto('/products?q=ship+to+usa')
  await page.getByRole('link', { name: 'Shipping', exact: true }).first().waitFor()
  await page.getByRole('heading', { name: 'Were you looking for this?' }).waitFor()
})
