import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EditedDelivery } from '#contract/delivery/types.ts'
import {
  Newsletter,
  NewsletterDeliveryPage,
  NewsletterToSend,
} from '#contract/newsletter/issue-types.ts'
import type { Language } from '#domain/language.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { saveProduct, saveWords } from '#test/factories.ts'
import { logged } from '#test/logged.ts'
import { type MailServer, type Received, startMailServer } from '#test/mail-server.ts'
import { must } from '#test/must.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { jobHandlers } from '../../app/job-handlers.ts'
import { performDue, performNext } from '../../platform/jobs/perform.ts'
import { postOf } from '../../platform/mail/post.ts'
import { sweepRetention } from '../../privacy/retention/sweep-retention.ts'

const path = '/api/admin/newsletters'
const minute = 60_000
const form = (change = {}) => ({
  ...{ subject: 'New looms', preview: 'Six of them', content: '<p>They came on Monday.</p>' },
  ...{ picture: '', pictureAlt: '', productIds: [], ...change },
})

describe.each(engines)('newsletters (%s)', (engine) => {
  let testShop: TestShop
  let server: MailServer
  let owner: Shopper
  beforeEach(async () => {
    server = await startMailServer()
    const environment = { SMTP_URL: server.url, MAIL_FROM: 'shop@pallu.example' }
    testShop = await createTestShop({ engine, environment })
    owner = await signedIn(testShop, 'owner')
  })
  afterEach(async () => {
    postOf(testShop.shop).close()
    await testShop.close()
    await server.close()
  })

  const readers = (count: number, language: Language = 'en') =>
    testShop.shop.db.write((tx) =>
      tx
        .insertInto('subscribers')
        .values(
          Array.from({ length: count }, (_, at) => {
            const email = `${language}${at + 1}@example.in`
            const times = { asked_at: 1, confirmed_at: 2, created_at: 1, updated_at: 2 }
            return {
              ...{ email, email_key: email, language, status: 'confirmed' as const },
              ...{ ...times, unsubscribed_at: null },
            }
          }),
        )
        .execute(),
    )
  const made = async (change = {}) => must(await owner.post(path, form(change))).as(Newsletter)
  const read = async (id: number) => must(await owner.get(`${path}/${id}`)).as(NewsletterToSend)
  const move = ({ id, version }: Newsletter, move: string, more = {}) =>
    owner.post(`${path}/${id}/moves`, { move, version, ...more })
  const started = async (change = {}) => {
    const one = await made(change)
    must(await move(one, 'start'))
    return one
  }
  const work = () => performDue(testShop.shop, jobHandlers)
  const workFor = async (ms: number) => {
    for (const end = testShop.clock.now + ms; testShop.clock.now < end; testShop.clock.now += 5000)
      await work()
  }
  const sentTo = () => server.emails.flatMap(({ to }) => to)
  const linkIn = ({ words }: Received) =>
    /List-Unsubscribe: <[^>]*\/newsletter\/unsubscribe\/([\w-]+)>/.exec(
      words.replace(/\r\n\s+/g, ' '),
    )?.[1] ?? ''
  const leave = async (email: string) => {
    await testShop.shop.db.write((tx) =>
      tx
        .updateTable('subscribers')
        .set({ status: 'unsubscribed', unsubscribed_at: testShop.clock.now })
        .where('email', '=', email)
        .execute(),
    )
  }

  it('goes once to everybody who is confirmed when it starts, no faster than the speed that was set', async () => {
    await readers(14)
    const { id } = await started()
    await readers(1, 'te')
    await work()
    await work()
    expect(sentTo()).toHaveLength(10)
    expect((await read(id)).figures).toMatchObject({ readers: 14, waiting: 4, sent: 10 })
    testShop.clock.now += 9999
    await work()
    expect(sentTo()).toHaveLength(10)
    testShop.clock.now += 1
    await work()
    expect(new Set(sentTo()).size).toBe(14)
    expect(sentTo()).toHaveLength(14)
    const over = await read(id)
    expect(over).toMatchObject({ state: 'sent', figures: { readers: 14, waiting: 0, sent: 14 } })
    expect(over.endedAt).toBe(new Date(testShop.clock.now).toISOString())
    await workFor(5 * minute)
    expect(sentTo()).toHaveLength(14)
  })

  it('carries the one-click way out of RFC 8058; whoever takes it is counted, and nobody who has left gets the next', async () => {
    await readers(2)
    const first = await started()
    await work()
    const [email] = server.emails
    expect(email?.words).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const token = email ? linkIn(email) : ''
    must(await newShopper(testShop).post('/api/newsletter/unsubscribe', { token }))
    must(await newShopper(testShop).post('/api/newsletter/unsubscribe', { token }))
    expect((await read(first.id)).figures).toMatchObject({ sent: 2, left: 1 })
    testShop.clock.now += minute
    const second = await started({ subject: 'Newer looms' })
    await work()
    expect((await read(second.id)).figures).toMatchObject({ readers: 1, sent: 1, left: 0 })
  })

  it('is not sent to whoever leaves, or is forgotten, between its start and their turn', async () => {
    await readers(12)
    const { id } = await started()
    await work()
    await leave('en11@example.in')
    await testShop.shop.db.write((tx) =>
      tx.deleteFrom('subscribers').where('email', '=', 'en12@example.in').execute(),
    )
    testShop.clock.now += minute
    await work()
    expect(sentTo()).toHaveLength(10)
    expect(await read(id)).toMatchObject({ state: 'sent', figures: { sent: 10, skipped: 2 } })
  })

  it('is read in the language of its reader; what has no words in it is English and says so', async () => {
    await readers(1, 'ta')
    const piece = { name: 'Cream Gadwal', slug: 'cream' }
    const productId = await saveProduct(testShop.shop, piece)
    const content =
      '<p>See <a href="/products">all</a>.</p><p><a href="https://a.in/x">There</a></p>'
    const one = await made({ content, productIds: [productId] })
    const subject = {
      thing: 'newsletter',
      id: one.id,
      field: 'subject',
      english: one.subject,
    } as const
    await saveWords(testShop.shop, 'ta', [{ ...subject, words: 'புதிய தறிகள்' }])
    const preview = must(await owner.get(`${path}/${one.id}/preview?language=ta`)).body
    expect(preview).toMatchObject({ subject: 'புதிய தறிகள்', inEnglish: ['preview', 'content'] })
    const letter = must(await owner.get(`${path}/${one.id}/letter?language=ta`))
    // The only answer of the shop that its own pages may frame, and nothing in it runs.
    expect(letter.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(letter.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.* frame-ancestors 'self'; sandbox (?!.*allow-scripts)/,
    )
    const html = letter.text
    expect(html).toContain('<div lang="en"><p style="')
    expect(html).toMatch(/href="http[^"]+\/ta\/products" style=/)
    expect(html).toContain('href="https://a.in/x"')
    expect(html).toMatch(/\/ta\/product\/cream/)
    must(await move(one, 'start'))
    await work()
    expect(server.emails[0]?.words).toMatch(/unsubscribe\/[\w=-]/)
    // Words of another English are not sent as if they were of this one.
    const other = await made({ subject: 'Old looms' })
    await saveWords(testShop.shop, 'ta', [{ ...subject, id: other.id, words: 'புதிய தறிகள்' }])
    const stale = must(await owner.get(`${path}/${other.id}/preview?language=ta`)).body
    expect(stale['subject']).toBe('Old looms')
  })

  it('says what the settings say when it is sent; one that would say nothing is not started', async () => {
    await readers(1)
    await readers(1, 'ta')
    const promise = async (change: object) => {
      const before = must(await owner.get('/api/admin/delivery')).as(EditedDelivery)
      must(await owner.put('/api/admin/delivery', { ...before, ...change }))
    }
    const content = '<p>From {free above} on it is free.</p>'
    const issue = await made({ subject: '{free delivery}', preview: '', content })
    await promise({ freeAbove: null })
    const refused = await move(issue, 'start')
    expect([refused.status, refused.body['refusal']]).toEqual([400, 'newsletter-empty'])
    await promise({ freeAbove: 7500 })
    const seen = async (language: string) =>
      must(await owner.get(`${path}/${issue.id}/preview?language=${language}`)).body
    expect(await seen('en')).toMatchObject({
      ...{ subject: 'Free shipping on orders above ₹7,500', preview: expect.any(String) },
      text: expect.stringContaining('From ₹7,500 on it is free.'),
    })
    // What is made of names alone needs no words of any language.
    expect(await seen('ta')).toMatchObject({
      ...{ subject: '₹7,500-க்கு மேல் ஆர்டர்களுக்கு இலவச டெலிவரி', inEnglish: ['content'] },
      text: expect.stringContaining('From ₹7,500 on it is free.'),
    })
    must(await move(issue, 'start'))
    await work()
    expect(sentTo()).toHaveLength(2)
    expect((await read(issue.id)).content).toBe(content)
    // What has begun goes on, whatever becomes of its subject.
    await promise({ freeAbove: null })
    expect((await seen('en'))['subject']).not.toBe('')
  })

  it('stops at the next email when it is paused, and goes on where it stopped', async () => {
    await readers(12)
    const one = await started()
    server.onEmail = () => {
      server.onEmail = () => undefined
      void move(one, 'pause')
    }
    await work()
    await workFor(2 * minute)
    const paused = await read(one.id)
    expect(paused.state).toBe('paused')
    expect(paused.figures.sent).toBeLessThan(10)
    expect((await move(one, 'pause')).body['refusal']).toBe('newsletter-moved-on')
    must(await move(one, 'resume'))
    await workFor(2 * minute)
    expect(await read(one.id)).toMatchObject({ state: 'sent', figures: { sent: 12, unclear: 0 } })
    expect(new Set(sentTo()).size).toBe(12)
    expect(sentTo()).toHaveLength(12)
  })

  it('a process that ends while the mail server has it: nobody gets it twice, nobody is lost, and the one is told', async () => {
    await readers(3)
    const { id } = await started()
    server.state.mood = 'silent'
    const end = new AbortController()
    const arrived = new Promise<void>((resolve) => {
      server.onEmail = () => resolve()
    })
    const dying = performNext(testShop.shop, jobHandlers, end.signal)
    await arrived
    end.abort()
    await dying
    server.state.mood = 'takes'
    server.onEmail = () => undefined
    await workFor(5 * minute)
    expect(sentTo().toSorted()).toEqual(['en1@example.in', 'en2@example.in', 'en3@example.in'])
    const figures = { sent: 2, unclear: 1, failed: 0, waiting: 0 }
    expect(await read(id)).toMatchObject({ state: 'sent', figures })
    const some = must(await owner.get(`${path}/${id}/deliveries?state=unclear`)).as(
      NewsletterDeliveryPage,
    )
    expect(some.items).toMatchObject([{ email: 'en1@example.in', state: 'unclear' }])
    must(await owner.post(`${path}/${id}/again`, { state: 'unclear' }))
    await workFor(minute)
    expect((await read(id)).figures).toMatchObject({ sent: 3, unclear: 0 })
  })

  it('a mail server that is away loses nothing: it is waited for, and what it said is told', async () => {
    await readers(3)
    const { id } = await started()
    await server.close()
    await work()
    const away = await read(id)
    expect(away.figures).toMatchObject({ waiting: 3, sent: 0 })
    expect(away.away?.reason).toMatch(/ECONNREFUSED|connect/)
    expect(away.away?.until).toBe(new Date(testShop.clock.now + 30_000).toISOString())
    await server.open()
    await workFor(minute)
    expect(await read(id)).toMatchObject({ state: 'sent', away: null, figures: { sent: 3 } })
  })

  it('an address that is refused for good fails at once, one that is refused for now is tried for hours; both again on request', async () => {
    await readers(1)
    server.state.mood = '550'
    const one = await started()
    await work()
    expect(await read(one.id)).toMatchObject({ state: 'sent', figures: { failed: 1 } })
    server.state.mood = '451'
    must(await owner.post(`${path}/${one.id}/again`, { state: 'failed' }))
    await workFor(2 * minute)
    expect(await read(one.id)).toMatchObject({ state: 'sending', figures: { waiting: 1 } })
    for (const minutes of [5, 15, 60, 240]) {
      testShop.clock.now += minutes * minute
      await work()
    }
    owner = await signedIn(testShop, 'owner')
    expect(await read(one.id)).toMatchObject({ state: 'sent', figures: { failed: 1 } })
    const [failed] = must(await owner.get(`${path}/${one.id}/deliveries`)).as(
      NewsletterDeliveryPage,
    ).items
    expect(failed?.reason).not.toContain('lakshmi')
    server.state.mood = 'takes'
    must(await owner.post(`${path}/${one.id}/again`, { state: 'failed' }))
    await workFor(minute)
    expect((await read(one.id)).figures).toMatchObject({ sent: 1, failed: 0 })
    const nobody = await owner.post(`${path}/${one.id}/again`, { state: 'failed' })
    expect([nobody.status, nobody.body['refusal']]).toEqual([409, 'nothing-to-send-again'])
  })

  it('one that is scheduled leaves at its moment, unless it was called off; a moment that has passed is refused', async () => {
    await readers(1)
    const sendAt = new Date(testShop.clock.now + 60 * minute).toISOString()
    const [one, other] = [await made(), await made({ subject: 'Called off' })]
    must(await move(one, 'schedule', { sendAt }))
    must(await move(other, 'schedule', { sendAt }))
    must(await move(other, 'unschedule'))
    const past = await move(other, 'schedule', { sendAt: new Date(1).toISOString() })
    expect([past.status, past.body['errors']]).toEqual([400, { sendAt: expect.any(String) }])
    testShop.clock.now += 60 * minute - 1
    await work()
    expect(sentTo()).toEqual([])
    testShop.clock.now += 1
    await work()
    expect(sentTo()).toEqual(['en1@example.in'])
    owner = await signedIn(testShop, 'owner')
    expect((await read(other.id)).state).toBe('draft')
  })

  it('nothing else is sent than what was looked at, and what is under way is not changed', async () => {
    await readers(1)
    const one = await made()
    const changed = must(
      await owner.put(`${path}/${one.id}`, { ...form(), subject: 'Other looms' }),
    )
    for (const stale of [
      await owner.put(`${path}/${one.id}`, { ...form(), version: one.version }),
      await owner.del(`${path}/${one.id}?version=${one.version}`),
    ]) {
      expect([stale.status, stale.body['refusal']]).toEqual([409, 'changed-meanwhile'])
    }
    const late = await move(one, 'start')
    expect([late.status, late.body['refusal']]).toEqual([409, 'changed-meanwhile'])
    must(await move(changed.as(Newsletter), 'start'))
    for (const reply of [
      await owner.put(`${path}/${one.id}`, form()),
      await owner.del(`${path}/${one.id}`),
    ]) {
      expect([reply.status, reply.body['refusal']]).toEqual([409, 'newsletter-under-way'])
    }
  })

  it('an empty one, and one that nobody would read, is not sent', async () => {
    const alone = await made()
    expect((await move(alone, 'start')).body['refusal']).toBe('newsletter-without-readers')
    await readers(1)
    const empty = await made({ content: '<p> </p>' })
    expect((await move(empty, 'start')).body['refusal']).toBe('newsletter-empty')
    // Its screen says so before anything is asked or sent.
    expect((await read(empty.id)).isEmpty).toBe(true)
    expect((await read(alone.id)).isEmpty).toBe(false)
    const sendAt = new Date(testShop.clock.now + minute).toISOString()
    const { id } = must(await move(alone, 'schedule', { sendAt })).as(Newsletter)
    const emptied = await owner.put(`${path}/${id}`, form({ content: '' }))
    expect([emptied.status, emptied.body['refusal']]).toEqual([400, 'newsletter-empty'])
  })

  it('where the shop has lost its mail server, everybody waits and the owner is told', async () => {
    await readers(2)
    const { id } = await started()
    const { shop } = testShop
    await performDue({ ...shop, config: { ...shop.config, smtpUrl: null } }, jobHandlers)
    const waiting = await read(id)
    expect(waiting).toMatchObject({ state: 'sending', figures: { waiting: 2, sent: 0 } })
    expect(waiting.away?.reason).toContain('SMTP_URL')
    await workFor(minute)
    expect(sentTo()).toHaveLength(2)
  })

  it('a test goes to whoever asks, and nobody else', async () => {
    await readers(2)
    const { id } = await made()
    const { to } = must(await owner.post(`${path}/${id}/tests`, { language: 'en' })).body
    await work()
    expect(sentTo()).toEqual([to])
    expect(server.emails[0]?.words).toContain('Subject: New looms')
  })

  it('the speed is the owner’s, and holds for the next turn', async () => {
    await readers(4)
    const speed = '/api/admin/newsletter-speed'
    const seen = must(await owner.get(speed)).body
    expect(seen).toMatchObject({ perMinute: 60 })
    must(await owner.put(speed, { ...seen, perMinute: 2 }))
    expect((await owner.put(speed, { ...seen, perMinute: 5 })).status).toBe(409)
    expect((await owner.put(speed, { perMinute: 601 })).status).toBe(400)
    await started()
    await work()
    expect(sentTo()).toHaveLength(1)
    await workFor(60_000)
    expect(sentTo()).toHaveLength(2)
  })

  it('two at once: each reader gets each once, and both together no faster than the speed', async () => {
    await readers(12)
    await Promise.all([started(), started({ subject: 'Other looms' })])
    await work()
    expect(sentTo()).toHaveLength(10)
    await workFor(2 * minute)
    expect(sentTo()).toHaveLength(24)
    const both = server.emails.map(({ messageId }) => messageId)
    expect(new Set(both).size).toBe(24)
  })

  it('a start that is pressed twice at once starts once', async () => {
    await readers(3)
    const one = await made()
    const replies = await Promise.all([move(one, 'start'), move(one, 'start')])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await workFor(minute)
    expect(sentTo()).toHaveLength(3)
  })

  it('to whom it went is forgotten after a year, its figures stay', async () => {
    await readers(2)
    const { id } = await started()
    await work()
    testShop.clock.now += 366 * 24 * 60 * minute
    await sweepRetention(testShop.shop)
    owner = await signedIn(testShop, 'owner')
    expect(
      must(await owner.get(`${path}/${id}/deliveries`)).as(NewsletterDeliveryPage).items,
    ).toEqual([])
    expect((await read(id)).figures).toMatchObject({ readers: 2, sent: 2 })
  })

  it('is owner’s and manager’s work, and the log says what was done', async () => {
    await readers(1)
    const one = await started()
    const packer = await signedIn(testShop, 'packer')
    expect((await packer.get(path)).status).toBe(403)
    expect((await packer.post(`${path}/${one.id}/moves`, { move: 'pause' })).status).toBe(403)
    const log = await logged(testShop, 'newsletter')
    expect(log.map(({ action, after }) => [action, after])).toEqual([
      ['create', expect.objectContaining({ subject: 'New looms' })],
      ['update', { state: 'sending', send_at: null }],
    ])
  })
})
