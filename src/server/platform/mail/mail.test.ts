import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { makePerson } from '#test/people.ts'
import { accountChanged } from '../../accounts/emails/account-changed.ts'
import { passwordToReset } from '../../accounts/emails/reset-password.ts'
import { jobHandlers } from '../../app/job-handlers.ts'
import { backOffMs } from '../jobs/jobs.ts'
import { performDue } from '../jobs/perform.ts'
import { claimJob } from '../jobs/queries.ts'
import { type EmailToSend, retryMail, sendLater } from './mail.ts'
import { postOf } from './post.ts'
import { forgetMails, mailById, mailFigures, mailList, markFailed } from './queries.ts'

type Told = Parameters<typeof accountChanged.write>[0]
const changed: EmailToSend<Told> = {
  to: 'lakshmi@example.in',
  email: accountChanged,
  props: { username: 'Lakshmi', change: 'password' },
}

describe.each(engines)('the outbox (%s)', (engine) => {
  let testShop: TestShop
  let server: MailServer
  const open = async (environment: Record<string, string> = {}) => {
    await testShop?.close()
    testShop = await createTestShop({ engine, environment })
  }
  beforeEach(async () => {
    server = await startMailServer()
    await open({ SMTP_URL: server.url, MAIL_FROM: 'shop@pallu.example' })
  })
  afterEach(async () => {
    postOf(testShop.shop).close()
    await testShop.close()
    await server.close()
  })

  const put = (email: EmailToSend<Told> = changed) =>
    testShop.shop.db.write((tx) => sendLater(tx, testShop.shop, email))
  const work = () => performDue(testShop.shop, jobHandlers)
  const list = async () => (await mailList(testShop.shop.db, { page: 1, size: 50 })).rows

  it('an email leaves if, and only if, its transaction commits', async () => {
    const { shop } = testShop
    const failing = shop.db.write(async (tx) => {
      await sendLater(tx, shop, changed)
      throw new Error('sold out')
    })
    await expect(failing).rejects.toThrow('sold out')
    await work()
    expect(server.emails).toEqual([])
    await put()
    await work()
    expect(server.emails).toHaveLength(1)
    expect(await list()).toMatchObject([{ status: 'sent', attempts: 1, last_error: null }])
  })

  it('goes to one person from the shop, in HTML with a text twin', async () => {
    await put()
    await work()
    const [email] = server.emails
    expect(email).toMatchObject({ from: 'shop@pallu.example', to: ['lakshmi@example.in'] })
    expect(email?.words).toContain('From: Pallu <shop@pallu.example>')
    expect(email?.words).toContain('Subject: Your password was changed at Pallu')
    expect(email?.words).toMatch(/Content-Type: text\/plain; charset=utf-8/)
    expect(email?.words).toMatch(/Content-Type: text\/html; charset=utf-8/)
    expect(email?.words).toContain('Auto-Submitted: auto-generated')
  })

  it('mail server down, then up: tried again with growing pauses, sent once, under one Message-ID', async () => {
    server.state.mood = '451'
    await put()
    await work()
    await work()
    expect(server.state.tries).toBe(1)
    expect(await list()).toMatchObject([{ status: 'waiting', attempts: 1 }])
    expect((await list())[0]?.last_error).not.toContain('lakshmi')
    server.state.mood = 'drops'
    testShop.clock.now += backOffMs(1)
    await work()
    server.state.mood = 'takes'
    testShop.clock.now += backOffMs(2)
    await work()
    expect(await list()).toMatchObject([{ status: 'sent', attempts: 3 }])
    const ids = server.emails.map(({ messageId }) => messageId)
    // The one that was cut off had arrived: whoever gets both sees one letter.
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@localhost>$/)
  })

  it('gives up after a day of trying, and can be sent again by hand', async () => {
    server.state.mood = '451'
    await put()
    const start = testShop.clock.now
    for (let n = 1; n <= 14; n++) {
      await work()
      testShop.clock.now += backOffMs(n)
    }
    expect(testShop.clock.now - start).toBeGreaterThan(20 * 3_600_000)
    const [mail] = await list()
    expect(mail).toMatchObject({ status: 'failed', attempts: 14 })
    expect(await mailFigures(testShop.shop.db)).toMatchObject({ failed: 1 })
    server.state.mood = 'takes'
    const retry = () => testShop.shop.db.write((tx) => retryMail(tx, testShop.shop, mail?.id ?? 0))
    expect(await retry()).toBe(true)
    await work()
    expect(server.emails).toHaveLength(1)
    expect(await retry()).toBe(false)
  })

  it('an email at which the shop ends every time is given up as well, and seen', async () => {
    const { shop, clock } = testShop
    await put()
    for (let n = 1; n <= 14; n++) {
      expect(await claimJob(shop.db, ['post-letter'], shop.now(), 60_000)).toBeDefined()
      clock.now += 60_000
    }
    await work()
    expect(server.emails).toEqual([])
    expect(await list()).toMatchObject([{ status: 'failed' }])
  })

  it('an address that does not exist is not tried again', async () => {
    server.state.mood = '550'
    await put()
    await work()
    testShop.clock.now += 86_400_000
    await work()
    expect(server.state.tries).toBe(1)
    expect(await list()).toMatchObject([{ status: 'failed', attempts: 1 }])
  })

  it('an email with a key exists once, however often it is asked for', async () => {
    const once = { ...changed, once: 'order-placed:1' }
    await Promise.all([put(once), put(once), put(once)])
    await put(once)
    await work()
    expect(server.emails).toHaveLength(1)
  })

  it('CR/LF in a name or subject starts no header, and the envelope has one recipient', async () => {
    const nasty = 'Lakshmi\r\nBcc: thief@evil.example\r\n\r\n<b>hi</b>\u2028X-Evil: 1'
    await testShop.shop.db.write(async (tx) => {
      const profile = { name: `Pallu${nasty}`.slice(0, 60) }
      const row = { name: 'profile', value: JSON.stringify(profile), updated_at: 0 }
      await tx.insertInto('settings').values(row).execute()
    })
    await put({ ...changed, props: { username: nasty, change: 'email' } })
    const recipients = [
      'a@b.in\r\nBcc: c@d.in',
      'a@b.in, c@d.in',
      'A <a@b.in>',
      'a@b.in;c@d.in',
      '',
    ]
    for (const to of recipients) await put({ ...changed, to })
    await work()
    expect(server.emails).toHaveLength(1)
    expect(server.emails[0]?.to).toEqual(['lakshmi@example.in'])
    const headers = server.emails[0]?.words.split('\r\n\r\n')[0] ?? ''
    expect(headers).not.toMatch(/^(Bcc|X-Evil):/im)
    const { failed } = await mailFigures(testShop.shop.db)
    expect(failed).toBe(recipients.length)
    const kept = await mailById(testShop.shop.db, 1)
    expect(kept?.html).not.toContain('<b>hi</b>')
    // The shop makes it one line itself, whatever the library that sends it would do.
    expect(kept?.subject).toMatch(/^Your email .*Bcc: thief@evil\.example/u)
    expect(kept?.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  })

  it('the words of an email with a personal link are not kept once it is sent', async () => {
    const { shop } = testShop
    const person = await makePerson(shop)
    const email = {
      to: person.email,
      email: passwordToReset,
      props: { userId: person.id },
    }
    await shop.db.write((tx) => sendLater(tx, shop, email))
    await work()
    const words = server.emails[0]?.words.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const token = /#token=([\w-]{43})/.exec(words ?? '')?.[1] ?? ''
    expect(token).toHaveLength(43)
    const rows = await shop.db.read.selectFrom('mails').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows[0]?.body).toContain('were not kept')
  })

  it('an email that has lost its point is dropped', async () => {
    const { shop } = testShop
    const email = {
      to: 'gone@example.in',
      email: passwordToReset,
      props: { userId: 999 },
    }
    await shop.db.write((tx) => sendLater(tx, shop, email))
    await work()
    expect(server.emails).toEqual([])
    expect(await list()).toEqual([])
  })

  it('without SMTP_URL every email is kept, to be read at /admin', async () => {
    await open()
    await put()
    await work()
    expect(server.emails).toEqual([])
    const [mail] = await list()
    expect(mail).toMatchObject({ status: 'kept', subject: 'Your password was changed at Pallu' })
    const whole = await mailById(testShop.shop.db, mail?.id ?? 0)
    expect(whole?.html).toContain('<!doctype html>')
    expect(whole?.body).toContain('YOUR PASSWORD WAS CHANGED')
    expect((await mailList(testShop.shop.db, { status: 'sent', page: 1, size: 5 })).total).toBe(0)
  })

  it('old emails are forgotten: first their words, then themselves', async () => {
    const { shop } = testShop
    await put()
    await work()
    const later = shop.now() + 1
    await shop.db.write((tx) => forgetMails(tx, { words: later, rows: 0 }))
    expect(await mailById(shop.db, 1)).toMatchObject({ html: '', body: '' })
    await shop.db.write((tx) => forgetMails(tx, { words: later, rows: later }))
    expect(await list()).toEqual([])
    await put()
    await shop.db.write((tx) => markFailed(tx, 2, 'x', false))
    await shop.db.write((tx) => forgetMails(tx, { words: later, rows: later }))
    expect(await list()).toHaveLength(1)
  })
})
