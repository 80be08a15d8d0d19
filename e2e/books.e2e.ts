import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atWork, signIn, toastSays } from './admin.ts'
import { journeys } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { alive, arrives, widths } from './visitor.ts'

// From a shop that has said nothing to the return of its first month.
const { shop } = journeys(undefined, { SHOP_DEMO: '0' })

const own = { username: 'kanaka', email: 'kanaka@pallu.example', password: 'kuthu-vilakku-27' }

async function accountant(): Promise<Page> {
  const page = await shop.visit({ width: widths.phone })
  const headers = { Origin: shop.address }
  const post = async (visitor: Page, path: string, data: object) =>
    expect((await visitor.request.post(path, { data, headers })).status()).toBeLessThan(300)
  await post(page, '/api/users/register', own)
  const owner = await atWork(shop)
  await post(owner, '/api/admin/staff', { who: own.username, role: 'accountant' })
  await signIn(page, shop, own)
  const password = 'agal-vilakku-2027'
  await post(page, '/api/users/password', { currentPassword: own.password, newPassword: password })
  await signIn(page, shop, { ...own, password })
  return page
}

describe('the books of a new shop', () => {
  it('lead its owner to say what the shop is before the law', async () => {
    const page = await atWork(shop, '/admin/books')
    await page.getByText('A shop without a GSTIN files no return.', { exact: false }).waitFor()
    await page.getByRole('link', { name: 'Settings: Law and tax' }).click()
    await arrives(page, '**/admin/settings/law')
    const registration = page.getByLabel('Registration')
    await registration.selectOption('composition')
    await page.getByText('You issue bills of supply without GST.', { exact: false }).waitFor()
    await registration.selectOption('regular')
    await page.getByText('Your invoices show CGST and SGST', { exact: false }).waitFor()
    await page.getByLabel('Legal name').fill('Meena Sarees')
    await page.getByLabel('GSTIN', { exact: true }).fill('33ZZZFP0000Z1ZA')
    await page.getByText('The check digit of this GSTIN is wrong', { exact: false }).waitFor()
    await page.getByLabel('GSTIN', { exact: true }).fill('33zzzfp0000z1zc')
    await page.getByText('Looks right: registered in 33-Tamil Nadu.').waitFor()
    // Its first two digits say which state it is of.
    expect(await page.getByLabel('State', { exact: true }).inputValue()).toBe('33')
    await page.getByLabel('Business address').fill('12 Mada Street, Chennai 600004')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await toastSays(page, 'Law and tax saved')
    expect(await lookForBarriers(page)).toEqual([])
    await page.goto('/admin/books')
    await page.getByRole('cell', { name: 'Running' }).waitFor()
    await page.goto('/admin')
    await page.getByRole('link', { name: /legal requirements? to fix$/ }).click()
    await arrives(page, '**/admin/compliance')
    await page.getByRole('link', { name: 'Law and tax: GSTIN' }).click()
    await arrives(page, '**/admin/settings/law')
  })

  it('are all that an accountant finds, who takes GSTR-1 and the day book along', async () => {
    const page = await accountant()
    await page.goto('/admin')
    await arrives(page, '**/admin/books')
    await alive(page)
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      ...['Sales', 'Returns and day book', 'Documents', 'Compliance'],
    ])
    expect(await lookForBarriers(page)).toEqual([])
    for (const path of ['/admin/staff', '/admin/products', '/admin/complaints']) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'Not open to you' }).waitFor()
      await page.getByText('As “Accountant” you cannot open this part', { exact: false }).waitFor()
      expect(await lookForBarriers(page)).toEqual([])
    }
    await page.getByRole('link', { name: 'Back to your work' }).click()
    await arrives(page, '**/admin/books')
    await page.getByRole('link', { name: /^GSTR-1 of .* as JSON$/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('This GSTIN is a placeholder', { exact: false }).waitFor()
    await dialog.getByText('the name of the grievance officer', { exact: false }).waitFor()
    expect(await lookForBarriers(page)).toEqual([])
    const reason = dialog.getByLabel('Why you are making it anyway')
    const goOn = dialog.getByRole('button', { name: 'Make it anyway' })
    await reason.fill('no')
    await goOn.click()
    await dialog.getByText('Please write a few words').waitFor()
    await reason.fill('A trial before the shop opens')
    const json = await downloaded(page, () => goOn.click())
    expect(json.name).toMatch(/^gstr1-\d{6}-draft\.json$/)
    expect(JSON.parse(json.text)).toMatchObject({ gstin: '33ZZZFP0000Z1ZC', hash: 'hash' })
    const book = await downloaded(page, () =>
      page.getByRole('button', { name: 'Download day book' }).click(),
    )
    expect(book.name).toMatch(/^day-book-.*\.csv$/)
    expect(book.text).toContain('day,at,event,document,order,account,debit,credit')
    await toastSays(page, 'Day book downloaded')
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await arrives(page, '**/admin/orders')
    expect(await page.getByRole('link', { name: 'New order' }).count()).toBe(0)
    await page.goto('/admin/books')
    await alive(page)
    await page.getByRole('tab', { name: 'Documents' }).click()
    await page.getByText('No document was issued yet.', { exact: false }).waitFor()
    await page.getByRole('tab', { name: 'Compliance' }).click()
    await page.getByRole('heading', { name: 'What the law requires of this shop' }).waitFor()
    const first = page.getByRole('row').nth(1)
    expect(await first.innerText()).toContain(
      'Not filled in yet: the name of the grievance officer',
    )
    // Law and tax is the owner's to change.
    expect(await first.getByRole('link').count()).toBe(0)
  })
})

async function downloaded(page: Page, act: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}
