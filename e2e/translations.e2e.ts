import { expect, it } from 'vitest'
import { TextPage } from '#contract/translations/admin-types.ts'
import { atWork, toastSays } from './admin.ts'
import { journeys } from './journeys.ts'
import { overhang } from './overhang.ts'

const { shop } = journeys()

const calls = '/api/admin/translations/texts'

it('a translation is written beside its English on a phone; what somebody else said meanwhile is shown first', async () => {
  const own = 'பட்டு நூல்'
  const page = await atWork(shop, '/admin/translations?state=all&thing=value', { width: 390 })
  await page.getByRole('searchbox', { name: 'Search both texts' }).fill('Silk Cotton')
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'Shared value · Fabric' })
    .filter({ has: page.locator('p[lang=en]', { hasText: /^Silk Cotton$/ }) })
  await row.waitFor()
  const field = row.getByRole('textbox', { name: 'Tamil' })

  const found = await page.request.get(`${calls}?language=ta&thing=value&q=Silk%20Cotton`)
  const { items } = TextPage.parse(await found.json())
  const seen = items.find((one) => one.field === 'fabric:Silk Cotton')
  const theirs = { ...{ language: 'ta', thing: 'value', id: 0, field: 'fabric:Silk Cotton' } }
  const headers = { Origin: shop.address }
  const data = { ...theirs, words: 'வேறொருவர் சொல்', version: seen?.version }
  expect((await page.request.put(calls, { data, headers })).status()).toBe(200)

  await field.fill(own)
  await row.getByRole('button', { name: 'Save' }).click()
  await toastSays(page, 'The translation was not saved')
  const notice = row.getByRole('alert')
  expect(await notice.textContent()).toContain('வேறொருவர் சொல்')
  expect(await field.inputValue()).toBe(own)
  await row.getByRole('button', { name: 'Save' }).click()
  await toastSays(page, 'Translation saved')
  await notice.waitFor({ state: 'detached' })
  expect(await overhang(page)).toBe(0)
})
