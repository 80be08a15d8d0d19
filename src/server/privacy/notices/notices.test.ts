import { expect, it } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { emailAnew } from '#test/email-anew.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { tryOnce } from '#test/try-once.ts'
import { sendEmail } from '../../app/emails/emails.ts'

type Proof = { id: number; purpose: string; noticeVersion: number; withdrawnAt: string | null }

const consentsOf = async (testShop: TestShop, email: string) => {
  const owner = await signedIn(testShop, 'owner')
  const asked = `/api/admin/consents?email=${encodeURIComponent(email)}`
  return JSON.parse(must(await owner.get(asked)).text) as (Proof & { text: string })[]
}

/** The link of the newest email to an address that asks for the newsletter. */
async function confirmLink({ shop }: TestShop, email: string) {
  const mail = await shop.db.read
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await tryOnce(shop, sendEmail, { mailId: mail.id })
  const body = await emailAnew(shop, mail.id)
  return {
    confirm: /newsletter\/confirm\/([\w-]+)/.exec(body)?.[1] ?? '',
    leave: /newsletter\/unsubscribe\/([\w-]+)/.exec(body)?.[1] ?? '',
  }
}

onBothEngines('notices and consents', (testShop) => {
  it('tell in six languages what is kept, and in English what has no other words', async () => {
    const guest = newShopper(testShop())
    const tamil = must(await guest.get('/api/notices/newsletter?language=ta')).body
    expect(tamil).toMatchObject({ version: 1, language: 'ta', needsConsent: true })
    const orders = must(await guest.get('/api/notices/orders')).body
    expect(orders).toMatchObject({ language: 'en', needsConsent: false })
    const customs = {
      ...{ en: 'customs', ta: 'சுங்கத்துறை', te: 'కస్టమ్స్', kn: 'ಕಸ್ಟಮ್ಸ್' },
      ...{ ml: 'കസ്റ്റംസ', hi: 'सीमा शुल्क' },
    }
    for (const [language, word] of Object.entries(customs)) {
      const { text } = must(await guest.get(`/api/notices/orders?language=${language}`)).body
      expect(text).toContain(word)
      expect(text).toContain('PAN')
    }
    expect((await guest.get('/api/notices/nothing')).status).toBe(400)
  })

  it('a change is a new version, refused where somebody else was faster; other languages fall back', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const texts = { en: 'We count pages. {} $1' }
    const path = '/api/admin/notices/measurement'
    expect((await owner.put(path, { version: 1, texts: { ta: 'x' } })).status).toBe(400)
    const saved = must(await owner.put(path, { version: 1, texts })).body
    expect(saved).toMatchObject({ version: 2, texts: { en: texts.en, hi: '' } })
    const late = await owner.put(path, { version: 1, texts: { en: 'Late.' } })
    expect(late.status).toBe(409)
    expect(late.text).toContain('We count pages.')
    const guest = newShopper(testShop())
    const hindi = must(await guest.get('/api/notices/measurement?language=hi')).body
    expect(hindi).toMatchObject({ version: 2, language: 'en', text: texts.en })
    const old = await testShop()
      .shop.db.read.selectFrom('notices')
      .select('text')
      .where('purpose', '=', 'measurement')
      .where('version', '=', 1)
      .execute()
    expect(old).toHaveLength(6)
  })

  it('a consent names the words that were read, belongs to who gave it, and is taken back once', async () => {
    const [asha, other] = [newShopper(testShop(), '192.0.2.7'), newShopper(testShop())]
    const form = { purpose: 'review-photos', version: 1, language: 'kn' }
    const given = must(await asha.post('/api/consents', form)).body
    expect(given).toMatchObject({ noticeVersion: 1, language: 'kn', withdrawnAt: null })
    // The same words twice are one consent.
    expect(must(await asha.post('/api/consents', form)).body['id']).toBe(given['id'])
    expect((await other.del(`/api/consents/${given['id']}`)).status).toBe(404)
    expect((await asha.post('/api/consents', { ...form, version: 9 })).status).toBe(409)
    expect((await asha.post('/api/consents', { ...form, purpose: 'newsletter' })).status).toBe(409)
    must(await asha.del(`/api/consents/${given['id']}`))
    must(await asha.del(`/api/consents/${given['id']}`))
    const [row, ...more] = JSON.parse((await asha.get('/api/consents')).text) as Proof[]
    expect(more).toEqual([])
    expect(row?.withdrawnAt).not.toBeNull()
    expect((await other.get('/api/consents')).text).toBe('[]')
  })

  it('the newsletter: a consent once its link is pressed, over with the link that leaves', async () => {
    const email = 'reader@example.com'
    const browser = openBrowser(testShop().app, '192.0.2.8')
    must(await browser.post('/api/newsletter', { email, language: 'ml' }))
    expect(await consentsOf(testShop(), email)).toEqual([])
    const { confirm, leave } = await confirmLink(testShop(), email)
    for (let twice = 0; twice < 2; twice += 1)
      must(await browser.post('/api/newsletter/confirm', { token: confirm }))
    const [proof, ...more] = await consentsOf(testShop(), ' Reader@Example.com ')
    expect(more).toEqual([])
    expect(proof).toMatchObject({
      ...{ purpose: 'newsletter', noticeVersion: 1, language: 'ml', subjectKind: 'subscriber' },
      ...{ how: 'email-link', withdrawnAt: null },
    })
    expect(proof?.text).toContain('ന്യൂസ്‌ലെറ്റർ')
    must(await browser.post('/api/newsletter/unsubscribe', { token: leave }))
    expect((await consentsOf(testShop(), email))[0]?.withdrawnAt).not.toBeNull()
  })

  it('forgets the name of a reader that staff remove, and still proves what was agreed', async () => {
    const email = 'gone@example.com'
    const browser = openBrowser(testShop().app, '192.0.2.9')
    must(await browser.post('/api/newsletter', { email }))
    const { confirm } = await confirmLink(testShop(), email)
    must(await browser.post('/api/newsletter/confirm', { token: confirm }))
    const { shop } = testShop()
    const { id } = await shop.db.read
      .selectFrom('subscribers')
      .select('id')
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow()
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.del(`/api/admin/subscribers/${id}`))
    const kept = await shop.db.read.selectFrom('consents').select('subject_key').execute()
    expect(kept.map((row) => row.subject_key)).not.toContain(email)
    const [proof] = await consentsOf(testShop(), email)
    expect(proof?.withdrawnAt).not.toBeNull()
  })

  it('a proven address sees the consents of its account, and taking one back leaves every queue', async () => {
    const { shop } = testShop()
    const buyer = await signedIn(testShop())
    const { email } = await shop.db.read
      .selectFrom('users')
      .select('email')
      .where('id', '=', buyer.userId ?? 0)
      .executeTakeFirstOrThrow()
    const productId = await addPiece(shop, { stock: 0 })
    must(await buyer.post('/api/waiting', { productId, email, language: 'te' }))
    const own = async () => JSON.parse((await buyer.get('/api/consents')).text) as Proof[]
    const prove = (at: number | null) =>
      shop.db.write((tx) =>
        tx
          .updateTable('users')
          .set({ email_confirmed_at: at })
          .where('id', '=', buyer.userId ?? 0)
          .execute(),
      )
    await prove(null)
    // Anybody may type anybody's address: only its owner is told.
    expect(await own()).toEqual([])
    await prove(1)
    const [consent] = await own()
    expect(consent).toMatchObject({ purpose: 'back-in-stock', noticeVersion: 1 })
    must(await buyer.del(`/api/consents/${consent?.id}`))
    const queue = await shop.db.read
      .selectFrom('waiting')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .execute()
    expect(queue).toEqual([])
  })
})
