import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { roles } from '#domain/permissions.ts'
import { isRefused } from '#web/admin/frame/work-tabs.ts'
import { screenPaths } from '#web/admin/screens.tsx'
import { signIn } from './admin.ts'
import { journeys, newName } from './journeys.ts'
import { alive } from './visitor.ts'

const { shop } = journeys()

describe('every screen of the admin area, opened by its address', () => {
  it.each(roles)(
    '%s reads it, or is told kindly that it is not theirs',
    async (role) => {
      const page = await atWorkAs(role)
      const refused: string[] = []
      page.on('response', (reply) => {
        if (reply.status() === 403) refused.push(`${new URL(page.url()).pathname}: ${reply.url()}`)
      })
      for (const path of screenPaths) {
        const asked = askedBy(page)
        const answer = await page.goto(path)
        await alive(page)
        if (path === '/admin' && isRefused(role, path)) continue
        expect(answer?.status(), path).toBe(200)
        const closed = page.getByRole('heading', { name: 'Not open to you' })
        expect(await closed.count(), path).toBe(isRefused(role, path) ? 1 : 0)
        await expect.poll(asked, { message: path }).toBe(0)
      }
      expect(refused).toEqual([])
    },
    240_000,
  )

  it('says in the frame of whoever is at work where an address leads nowhere', async () => {
    const page = await atWorkAs('packer')
    shop.change("update users set admin_language = 'ta' where role = 'packer'")
    const answer = await page.goto('/admin/settings/no-such-part')
    expect(answer?.status()).toBe(404)
    await alive(page)
    await page.getByRole('heading', { name: 'இங்கே எதுவும் இல்லை' }).waitFor()
    await page.getByRole('link', { name: 'உங்கள் வேலைக்குத் திரும்புங்கள்' }).waitFor()
    shop.complaints.splice(0)
  })
})

async function atWorkAs(role: (typeof roles)[number]): Promise<Page> {
  const page = await shop.visit()
  const username = newName(role)
  const form = { username, email: `${username}@pallu.example`, password: 'madurai-malli-9' }
  const headers = { Origin: shop.address }
  const made = await page.request.post('/api/users/register', { data: form, headers })
  expect(made.status()).toBe(201)
  shop.change('update users set role = ? where username = ?', role, username)
  await signIn(page, shop, form)
  return page
}

/** How many calls of a page are not answered yet; the line of events, which stays open, is none. */
function askedBy(page: Page): () => number {
  const open = new Set<unknown>()
  page.on('request', (one) => {
    if (one.resourceType() === 'fetch') open.add(one)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (one) => open.delete(one))
  }
  return () => open.size
}
