import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atWork, dialogOf, signIn, toastSays } from './admin.ts'
import { journeys, newName } from './journeys.ts'
import { alive, type Visit, widths } from './visitor.ts'

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

/** A screen of the admin area, and the end of its session: nothing that was asked before it finds out, but what is asked next. */
async function untilSessionEnds(path: string, options?: Visit) {
  const page = await atWork(shop, path, options)
  await page.route('**/api/admin/today**', (route) => route.abort())
  const unanswered = new Set<Request>()
  page.on('request', (request) => unanswered.add(request))
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  const endSession = async () => {
    await expect.poll(() => unanswered.size).toBe(0)
    shop.change('delete from sessions')
  }
  return { page, endSession }
}

describe('a session that ends over a form', () => {
  it.each([widths.phone, widths.desktop])(
    'asks for a sign-in there, and goes on saving (%i px)',
    async (width) => {
      const { page, endSession } = await untilSessionEnds('/admin/pages', { width })
      const { open, kept, title } = await openPage(page)
      const form = await open(page)
      await form.getByLabel('Title').fill(`${title} after all`)
      await endSession()
      await form.getByRole('button', { name: 'Update Page' }).click()
      const asked = dialogOf(page, 'Your session has ended')
      await asked.getByLabel('Password').fill('not this one')
      await asked.getByRole('button', { name: 'Sign in and continue' }).click()
      await asked.getByRole('alert').waitFor()
      await asked.getByLabel('Password').fill(password)
      await asked.getByRole('button', { name: 'Sign in and continue' }).click()
      await form.waitFor({ state: 'detached' })
      expect((await kept()).title).toBe(`${title} after all`)
      expect(await drafts(page)).toEqual([])
    },
  )

  it('is not saved for whoever would rather not, and what was typed stays', async () => {
    const { page, endSession } = await untilSessionEnds('/admin/pages')
    const { open, kept, title } = await openPage(page)
    const form = await open(page)
    await form.getByLabel('Title').fill(`${title} or not`)
    await endSession()
    await form.getByRole('button', { name: 'Update Page' }).click()
    const asked = dialogOf(page, 'Your session has ended')
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await toastSays(page, 'Failed to update page')
    expect(await form.getByLabel('Title').inputValue()).toBe(`${title} or not`)
    expect((await kept()).title).toBe(title)
  })
})

describe('a session that ends while a form asks the shop', () => {
  /** A story with a title; looking for a saree finds out that nobody is signed in. */
  async function endedOverStory() {
    const { page, endSession } = await untilSessionEnds('/admin/stories')
    const look = async () => {
      await page.getByRole('button', { name: 'Write a story' }).first().click()
      const form = dialogOf(page, 'New story')
      return { form, search: form.getByRole('searchbox', { name: 'Find a saree' }) }
    }
    const { form, search } = await look()
    await form.getByLabel('Title').fill(newName('Half Told'))
    await endSession()
    await search.fill('saree')
    return { page, form, look, asked: dialogOf(page, 'Your session has ended') }
  }

  it('is asked for once over what was typed, and leads to the sign-in after that is given up', async () => {
    const { page, form, look, asked } = await endedOverStory()
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await asked.waitFor({ state: 'detached' })
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await form.waitFor({ state: 'detached' })
    const signedOut = page.waitForURL(/\/login\?next=/)
    // The form asks for figures as it opens: that may lead there before its search can.
    const asking = look().then(({ search }) => search.fill('silk'))
    await Promise.race([signedOut, asking.catch(() => undefined)])
    await signedOut
  })

  it('goes on with what had failed once somebody has signed in, and asks no more', async () => {
    const { form, asked } = await endedOverStory()
    await asked.getByLabel('Password').fill(password)
    await asked.getByRole('button', { name: 'Sign in and continue' }).click()
    const add = form.getByRole('button', { name: /^Add / })
    await add.first().waitFor()
    expect(await asked.count()).toBe(0)
  })
})

describe('the form of a story', () => {
  it('says beside the picture why it was not taken, and keeps the keyboard where a saree was chosen', async () => {
    const page = await atWork(shop, '/admin/stories')
    await page.getByRole('button', { name: 'Write a story' }).first().click()
    const form = dialogOf(page, 'New story')
    await form.getByLabel('Title').fill(newName('Warp and Weft'))
    const picture = form.getByLabel('Picture', { exact: true })
    await picture.fill('https://elsewhere.example/loom.jpg')
    await form.getByRole('button', { name: 'Save story' }).click()
    await expect.poll(() => picture.getAttribute('aria-invalid')).toBe('true')
    await form.getByRole('searchbox', { name: 'Find a saree' }).fill('saree')
    const add = form.getByRole('button', { name: /^Add / }).first()
    const name = (await add.getAttribute('aria-label'))?.slice('Add '.length) ?? ''
    await add.press('Enter')
    await form.getByText('Added', { exact: true }).waitFor()
    const isInForm = () =>
      form.evaluate(
        (dialog) => dialog !== document.activeElement && dialog.contains(document.activeElement),
      )
    expect(await isInForm()).toBe(true)
    await form.getByRole('button', { name: `Remove ${name}` }).press('Enter')
    await form.getByText('Added', { exact: true }).waitFor({ state: 'detached' })
    expect(await isInForm()).toBe(true)
  })
})

describe('the costs of a saree', () => {
  it('are not written over what somebody else has entered meanwhile, unless it was seen', async () => {
    const page = await atWork(shop, '/admin/products')
    const [{ id, name }] = await (await page.request.get('/api/admin/products?size=1')).json()
    await page.getByRole('button', { name: new RegExp(`(costs|Margin) of ${name}`) }).click()
    const form = dialogOf(page, `Costs of ${name}`)
    const purchase = form.getByLabel('Purchase price per piece')
    await purchase.fill('1500')
    const other = await page.request.put(`/api/admin/products/${id}/costs`, {
      ...{ data: { purchase: 1700, other: 20 }, headers: { Origin: shop.address } },
    })
    expect(other.ok(), await other.text()).toBe(true)
    await form.getByRole('button', { name: 'Save costs' }).click()
    await form.getByRole('alert').filter({ hasText: 'Purchase: ₹1,700 · Other: ₹20' }).waitFor()
    expect(await purchase.inputValue()).toBe('1500')
    await form.getByRole('button', { name: 'Save costs' }).click()
    await form.waitFor({ state: 'detached' })
    const kept = await (await page.request.get(`/api/admin/products/${id}/costs`)).json()
    expect(kept).toMatchObject({ purchase: 1500, other: 0 })
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
    const notice = again.getByRole('status').filter({ hasText: 'Unsaved draft from' })
    await notice.getByText('Somebody has saved since.').waitFor()
    expect(await again.getByLabel('Title').inputValue()).toBe(`${title}, theirs`)
    await notice.getByRole('button', { name: 'Restore draft' }).click()
    await again.getByRole('button', { name: 'Title: keep mine' }).click()
    await again.getByRole('button', { name: 'Update Page' }).click()
    await again.waitFor({ state: 'detached' })
    const answer = await other.request.get('/api/pages')
    const titles = ((await answer.json()) as { title: string }[]).map((one) => one.title)
    expect(titles).toContain(`${title}, mine`)
    expect(await drafts(other)).toEqual([])
  })

  it('is offered again while nobody has decided, and never laid over what was typed since', async () => {
    const page = await atWork(shop, '/admin/pages')
    const opened = async (at: Page) => {
      await at.getByRole('button', { name: 'Add Page' }).click()
      return dialogOf(at, 'Add New Page')
    }
    const [left, typed] = [newName('Left Behind'), newName('Typed Since')]
    await (await opened(page)).getByLabel('Title').fill(left)
    await expect.poll(() => drafts(page)).toHaveLength(1)
    const other = await page.context().newPage()
    await page.close()
    await other.goto('/admin/pages')
    await alive(other)
    const form = await opened(other)
    const notice = form.getByRole('status').filter({ hasText: 'Unsaved draft from' })
    const take = notice.getByRole('button', { name: 'Restore draft' })
    // Nobody else can have saved what is not there yet.
    await notice.getByText('This browser kept what you had typed').waitFor()
    await form.getByLabel('Title').fill(typed)
    await notice.getByText('It stays here until').waitFor()
    expect(await take.count()).toBe(0)
    await form.getByRole('button', { name: 'Cancel' }).click()
    await other.getByRole('button', { name: 'Discard changes' }).click()
    await form.waitFor({ state: 'detached' })
    expect(await drafts(other)).toHaveLength(1)
    const again = await opened(other)
    await take.click()
    const title = again.getByLabel('Title')
    await expect.poll(() => title.inputValue()).toBe(left)
    expect(await title.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  it('in two tabs is kept of both: what one saves or gives up leaves what stands in the other', async () => {
    const page = await atWork(shop, '/admin/pages')
    const other = await page.context().newPage()
    await other.goto('/admin/pages')
    await alive(other)
    const typeInto = async (at: Page, title: string) => {
      await at.getByRole('button', { name: 'Add Page' }).click()
      const form = dialogOf(at, 'Add New Page')
      await form.getByLabel('Title').fill(title)
      return form
    }
    const [first, second] = [newName('First Tab'), newName('Second Tab')]
    const [form] = [await typeInto(page, first), await typeInto(other, second)]
    await expect.poll(() => drafts(page)).toHaveLength(2)
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await form.waitFor({ state: 'detached' })
    expect(await drafts(page)).toHaveLength(1)
    await other.close()
    await page.getByRole('button', { name: 'Add Page' }).click()
    await page.getByRole('button', { name: 'Restore draft' }).click()
    const title = dialogOf(page, 'Add New Page').getByLabel('Title')
    await expect.poll(() => title.inputValue()).toBe(second)
  })

  describe('of the shop’s profile', () => {
    const tagline = (at: Page) => at.getByLabel('Tagline', { exact: true })
    const draftOf = (at: Page) => at.getByRole('status').filter({ hasText: 'Unsaved draft from' })

    it('meets what others saved, and goes once it is saved', async () => {
      const page = await atWork(shop, '/admin/settings/shop')
      const [mine, theirs] = [newName('Woven slowly'), newName('Dyed twice')]
      await tagline(page).fill(mine)
      await expect.poll(() => drafts(page)).toHaveLength(1)
      const other = await page.context().newPage()
      await page.close()
      const seen = await (await other.request.get('/api/admin/shop')).json()
      const saved = await other.request.put('/api/shop', {
        ...{ data: { ...seen, tagline: theirs }, headers: { Origin: shop.address } },
      })
      expect(saved.ok(), await saved.text()).toBe(true)
      await other.goto('/admin/settings/shop')
      await alive(other)
      await draftOf(other).getByText('Somebody has saved since.').waitFor()
      expect(await tagline(other).inputValue()).toBe(theirs)
      await draftOf(other).getByRole('button', { name: 'Restore draft' }).click()
      await other.getByRole('button', { name: 'Tagline: keep mine' }).click()
      await other.getByRole('button', { name: 'Save Shop Profile' }).click()
      await toastSays(other, 'Shop profile updated')
      expect(await tagline(other).inputValue()).toBe(mine)
      await expect.poll(() => drafts(other)).toEqual([])
    })

    it('is nobody else’s who signs in at the same browser', async () => {
      const page = await atWork(shop, '/admin/settings/shop')
      const typed = newName('Woven slowly')
      await tagline(page).fill(typed)
      await expect.poll(() => drafts(page)).toHaveLength(1)
      const other = await page.context().newPage()
      await page.close()
      // Without a sign-out, which would drop it.
      shop.change('delete from sessions')
      const username = newName('asha')
      const who = { username, email: `${username}@pallu.example`, password: 'kuthu-vilakku-27' }
      const made = await other.request.post('/api/users/register', {
        ...{ data: who, headers: { Origin: shop.address } },
      })
      expect(made.ok(), await made.text()).toBe(true)
      shop.change("update users set role = 'owner' where username = ?", username)
      await signIn(other, shop, who)
      await other.goto('/admin/settings/shop')
      await alive(other)
      await tagline(other).waitFor()
      expect(await draftOf(other).count()).toBe(0)
      expect(await drafts(other)).toHaveLength(1)
      shop.change('delete from sessions')
      await signIn(other, shop, { username: 'admin', password })
      await other.goto('/admin/settings/shop')
      await alive(other)
      await draftOf(other).getByRole('button', { name: 'Discard draft' }).click()
      await draftOf(other).waitFor({ state: 'detached' })
      expect(await drafts(other)).toEqual([])
    })
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
