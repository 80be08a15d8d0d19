import { describe, expect, it } from 'vitest'
import { atWork, signIn } from './admin.ts'
import { journeys, newName } from './journeys.ts'
import { alive, arrives } from './visitor.ts'

const { shop } = journeys()

/** The name and email of somebody whom nobody knows yet. */
function newcomer(name: string) {
  const username = newName(name)
  return { username, email: `${username}@pallu.example` }
}

const bare = (path: string) => fetch(`${shop.address}${path}`, { redirect: 'manual' })

describe('who may open the admin area', () => {
  it('sends the signed out to /login?next=/admin before any admin code is sent', async () => {
    const answer = await bare('/admin')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/login?next=/admin')
    expect(await answer.text()).not.toContain('admin-route')
  })

  it('remembers a deeper place', async () => {
    expect((await bare('/admin/settings/shop')).headers.get('location')).toBe(
      '/login?next=/admin/settings/shop',
    )
  })

  it('sends /auth to /login', async () => {
    expect((await bare('/auth')).headers.get('location')).toBe('/login')
  })

  it('sends a customer home', async () => {
    const page = await shop.visit()
    const headers = { Origin: shop.address }
    const form = { ...newcomer('kamala'), password: 'madurai-malli-9' }
    const made = await page.request.post('/api/users/register', { data: form, headers })
    expect(made.ok()).toBe(true)
    await page.goto('/admin')
    expect(new URL(page.url()).pathname).toBe('/')
    for (const path of ['/api/admin/products', '/api/admin/today', '/api/admin/products.csv']) {
      expect((await page.request.get(path)).status()).toBe(403)
    }
  })

  it('sends whoever came with a one-time password to choose their own, and then back', async () => {
    const page = await shop.visit()
    const headers = { Origin: shop.address }
    const form = { ...newcomer('selvi'), password: 'once-and-no-more-5' }
    const made = await page.request.post('/api/users/register', { data: form, headers })
    expect(made.status()).toBe(201)
    shop.change(
      "update users set role = 'manager', must_change_password = 1 where username = ?",
      form.username,
    )
    await page.goto('/admin/categories')
    await arrives(page, '**/account/password?next=/admin/categories')
    expect((await page.request.get('/api/admin/products')).status()).toBe(403)
    await page.getByLabel('Current password', { exact: true }).fill(form.password)
    await page.getByLabel('New password', { exact: true }).fill('pavala-malli-in-bloom')
    await page.getByLabel('Confirm new password', { exact: true }).fill('pavala-malli-in-bloom')
    await page.getByRole('button', { name: 'Change password' }).click()
    await arrives(page, `${shop.address}/admin/categories`)
    await page.getByText(`Logged in as ${form.username}`).waitFor()
  })

  it('shows an admin the dashboard, titled Admin Dashboard, with the username and the five tabs', async () => {
    const page = await atWork(shop)
    expect(await page.title()).toBe('Admin Dashboard')
    await page.getByText('Logged in as admin').waitFor()
    const tabs = await page.getByRole('tab').allTextContents()
    expect(tabs).toEqual(['Products', 'Categories', 'Testimonials', 'Pages', 'Settings'])
    expect(await page.getByRole('link', { name: 'Chat on WhatsApp' }).count()).toBe(0)
  })

  it('leads back to the sign-in screen once the session has ended elsewhere', async () => {
    const page = await atWork(shop, '/admin/categories')
    // The line of events never lets the network fall silent: what the screen asks for has come when its rows are there.
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .waitFor()
    shop.change('delete from sessions')
    // By itself, or at the next step: whichever comes first.
    const products = page.getByRole('tab', { name: 'Products' })
    await products.click({ timeout: 5000 }).catch(() => undefined)
    await arrives(page, '**/login?next=/admin/*')
  })

  it('lets a packer count stock, and change nothing else', async () => {
    const page = await shop.visit()
    const headers = { Origin: shop.address }
    const form = { ...newcomer('velan'), password: 'kuthu-vilakku-27' }
    const made = await page.request.post('/api/users/register', { data: form, headers })
    expect(made.status()).toBe(201)
    shop.change("update users set role = 'packer' where username = ?", form.username)
    await signIn(page, shop, form)
    await page.goto('/admin/products')
    await alive(page)
    await page
      .getByRole('button', { name: /^Stock of / })
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: 'Add Product' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: /^(Edit|Delete|Price of) / }).count()).toBe(0)
    expect(await page.getByRole('tab', { name: 'Audit log' }).count()).toBe(0)
    await page
      .getByRole('button', { name: /^Stock of / })
      .first()
      .click()
    await page.keyboard.type('17')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Stock of .*: 17\. Change$/ }).waitFor()
    const places = page.getByRole('navigation', { name: 'The shop’s places' }).getByRole('link')
    const names = (await places.allInnerTexts()).map((text) => text.split('\n')[0])
    expect(names).toEqual(['Today', 'Orders', 'Products'])
    await page.goto('/admin/pages')
    await page.getByText('Your role may look at this, but not change it.').waitFor()
  })
})
