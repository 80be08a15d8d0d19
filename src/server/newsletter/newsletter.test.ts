import { expect, it } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { emailAnew } from '#test/email-anew.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { tryOnce } from '#test/try-once.ts'
import { sendEmail } from '../app/emails/emails.ts'
import { subscriptionToConfirm } from './emails/confirm-subscription.ts'

let count = 0
const newAddress = () => `reader${++count}@example.com`
let networks = 0
const anyBrowser = ({ app }: TestShop) => openBrowser(app, `192.0.2.${++networks % 250}`)

const statusOf = async ({ shop }: TestShop, email: string) =>
  (
    await shop.db.read
      .selectFrom('subscribers')
      .select('status')
      .where('email_key', '=', email)
      .executeTakeFirst()
  )?.status

const emailsTo = ({ shop }: TestShop, email: string) =>
  shop.db.read.selectFrom('mails').selectAll().where('recipient', '=', email).execute()

/** Posts the newest email to an address and reads its two links. */
async function linksFor(shopUnderTest: TestShop, email: string) {
  const mail = (await emailsTo(shopUnderTest, email)).at(-1)
  await tryOnce(shopUnderTest.shop, sendEmail, { mailId: mail?.id })
  const kept = (await emailsTo(shopUnderTest, email)).at(-1)
  expect(`${kept?.body}${kept?.html}`).not.toContain('newsletter/')
  const body = await emailAnew(shopUnderTest.shop, mail?.id ?? 0)
  return {
    confirm: /newsletter\/confirm\/([\w-]+)/.exec(body)?.[1] ?? '',
    unsubscribe: /newsletter\/unsubscribe\/([\w-]+)/.exec(body)?.[1] ?? '',
  }
}

onBothEngines('the newsletter', (testShop) => {
  it('asks for confirmation by email, and counts nobody before', async () => {
    const email = newAddress()
    const browser = anyBrowser(testShop())
    const reply = await browser.post('/api/newsletter', { email })
    expect(reply.status).toBe(200)
    expect(await statusOf(testShop(), email)).toBe('pending')
    const { confirm } = await linksFor(testShop(), email)
    expect((await browser.post('/api/newsletter/confirm', { token: confirm })).status).toBe(200)
    expect(await statusOf(testShop(), email)).toBe('confirmed')
    // A second click on the same link says the same.
    expect((await browser.post('/api/newsletter/confirm', { token: confirm })).status).toBe(200)
  })

  it('one click on the link of an email ends it, and no older link brings it back', async () => {
    const email = newAddress()
    const browser = anyBrowser(testShop())
    must(await browser.post('/api/newsletter', { email }))
    const links = await linksFor(testShop(), email)
    must(await browser.post('/api/newsletter/confirm', { token: links.confirm }))
    const left = await browser.post('/api/newsletter/unsubscribe', { token: links.unsubscribe })
    expect(left.status).toBe(200)
    expect(await statusOf(testShop(), email)).toBe('unsubscribed')
    const again = await browser.post('/api/newsletter/confirm', { token: links.confirm })
    expect(again.status).toBe(404)
    expect(await statusOf(testShop(), email)).toBe('unsubscribed')
  })

  it('says the same of an address that is known, and writes once in ten minutes', async () => {
    const email = newAddress()
    const browser = anyBrowser(testShop())
    const first = await browser.post('/api/newsletter', { email })
    const second = await browser.post('/api/newsletter', { email: email.toUpperCase() })
    expect(second.status).toBe(first.status)
    expect(await emailsTo(testShop(), email)).toHaveLength(1)
    testShop().clock.now += 11 * 60_000
    must(await browser.post('/api/newsletter', { email }))
    expect(await emailsTo(testShop(), email)).toHaveLength(2)
  })

  it('ten at once make one subscriber and one email', async () => {
    const email = newAddress()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => anyBrowser(testShop()).post('/api/newsletter', { email })),
    )
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200))
    expect(await emailsTo(testShop(), email)).toHaveLength(1)
  })

  it('refuses what is no address, beside its field', async () => {
    const browser = anyBrowser(testShop())
    for (const email of ['', 'nobody', 'a@', 'a@b', '<script>@x.y', `${'a'.repeat(250)}@x.in`]) {
      const reply = await browser.post('/api/newsletter', { email })
      expect(reply.status).toBe(400)
      expect(reply.body['errors']).toEqual({ email: 'Please enter a valid email address' })
    }
  })

  it('refuses a link that nobody was given, and one whose week is over', async () => {
    const browser = anyBrowser(testShop())
    for (const path of ['confirm', 'unsubscribe']) {
      const reply = await browser.post(`/api/newsletter/${path}`, { token: 'x'.repeat(43) })
      expect(reply.status).toBe(404)
    }
    const email = newAddress()
    must(await browser.post('/api/newsletter', { email }))
    const links = await linksFor(testShop(), email)
    testShop().clock.now += 8 * 24 * 60 * 60_000
    expect((await browser.post('/api/newsletter/confirm', { token: links.confirm })).status).toBe(
      404,
    )
    const leave = await browser.post('/api/newsletter/unsubscribe', { token: links.unsubscribe })
    expect(leave.status).toBe(200)
  })

  it('keeps nothing of a program that fills in the hidden field', async () => {
    const email = newAddress()
    const reply = await anyBrowser(testShop()).post('/api/newsletter', { email, website: 'spam' })
    expect(reply.status).toBe(200)
    expect(await statusOf(testShop(), email)).toBeUndefined()
  })

  it('a network that asks without end is told to wait', async () => {
    const browser = openBrowser(testShop().app, '198.51.100.7')
    const statuses: number[] = []
    for (let n = 0; n < 22; n++) {
      statuses.push((await browser.post('/api/newsletter', { email: newAddress() })).status)
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(statuses.slice(20)).toEqual([429, 429])
  })

  it('the email carries the one-click way out of RFC 8058', async () => {
    const email = newAddress()
    const { shop } = testShop()
    must(await anyBrowser(testShop()).post('/api/newsletter', { email }))
    const row = await shop.db.read
      .selectFrom('subscribers')
      .select('id')
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow()
    const { emptyProfile } = await import('../settings/documents.ts')
    const written = await subscriptionToConfirm.write(
      { subscriberId: row.id },
      { shop, profile: emptyProfile, link: (path) => `https://shop.example${path}` },
    )
    expect(written?.unsubscribe).toMatch(
      /^https:\/\/shop\.example\/newsletter\/unsubscribe\/[\w-]{43}$/,
    )
    expect(written?.isSecret).toBe(true)
  })
})
