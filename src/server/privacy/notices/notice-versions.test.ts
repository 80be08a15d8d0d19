import { expect, it } from 'vitest'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

type Notice = Record<string, unknown> & { purpose: string; texts: Record<string, string> }

onNewShops('the notices, as staff read and write them', (testShop) => {
  const path = '/api/admin/notices'
  const listed = async () => {
    const owner = await signedIn(testShop(), 'owner')
    return JSON.parse(must(await owner.get(path)).text) as Notice[]
  }
  const one = async (purpose: string) => (await listed()).find((each) => each.purpose === purpose)

  it('begin with the shop’s own words in six languages, which nobody wrote', async () => {
    const all = await listed()
    expect(new Set(all.map(({ purpose }) => purpose)).size).toBe(all.length)
    for (const { purpose, version, by, texts } of all) {
      expect([version, by]).toEqual([purpose === 'orders' ? 2 : 1, ''])
      expect(Object.keys(texts)).toEqual(['en', 'ta', 'te', 'kn', 'ml', 'hi'])
      expect(new Set(Object.values(texts)).size).toBe(6)
      expect(Object.values(texts)).not.toContain('')
    }
  })

  it('name who wrote them and since when; the log has the words before and after', async () => {
    const before = await one('newsletter')
    testShop().clock.now += 60_000
    const owner = await signedIn(testShop(), 'owner')
    const texts = { en: 'Two letters a month.', ta: 'மாதம் இரண்டு மடல்கள்.' }
    must(await owner.put(`${path}/newsletter`, { version: 1, texts }))
    const { db } = testShop().shop
    const users = db.read.selectFrom('users').select('username')
    const { username } = await users.where('id', '=', owner.userId ?? 0).executeTakeFirstOrThrow()
    const whole = { ...texts, te: '', kn: '', ml: '', hi: '' }
    expect(await one('newsletter')).toMatchObject({
      ...{ version: 2, by: username, texts: whole, needsConsent: true },
      fromAt: new Date(testShop().clock.now).toISOString(),
    })
    const rows = await db.read.selectFrom('audit').selectAll().execute()
    expect(rows).toMatchObject([
      { action: 'update', kind: 'notice', subject_id: null, subject: 'newsletter' },
    ])
    expect(JSON.parse(rows[0]?.before ?? '')).toEqual(before?.texts)
    expect(JSON.parse(rows[0]?.after ?? '')).toEqual(whole)
  })

  it('count who agreed to the words of today and of before, as long as they do', async () => {
    const counts = async () => {
      const notice = await one('review-photos')
      return [notice?.['consents'], notice?.['olderConsents']]
    }
    expect(await counts()).toEqual([0, 0])
    const guest = newShopper(testShop(), '192.0.2.21')
    const form = { purpose: 'review-photos', version: 1, language: 'en' }
    const { body } = must(await guest.post('/api/consents', form))
    expect(await counts()).toEqual([1, 0])
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.put(`${path}/review-photos`, { version: 1, texts: { en: 'Otherwise.' } }))
    expect(await counts()).toEqual([0, 1])
    must(await guest.del(`/api/consents/${body['id']}`))
    expect(await counts()).toEqual([0, 0])
  })
})
