import { expect, it } from 'vitest'
import { MailPage } from '#contract/mails/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'

onNewShops('the emails of the shop, as staff read them', (testShop) => {
  const at = () => testShop().clock.now
  /** One letter to a buyer that the mail server has taken, refused or not yet seen. */
  async function kept(columns: { status: 'waiting' | 'sent' | 'failed'; sent_at?: number }) {
    await openForBusiness(testShop())
    const { guest } = await anOrder(testShop())
    expect(guest.userId).toBeNull()
    const written = { subject: 'Your order', html: '<p>Thank you</p>', body: 'Thank you' }
    const { db } = testShop().shop
    await db.write((tx) =>
      tx
        .updateTable('mails')
        .set({ ...written, ...columns, attempts: 2, last_error: 'away' })
        .execute(),
    )
    const owner = await signedIn(testShop(), 'owner')
    const { items } = must(await owner.get('/api/admin/mails')).as(MailPage)
    const id = items[0]?.id ?? 0
    return { owner, id, path: `/api/admin/mails/${id}` }
  }

  it('say to whom, what, how often it was tried and when it left', async () => {
    const { owner, id, path } = await kept({ status: 'sent', sent_at: at() + 5000 })
    const letter = {
      ...{ id, to: 'meena@example.in', letter: 'order-placed', subject: 'Your order' },
      ...{ state: 'sent', attempts: 2, lastError: 'away', createdAt: new Date(at()).toISOString() },
      sentAt: new Date(at() + 5000).toISOString(),
    }
    const page = must(await owner.get('/api/admin/mails')).body
    expect(page).toEqual({ items: [letter], total: 1, page: 1, pages: 1, hasMailServer: false })
    expect(must(await owner.get('/api/admin/mails?page=2')).body).toMatchObject({
      ...{ items: [], page: 2, pages: 1 },
    })
    const failed = must(await owner.get('/api/admin/mails?state=failed')).body
    expect(failed).toMatchObject({ items: [], total: 0 })
    const read = must(await owner.get(path)).body
    expect(read).toEqual({ ...letter, text: 'Thank you', html: '<p>Thank you</p>' })
  })

  it('are shown alone, where nothing of them can run', async () => {
    const { owner, path } = await kept({ status: 'sent' })
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const shown = await testShop().app.request(`${path}/letter`, { headers: { cookie } })
    expect(await shown.text()).toBe('<p>Thank you</p>')
    const head = (name: string) => shown.headers.get(name)
    expect(head('content-type')).toBe('text/html; charset=utf-8')
    expect(head('cache-control')).toBe('private, no-store')
    expect(head('content-security-policy')).toMatch(
      /^default-src 'none'; .*; sandbox allow-popups$/,
    )
  })

  it('that are not there are 404, and none of them a packer’s', async () => {
    const { owner } = await kept({ status: 'waiting' })
    for (const path of ['/api/admin/mails/99999', '/api/admin/mails/99999/letter']) {
      const reply = await owner.get(path)
      expect([reply.status, reply.body['refusal']]).toEqual([404, 'no-such-letter'])
    }
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.get('/api/admin/mails')).status).toBe(403)
  })

  it('are sent again where they failed, once, and nowhere else', async () => {
    const { owner, id, path } = await kept({ status: 'failed' })
    must(await owner.post(`${path}/resend`), 204)
    const { state } = must(await owner.get(path)).body as { state: string }
    expect(state).toBe('waiting')
    const again = await owner.post(`${path}/resend`)
    expect([again.status, again.body['refusal']]).toEqual([409, 'letter-not-failed'])
    const { db } = testShop().shop
    const log = db.read.selectFrom('audit').select(['action', 'subject_id', 'subject'])
    expect(await log.where('kind', '=', 'mail').execute()).toEqual([
      { action: 'update', subject_id: id, subject: 'sent again' },
    ])
    const jobs = db.read.selectFrom('jobs').select('payload').where('kind', '=', 'post-letter')
    expect((await jobs.execute()).map(({ payload }) => JSON.parse(payload).mailId)).toContain(id)
  })
})
