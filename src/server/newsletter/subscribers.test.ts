import { beforeEach, expect, it } from 'vitest'
import { SubscriberPage } from '#contract/newsletter/admin-types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'

onNewShops('readers of the newsletter', (testShop) => {
  beforeEach(async () => {
    const rows = [
      { email: 'Asha@example.in', status: 'confirmed', confirmed_at: 2000 },
      { email: '=cmd@example.in', status: 'confirmed', confirmed_at: 1000 },
      { email: 'maybe@example.in', status: 'pending', confirmed_at: null },
      { email: 'gone@example.in', status: 'unsubscribed', confirmed_at: 500 },
    ] as const
    await testShop().shop.db.write((tx) =>
      tx
        .insertInto('subscribers')
        .values(
          rows.map((row) => ({
            ...row,
            email_key: row.email.toLowerCase(),
            asked_at: 1,
            unsubscribed_at: row.status === 'unsubscribed' ? 3000 : null,
            created_at: 1,
            updated_at: 1,
          })),
        )
        .execute(),
    )
  })

  it('are listed, found and counted by state', async () => {
    const manager = await signedIn(testShop(), 'manager')
    const page = (await manager.get('/api/admin/subscribers')).as(SubscriberPage)
    expect(page.counts).toEqual({ pending: 1, confirmed: 2, unsubscribed: 1 })
    expect(page.items.map(({ email }) => email)[0]).toBe('gone@example.in')
    const found = (await manager.get('/api/admin/subscribers?q=ASHA')).as(SubscriberPage)
    expect(found.items).toMatchObject([{ email: 'Asha@example.in', state: 'confirmed' }])
    const left = await manager.get('/api/admin/subscribers?state=unsubscribed')
    expect(left.as(SubscriberPage).items).toMatchObject([{ leftAt: '1970-01-01T00:00:03.000Z' }])
    expect((await manager.get('/api/admin/subscribers?q=_')).as(SubscriberPage).total).toBe(0)
  })

  it('the confirmed ones go out as CSV that no spreadsheet runs', async () => {
    const manager = await signedIn(testShop(), 'manager')
    const file = await manager.get('/api/admin/subscribers.csv')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="newsletter-/)
    expect(file.headers.get('cache-control')).toContain('no-store')
    expect(file.text.replace('\ufeff', '')).toBe(
      [
        'email,confirmedAt',
        "'=cmd@example.in,1970-01-01T00:00:01.000Z",
        'Asha@example.in,1970-01-01T00:00:02.000Z',
        '',
      ].join('\r\n'),
    )
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.get('/api/admin/subscribers.csv')).status).toBe(403)
  })

  it('files are named by the day in India', async () => {
    const { clock } = testShop()
    const before = clock.now
    // 1:30 at night in India, when it is still the day before in Greenwich.
    clock.now = Date.UTC(2026, 0, 15, 20, 0)
    try {
      const manager = await signedIn(testShop(), 'manager')
      for (const name of ['subscribers', 'products']) {
        const file = must(await manager.get(`/api/admin/${name}.csv`))
        expect(file.headers.get('content-disposition')).toContain('-2026-01-16.csv"')
      }
    } finally {
      clock.now = before
    }
  })

  it('an owner may forget one, and the log does not keep the address', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const [one] = (await owner.get('/api/admin/subscribers?q=maybe')).as(SubscriberPage).items
    const manager = await signedIn(testShop(), 'manager')
    expect((await manager.del(`/api/admin/subscribers/${one?.id}`)).status).toBe(403)
    expect((await owner.del(`/api/admin/subscribers/${one?.id}`)).status).toBe(204)
    expect((await owner.del(`/api/admin/subscribers/${one?.id}`)).status).toBe(404)
    const log = await shop.db.read
      .selectFrom('audit')
      .select('subject')
      .where('kind', '=', 'subscriber')
      .execute()
    expect(log).toEqual([{ subject: 'm…@example.in' }])
  })
})
