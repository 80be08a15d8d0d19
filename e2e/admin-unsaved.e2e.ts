import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atWork, dialogOf, toastSays } from './admin.ts'
import { journeys, newName } from './journeys.ts'
import { alive, widths } from './visitor.ts'

const { shop } = journeys()
const password = 'a-good-long-password'

/** A new page of the shop, open in its form. */
async function openPage(page: Page) {
  const title = newName('Half Written')
  const data = { title, slug: title.toLowerCase().replaceAll(' ', '-'), content: '<p>Begun.</p>' }
  const made = await page.request.post('/api/admin/pages', {
    ...{ data, headers: { Origin: shop.address } },
  })
  expect(made.ok(), await made.text()).toBe(true)
  const { id } = (await made.json()) as { id: number }
  const open = async (at: Page) => {
    await at.goto('/admin/pages')
    await alive(at)
    await at.getByRole('button', { name: `Edit ${title}` }).click()
    return dialogOf(at, 'Edit Page')
  }
  const save = (change: Record<string, string>) =>
    page.request.put(`/api/admin/pages/${id}`, {
      ...{ data: { ...data, ...change }, headers: { Origin: shop.address } },
    })
  const kept = async () =>
    (await (await page.request.get(`/api/pages/${data.slug}`)).json()) as { title: string }
  return { open, save, kept, title }
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft:')))

describe('a session that ends over a form', () => {
  it.each([widths.phone, widths.desktop])(
    'asks for a sign-in there, and goes on saving (%i px)',
    async (width) => {
      const page = await atWork(shop, '/admin/pages', { width })
      // Nothing but the save shall find out.
      await page.route('**/api/admin/today**', (route) => route.abort())
      const { open, kept, title } = await openPage(page)
      const form = await open(page)
      await form.getByLabel('Title').fill(`${title} after all`)
      shop.change('delete from sessions')
      await form.getByRole('button', { name: 'Update Page' }).click()
      const asked = dialogOf(page, 'Your session has ended')
      await asked.getByLabel('Password').fill('not this one')
      await asked.getByRole('button', { name: 'Sign in and go on' }).click()
      await asked.getByRole('alert').waitFor()
      await asked.getByLabel('Password').fill(password)
      await asked.getByRole('button', { name: 'Sign in and go on' }).click()
      await form.waitFor({ state: 'detached' })
      expect((await kept()).title).toBe(`${title} after all`)
      expect(await drafts(page)).toEqual([])
    },
  )

  it('is not saved for whoever would rather not, and what was typed stays', async () => {
    const page = await atWork(shop, '/admin/pages')
    await page.route('**/api/admin/today**', (route) => route.abort())
    const { open, kept, title } = await openPage(page)
    const form = await open(page)
    await form.getByLabel('Title').fill(`${title} or not`)
    shop.change('delete from sessions')
    await form.getByRole('button', { name: 'Update Page' }).click()
    const asked = dialogOf(page, 'Your session has ended')
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await toastSays(page, 'Failed to update page')
    expect(await form.getByLabel('Title').inputValue()).toBe(`${title} or not`)
    expect((await kept()).title).toBe(title)
  })
})

describe('what was typed and not saved', () => {
  it('is kept by the browser, meets what others saved, and goes once it is saved', async () => {
    const page = await atWork(shop, '/admin/pages')
    const { open, save, title } = await openPage(page)
    const form = await open(page)
    await form.getByLabel('Title').fill(`${title}, mine`)
    await expect.poll(() => drafts(page)).toHaveLength(1)
    const other = await page.context().newPage()
    await page.close()
    expect((await save({ title: `${title}, theirs` })).ok()).toBe(true)
    await other.goto('/admin/pages')
    await alive(other)
    await other.getByRole('button', { name: `Edit ${title}, theirs` }).click()
    const again = dialogOf(other, 'Edit Page')
    const notice = again.getByRole('status').filter({ hasText: 'A draft of' })
    await notice.getByText('Somebody has saved since.').waitFor()
    expect(await again.getByLabel('Title').inputValue()).toBe(`${title}, theirs`)
    await notice.getByRole('button', { name: 'Take it' }).click()
    await again.getByRole('button', { name: 'Title: keep mine' }).click()
    await again.getByRole('button', { name: 'Update Page' }).click()
    await again.waitFor({ state: 'detached' })
    const answer = await other.request.get('/api/pages')
    const titles = ((await answer.json()) as { title: string }[]).map((one) => one.title)
    expect(titles).toContain(`${title}, mine`)
    expect(await drafts(other)).toEqual([])
  })

  it('is dropped at sign-out', async () => {
    const page = await atWork(shop, '/admin/products')
    await page.getByRole('button', { name: 'Add Product' }).click()
    const form = dialogOf(page, 'Add New Product')
    await form.getByLabel('Description').fill('Six yards of maroon')
    await expect.poll(() => drafts(page)).toHaveLength(1)
    const other = await page.context().newPage()
    await page.close()
    await other.goto('/admin/pages')
    await alive(other)
    expect(await drafts(other)).toHaveLength(1)
    await other.getByRole('button', { name: 'Sign out' }).click()
    await other.waitForURL(`${shop.address}/`)
    expect(await drafts(other)).toEqual([])
  })
})
