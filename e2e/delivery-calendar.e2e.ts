import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { atWork, toastSays } from './admin.ts'
import { countAsSaved } from './behind-its-back.ts'
import { intoCart, readyToSell } from './buying.ts'
import { journeys, modes } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { widths } from './visitor.ts'

const { shop, at, some } = journeys(readyToSell)
const pictures = process.env['DELIVERY_PICTURES']

beforeEach(() => {
  shop.change("delete from settings where name = 'delivery'")
  countAsSaved(shop)
})

async function look(page: Page, name: string) {
  expect(await lookForBarriers(page)).toEqual([])
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond).toBeLessThanOrEqual(0)
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

const holiday = (page: Page, place: number) => ({
  date: page.getByLabel(`Date of holiday ${place}`, { exact: true }),
  name: page.getByLabel(`Name of holiday ${place}`, { exact: true }),
})

describe('the days on which the shop works', () => {
  it.each([widths.desktop, widths.phone])('are chosen and saved at %d px', async (width) => {
    const page = await atWork(shop, '/admin/settings/delivery', { width })
    const save = page.getByRole('button', { name: 'Save delivery and returns' })
    await page.getByText('No holidays yet.').waitFor()
    await page.getByLabel('Saturday').check()
    await page.getByLabel('Working days to pack an order').fill('2')
    await page.getByLabel('Orders count from the same day until').fill('14:00')
    await page.getByRole('button', { name: 'Add a holiday' }).click()
    await holiday(page, 1).name.fill('Pongal')
    await save.click()
    await page.getByText('Please choose a date').waitFor()
    await holiday(page, 1).date.fill('2027-01-15')
    await save.click()
    await toastSays(page, 'Delivery and returns saved')
    await look(page, `calendar-${width}`)
    await page.reload()
    await holiday(page, 1).name.waitFor()
    expect(await holiday(page, 1).date.inputValue()).toBe('2027-01-15')
    const [{ value } = {}] = shop.look("select value from settings where name = 'delivery'")
    expect(JSON.parse(String(value)).calendar).toEqual({
      ...{ workingDays: [1, 2, 3, 4, 5, 6], handlingDays: 2, cutOff: '14:00' },
      holidays: [{ day: '2027-01-15', name: 'Pongal' }],
    })
  })

  it('festivals of the coming year stand among them at one press, and may be changed', async () => {
    const page = await atWork(shop, '/admin/settings/delivery', { width: widths.phone })
    const propose = page.getByRole('button', { name: /^Add the \d+ festivals/ })
    await propose.click()
    const done = page.getByRole('button', { name: 'The festivals of the coming year are in' })
    await done.waitFor()
    expect(await done.evaluate((button) => button === document.activeElement)).toBe(true)
    await holiday(page, 1).name.fill('Closed for good reasons')
    await look(page, 'festivals')
    await page.getByRole('button', { name: 'Save delivery and returns' }).click()
    await toastSays(page, 'Delivery and returns saved')
    const [{ value } = {}] = shop.look("select value from settings where name = 'delivery'")
    const { holidays } = JSON.parse(String(value)).calendar
    const names = holidays.map(({ name }: { name: string }) => name)
    expect(names).toContain('Closed for good reasons')
    expect(names.length).toBeGreaterThan(4)
  })
})

const monthsOf = /Expected delivery: (.+) to (.+)/

describe('one promise', () => {
  it.each(modes)('stands on the saree as at checkout, %s', async (_, mode) => {
    const staff = await atWork(shop, '/admin/settings/delivery')
    await staff.getByLabel('Saturday').check()
    await staff.getByLabel('Sunday').check()
    await staff.getByLabel('Working days to pack an order').fill('9')
    await staff.getByRole('button', { name: 'Save delivery and returns' }).click()
    await toastSays(staff, 'Delivery and returns saved')
    const { slug } = await some(({ stock }) => stock > 0)
    const page = await at(`/product/${slug}`, mode)
    const told = await page.getByText(monthsOf).first().innerText()
    await intoCart(page, shop)
    await page.goto('/checkout')
    const [, from = '?', to = '?'] = monthsOf.exec(told) ?? []
    await page.getByText(from).first().waitFor()
    await page.getByText(to).first().waitFor()
  })
})
