import { describe, expect, it } from 'vitest'
import { journeys } from './journeys.ts'
import { atWork, awake, signIn } from './workshop.ts'

const { shop } = journeys()

const bare = (path: string) => fetch(`${shop.address}${path}`, { redirect: 'manual' })

describe('who may open the workshop', () => {
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
    const form = { username: 'kamala', email: 'kamala@pallu.example', password: 'madurai-malli-9' }
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
    const form = { username: 'selvi', email: 'selvi@pallu.example', password: 'once-and-no-more-5' }
    await page.request.post('/api/users/register', { data: form, headers })
    shop.change(
      "update users set role = 'manager', must_change_password = 1 where username = 'selvi'",
    )
    await page.goto('/admin/categories')
    await page.waitForURL('**/account/password?next=/admin/categories')
    expect((await page.request.get('/api/admin/products')).status()).toBe(403)
    await page.getByLabel('One-time password', { exact: true }).fill(form.password)
    await page.getByLabel('New password', { exact: true }).fill('pavala-malli-in-bloom')
    await page.getByLabel('New password once more', { exact: true }).fill('pavala-malli-in-bloom')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.waitForURL(`${shop.address}/admin/categories`)
    await page.getByText('Logged in as selvi').waitFor()
  })

  it('shows an admin the dashboard, titled Admin Dashboard, with the username and the five tabs', async () => {
    const page = await atWork(shop)
    expect(await page.title()).toBe('Admin Dashboard')
    await page.getByText('Logged in as admin').waitFor()
    const tabs = await page.getByRole('tab').allTextContents()
    expect(tabs.slice(0, 5)).toEqual([
      'Products',
      'Categories',
      'Testimonials',
      'Pages',
      'Settings',
    ])
    expect(await page.getByRole('link', { name: 'Chat on WhatsApp' }).count()).toBe(0)
  })

  it('leads back to the sign-in screen once the session has ended elsewhere', async () => {
    const page = await atWork(shop, '/admin/categories')
    await page.waitForLoadState('networkidle')
    shop.change('delete from sessions')
    await page.getByRole('tab', { name: 'Products' }).click()
    await page.waitForURL('**/login?next=/admin/*')
  })

  it('lets a packer count stock, and change nothing else', async () => {
    const page = await shop.visit()
    const headers = { Origin: shop.address }
    const form = { username: 'velan', email: 'velan@pallu.example', password: 'kuthu-vilakku-27' }
    await page.request.post('/api/users/register', { data: form, headers })
    shop.change("update users set role = 'packer' where username = 'velan'")
    await signIn(page, shop, form)
    await page.goto('/admin/products')
    await awake(page)
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
    await page.getByRole('tab', { name: 'Pages' }).click()
    await page.getByText('Your role may look at this, but not change it.').waitFor()
  })
})
