import { beforeEach, expect, it } from 'vitest'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'

// What whoever looks after the newsletter is told of its readers, whole.

const readers = '/api/admin/subscribers'

onNewShops('the list of readers', (testShop) => {
  let owner: Shopper
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
  })

  type Times = { confirmed_at: number | null; unsubscribed_at: number | null }
  const reader = async (email: string, status: 'pending' | 'confirmed', times?: Times) => {
    const never = { confirmed_at: null, unsubscribed_at: null }
    const row = { email, email_key: email.toLowerCase(), status, asked_at: 1000, updated_at: 4000 }
    const { id } = await testShop().shop.db.write((tx) =>
      tx
        .insertInto('subscribers')
        .values({ ...row, created_at: 1000, ...(times ?? never) })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    return id
  }

  it('says of each when it came, said yes and left, and nothing of what it never did', async () => {
    const asked = await reader('asked@example.in', 'pending')
    const came = await reader('Came@example.in', 'confirmed', {
      ...{ confirmed_at: 2000, unsubscribed_at: 3000 },
    })
    const createdAt = '1970-01-01T00:00:01.000Z'
    expect(must(await owner.get(readers)).body).toEqual({
      items: [
        {
          ...{ id: came, email: 'Came@example.in', state: 'confirmed', createdAt },
          ...{ confirmedAt: '1970-01-01T00:00:02.000Z', leftAt: '1970-01-01T00:00:03.000Z' },
        },
        {
          ...{ id: asked, email: 'asked@example.in', state: 'pending', createdAt },
          ...{ confirmedAt: null, leftAt: null },
        },
      ],
      ...{ total: 2, page: 1, pages: 1, counts: { pending: 1, confirmed: 1, unsubscribed: 0 } },
    })
  })

  it('has fifty on a page, the newest first; the rest stand on the next', async () => {
    const ids: number[] = []
    for (let at = 0; at <= 50; at += 1) ids.push(await reader(`r${at}@example.in`, 'pending'))
    const { body: first } = must(await owner.get(readers))
    expect(first).toMatchObject({ total: 51, page: 1, pages: 2 })
    expect((first['items'] as object[]).length).toBe(50)
    const { body: second } = must(await owner.get(`${readers}?page=2`))
    expect(second).toMatchObject({ items: [{ id: ids[0] }], total: 51, page: 2, pages: 2 })
    expect((second['items'] as object[]).length).toBe(1)
  })

  it('is empty before anybody came, and its file has nothing but the names of its columns', async () => {
    expect(must(await owner.get(readers)).body).toEqual({
      ...{ items: [], total: 0, page: 1, pages: 1 },
      counts: { pending: 0, confirmed: 0, unsubscribed: 0 },
    })
    expect(must(await owner.get(`${readers}.csv`)).text).toBe('email,confirmedAt\r\n')
  })

  it('forgets an address with what it agreed to; the log says which it was by its first letter', async () => {
    const { shop } = testShop()
    const [gone, stays] = [
      await reader('Gone.a@x.in', 'pending'),
      await reader('b@x.in', 'pending'),
    ]
    const consent = (key: string) => ({
      ...{ subject_kind: 'subscriber' as const, subject_key: key, purpose: 'newsletter' as const },
      ...{ notice_version: 1, language: 'en' as const, given_at: 1, how: 'newsletter' },
    })
    await shop.db.write((tx) =>
      tx
        .insertInto('consents')
        .values([consent('gone.a@x.in'), consent('b@x.in')])
        .execute(),
    )
    must(await owner.del(`${readers}/${gone}`), 204)
    const { body } = must(await owner.get(readers))
    expect(body).toMatchObject({ items: [{ id: stays }], total: 1 })
    const kept = shop.db.read.selectFrom('consents').select('subject_key')
    const keys = (await kept.execute()).map(({ subject_key }) => subject_key)
    expect([keys.includes('gone.a@x.in'), keys.includes('b@x.in')]).toEqual([false, true])
    const line = { user_id: owner.userId, action: 'delete', subject_id: gone, subject: 'G…@x.in' }
    expect(await logged(testShop(), 'subscriber')).toEqual([{ ...line, before: null, after: null }])
    const again = await owner.del(`${readers}/${gone}`)
    expect([again.status, again.body['refusal']]).toEqual([404, 'no-such-reader'])
    expect(await logged(testShop(), 'subscriber')).toHaveLength(1)
  })
})
