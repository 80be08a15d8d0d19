import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atWork, dialogOf, pictureFile, toastSays } from './admin.ts'
import { countAsSaved } from './behind-its-back.ts'
import { journeys, newName } from './journeys.ts'
import { widths } from './visitor.ts'

const { shop } = journeys()

describe('categories', () => {
  let weaves = ''

  it('creates one with a picture, refuses a second of the same slug, and takes the next try', async () => {
    weaves = newName('Test Weaves')
    const slug = weaves.toLowerCase().replace(' ', '-')
    const page = await atWork(shop, '/admin/categories')
    await page.getByRole('button', { name: 'Add Category' }).click()
    const form = dialogOf(page, 'Add New Category')
    await form.getByLabel('Name').fill(weaves)
    await expect.poll(() => form.getByLabel('Slug').inputValue()).toBe(slug)
    await form.getByText('URL-friendly version of the name').waitFor()
    await form.getByLabel('Slug').fill('mysore-silk')
    await form.getByLabel('Category Image').setInputFiles([await pictureFile('w.jpg', 'teal')])
    await form.getByRole('button', { name: 'Create Category' }).click()
    await toastSays(page, 'Failed to create category', 'A category with this slug already exists.')
    await form.getByLabel('Slug').fill(slug)
    await form.getByRole('button', { name: 'Create Category' }).click()
    await toastSays(page, 'Category created successfully')
    await page.getByRole('cell', { name: slug }).waitFor()
  })

  it.each(['phone', 'desktop'] as const)(
    'leaves the buttons of the dialog free when it is refused on a %s',
    async (screen) => {
      const page = await atWork(shop, '/admin/categories', { width: widths[screen] })
      await page.getByRole('button', { name: 'Add Category' }).click()
      const form = dialogOf(page, 'Add New Category')
      await form.getByLabel('Name').fill(newName('Refused Weaves'))
      await form.getByLabel('Slug').fill('mysore-silk')
      await form.getByRole('button', { name: 'Create Category' }).click()
      await toastSays(
        page,
        'Failed to create category',
        'A category with this slug already exists.',
      )
      for (const name of ['Cancel', 'Create Category', 'Close']) {
        expect(await isOnTop(form.getByRole('button', { name }))).toBe(true)
      }
    },
  )

  it('edits one; the image hint says that a new one replaces the old one', async () => {
    const page = await atWork(shop, '/admin/categories')
    await page.getByRole('button', { name: `Edit ${weaves}` }).click()
    const form = dialogOf(page, 'Edit Category')
    await form.getByText('Upload a new image to replace the existing one').waitFor()
    await form.getByLabel('Description').fill(`Woven to be tested: ${weaves}`)
    await form.getByLabel('Tax class').selectOption('Stitched garment')
    await form.getByLabel('HSN').fill('7117')
    await form.getByRole('button', { name: 'Update Category' }).click()
    await form.getByText('7117 is of chapter 71').first().waitFor()
    await form.getByLabel('HSN').fill('6206')
    await form.getByRole('button', { name: 'Update Category' }).click()
    await toastSays(page, 'Category updated successfully')
    await page.getByText(`Woven to be tested: ${weaves}`).waitFor()
    await page.getByRole('button', { name: `Edit ${weaves}` }).click()
    expect(await form.getByLabel('Tax class').inputValue()).toBe('garment')
    expect(await form.getByLabel('HSN').inputValue()).toBe('6206')
    await page.route('**/api/admin/categories/*', (route) => route.abort())
    await form.getByLabel('Name').fill('Other name')
    await form.getByRole('button', { name: 'Update Category' }).click()
    await toastSays(page, 'Failed to update category', 'Failed to update category')
    expect(await form.getByLabel('Name').inputValue()).toBe('Other name')
  })

  it('counts the products of a category before it is deleted, and moves them', async () => {
    const old = newName('Old Weaves')
    shop.change(
      'insert into categories (name, slug, description, position, created_at, updated_at) values (?, ?, ?, 99, 0, 0)',
      ...[old, old.toLowerCase().replace(' ', '-'), ''],
    )
    shop.change(
      'update products set category_id = (select max(id) from categories) where id in (select id from products where archived_at is null order by id limit 4)',
    )
    countAsSaved(shop)
    const page = await atWork(shop, '/admin/categories')
    await page.getByRole('button', { name: `Delete ${old}` }).click()
    const form = dialogOf(page, `Delete ${old}`)
    await form
      .getByText(
        'Are you sure you want to delete this category? All associated products will be affected.',
      )
      .waitFor()
    await form.getByText('It contains 4 products.').waitFor()
    await form.getByLabel('What happens to them').selectOption({ label: `Move them to ${weaves}` })
    await page.route('**/api/admin/categories/*', (route) => route.abort())
    await form.getByRole('button', { name: 'Delete', exact: true }).click()
    await toastSays(page, 'Failed to delete category', 'Failed to delete category')
    await page.unroute('**/api/admin/categories/*')
    await form.getByRole('button', { name: 'Delete', exact: true }).click()
    await toastSays(page, 'Category deleted successfully')
    const [row] = shop.look(
      'select count(*) as n from products p join categories c on c.id = p.category_id where c.name = ?',
      weaves,
    )
    expect(row?.['n']).toBe(4)
  })
})

describe('testimonials', () => {
  it('creates, edits and deletes with the exact toasts', async () => {
    const customer = newName('Test Customer')
    const page = await atWork(shop, '/admin/testimonials')
    const heads = await page.getByRole('columnheader').allTextContents()
    expect(heads).toEqual(['Customer', 'Rating', 'Comment', 'Location', 'Actions'])
    await page.getByRole('button', { name: 'Add Testimonial' }).click()
    const added = dialogOf(page, 'Add New Testimonial')
    expect(await added.getByLabel('Rating').inputValue()).toBe('5')
    await added.getByLabel('Customer Name').fill(customer)
    await added.getByLabel('Location').fill('Salem')
    await added.getByLabel('Rating').fill('9')
    await added.getByLabel('Comment').fill('Soft as promised.')
    await added.getByRole('button', { name: 'Create Testimonial' }).click()
    await added.getByText('Rating must be at most 5').waitFor()
    await added.getByLabel('Rating').fill('4')
    await page.route('**/api/admin/testimonials', (route) => route.abort())
    await added.getByRole('button', { name: 'Create Testimonial' }).click()
    await toastSays(page, 'Failed to create testimonial', 'Failed to create testimonial')
    await page.unroute('**/api/admin/testimonials')
    await added.getByRole('button', { name: 'Create Testimonial' }).click()
    await toastSays(page, 'Testimonial created successfully')
    const row = page.getByRole('row').filter({ hasText: customer })
    await row.getByText('4 ★').waitFor()
    await row.getByText('T', { exact: true }).waitFor()

    await page.getByRole('button', { name: `Edit ${customer}` }).click()
    const edited = dialogOf(page, 'Edit Testimonial')
    await edited.getByLabel('Comment').fill('Softer than promised.')
    await page.route('**/api/admin/testimonials/*', (route) => route.abort())
    await edited.getByRole('button', { name: 'Update Testimonial' }).click()
    await toastSays(page, 'Failed to update testimonial', 'Failed to update testimonial')
    await page.unroute('**/api/admin/testimonials/*')
    await edited.getByRole('button', { name: 'Update Testimonial' }).click()
    await toastSays(page, 'Testimonial updated successfully')
    await row.getByText('Softer than promised.').waitFor()

    const remove = async () => {
      await page.getByRole('button', { name: `Delete ${customer}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    }
    await page.route('**/api/admin/testimonials/*', (route) => route.abort())
    await remove()
    await toastSays(page, 'Failed to delete testimonial', 'Failed to delete testimonial')
    await page.unroute('**/api/admin/testimonials/*')
    await remove()
    await toastSays(page, 'Testimonial deleted successfully')
    await row.waitFor({ state: 'detached' })
  })
})

describe('pages', () => {
  it('shows the first hundred characters of the text, without tags', async () => {
    const page = await atWork(shop, '/admin/pages')
    const heads = await page.getByRole('columnheader').allTextContents()
    expect(heads).toEqual(['Title', 'Slug', 'Content Preview', 'Actions'])
    const preview = await page.getByRole('row').nth(1).getByRole('cell').nth(1).textContent()
    expect([...(preview ?? '')].length).toBeLessThanOrEqual(100)
    expect(preview).not.toContain('<')
  })

  it('writes a page with formatting, looks at its HTML, saves, renames and deletes it', async () => {
    const title = newName('Our Weavers')
    const slug = title.toLowerCase().replace(' ', '-')
    const page = await atWork(shop, '/admin/pages')
    await page.getByRole('button', { name: 'Add Page' }).click()
    const form = dialogOf(page, 'Add New Page')
    await form.getByLabel('Title').fill(title)
    await expect.poll(() => form.getByLabel('Slug').inputValue()).toBe(slug)
    await form.getByText('URL-friendly version of the title').waitFor()
    const text = form.getByRole('textbox', { name: 'Content' })
    await text.click()
    await form.getByRole('button', { name: 'H2' }).click()
    await page.keyboard.type('Who weaves')
    await page.keyboard.press('Enter')
    await form.getByRole('button', { name: 'Bold' }).click()
    await page.keyboard.type('Many hands')
    await form.getByRole('radio', { name: 'HTML' }).check()
    const html = form.getByRole('textbox', { name: 'Content' })
    await expect.poll(() => html.getAttribute('rows')).toBe('15')
    expect(await html.inputValue()).toBe('<h2>Who weaves</h2><p><strong>Many hands</strong></p>')
    await html.fill('<h2>Who weaves</h2><p>Many hands</p><script>alert(1)</script>')
    await page.route('**/api/admin/pages', (route) => route.abort())
    await form.getByRole('button', { name: 'Create Page' }).click()
    await toastSays(page, 'Failed to create page', 'Failed to create page')
    await page.unroute('**/api/admin/pages')
    await form.getByRole('button', { name: 'Create Page' }).click()
    await toastSays(page, 'Page created successfully')
    const kept = await (await fetch(`${shop.address}/api/pages/${slug}`)).json()
    expect(kept.content).toBe('<h2>Who weaves</h2><p>Many hands</p>')

    await page.getByRole('button', { name: `Edit ${title}` }).click()
    const edited = dialogOf(page, 'Edit Page')
    await edited.getByLabel('Slug').fill('admin')
    await edited.getByRole('button', { name: 'Update Page' }).click()
    await edited.getByText(/The shop itself uses the address/).waitFor()
    await edited.getByLabel('Slug').fill(`the-${slug}`)
    await edited.getByRole('button', { name: 'Update Page' }).click()
    await toastSays(page, 'Page updated successfully')
    const old = await fetch(`${shop.address}/${slug}`, { redirect: 'manual' })
    expect([old.status, old.headers.get('location')]).toEqual([301, `/the-${slug}`])

    await page.getByRole('button', { name: `Delete ${title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await toastSays(page, 'Page deleted successfully')
  })

  it('names a link that leads nowhere in the list and in the form, until it leads somewhere', async () => {
    const title = newName('Festival')
    const page = await atWork(shop, '/admin/pages')
    await page.getByRole('button', { name: 'Add Page' }).click()
    const form = dialogOf(page, 'Add New Page')
    await form.getByLabel('Title').fill(title)
    await form.getByRole('radio', { name: 'HTML' }).check()
    const html = form.getByRole('textbox', { name: 'Content' })
    await html.fill('<p><a href="/products">All</a> and <a href="/stories/none">more</a></p>')
    await form.getByRole('button', { name: 'Create Page' }).click()
    await toastSays(page, 'Page created successfully')
    const row = page.getByRole('row').filter({ hasText: title })
    await row.getByText('1 link leads nowhere').waitFor()

    await row.getByRole('button', { name: `Edit ${title}` }).click()
    const edited = dialogOf(page, 'Edit Page')
    const remark = edited.getByText(/^Visitors find nothing at \/stories\/none now/)
    await remark.waitFor()
    await edited.getByRole('radio', { name: 'HTML' }).check()
    await edited
      .getByRole('textbox', { name: 'Content' })
      .fill('<p><a href="/stories">more</a></p>')
    await remark.waitFor({ state: 'detached' })
    await edited.getByRole('button', { name: 'Update Page' }).click()
    await toastSays(page, 'Page updated successfully')
    await row.getByText('leads nowhere').waitFor({ state: 'detached' })
    await row.getByRole('button', { name: `Delete ${title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await toastSays(page, 'Page deleted successfully')
  })

  it('keeps the two pages that the shop needs', async () => {
    const page = await atWork(shop, '/admin/pages')
    await page.getByRole('button', { name: 'Delete About Us' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await toastSays(
      page,
      'Failed to delete page',
      '“About Us” is part of the shop and cannot be deleted.',
    )
  })

  it('opening and closing a page changes nothing and asks nothing', async () => {
    const page = await atWork(shop, '/admin/pages')
    await page.getByRole('button', { name: 'Edit About Us' }).click()
    const form = dialogOf(page, 'Edit Page')
    await form.getByRole('textbox', { name: 'Content' }).waitFor()
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
  })

  it('a failed save says so', async () => {
    const page = await atWork(shop, '/admin/pages')
    await page.getByRole('button', { name: 'Edit About Us' }).click()
    const form = dialogOf(page, 'Edit Page')
    await form.getByLabel('Title').fill('About')
    await page.route('**/api/admin/pages/*', (route) => route.abort())
    await form.getByRole('button', { name: 'Update Page' }).click()
    await toastSays(page, 'Failed to update page', 'Failed to update page')
  })
})

/** Whether a press in the middle of it would reach it. */
const isOnTop = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

describe('the bar above the header', () => {
  it('says of a line that it is not saved yet, until it is, and again once it is changed', async () => {
    const said = newName('Aadi sale')
    const page = await atWork(shop, '/admin/announcements')
    await page.getByRole('button', { name: 'Add an announcement' }).click()
    const line = page.getByRole('group', { name: 'Announcement 1' })
    await line.getByText('Not saved yet').waitFor()
    await line.getByLabel('Text').fill(said)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.click()
    await toastSays(page, 'Announcements saved')
    await line.getByText('Shown now').waitFor()
    await line.getByLabel('Text').fill(`${said} ends`)
    await line.getByText('Not saved yet').waitFor()
    await page.getByRole('button', { name: 'Remove announcement 1' }).click()
    await save.click()
    await page.getByText('Nothing is announced.').waitFor()
  })
})
