import { expect, it } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { emptyProfile } from '../settings/documents.ts'
import { writeDocument } from '../settings/queries.ts'

let count = 0
const message = (options = {}) => ({
  name: 'Lakshmi',
  email: `writer${++count}@example.com`,
  message: 'Could you show me the pallu in daylight?',
  ...options,
})
let networks = 0
const anyBrowser = ({ app }: TestShop) => openBrowser(app, `192.0.2.${++networks % 250}`)
const emailsTo = ({ shop }: TestShop, email: string) =>
  shop.db.read.selectFrom('mails').selectAll().where('recipient', '=', email).execute()

onBothEngines('the contact form', (testShop) => {
  it('makes a ticket with a number and acknowledges it by email', async () => {
    const form = message()
    const reply = await anyBrowser(testShop()).post('/api/contact', form)
    expect(reply.status).toBe(201)
    expect(reply.body['number']).toMatch(/^T-\d{6}$/)
    const [email] = await emailsTo(testShop(), form.email)
    expect(email?.letter).toBe('message-received')
    // Nobody can send words to strangers through us.
    expect(email?.props).not.toContain('pallu')
  })

  it('brings the message to the inbox of the shop', async () => {
    const { shop } = testShop()
    const profile = { ...emptyProfile, email: 'shop@example.com' }
    await shop.db.write((tx) => writeDocument(tx, 'profile', profile, shop.now()))
    must(await anyBrowser(testShop()).post('/api/contact', message()))
    expect(await emailsTo(testShop(), 'shop@example.com')).toHaveLength(1)
    await shop.db.write((tx) => writeDocument(tx, 'profile', emptyProfile, shop.now()))
  })

  it('says beside each field what is wrong with it', async () => {
    const bad = { name: ' ', email: 'nobody', phone: 'call me', message: 'Hello' }
    const reply = await anyBrowser(testShop()).post('/api/contact', bad)
    expect(reply.status).toBe(400)
    expect(reply.body['errors']).toEqual({
      name: 'Please tell us your name',
      email: 'Please enter a valid email address',
      phone: 'Please enter a phone number',
      message: 'Please write a few words',
    })
  })

  it('the same words sent twice are one ticket', async () => {
    const form = message()
    const browser = anyBrowser(testShop())
    const first = await browser.post('/api/contact', form)
    const second = await browser.post('/api/contact', form)
    expect(second.body['number']).toBe(first.body['number'])
    expect(await emailsTo(testShop(), form.email)).toHaveLength(1)
  })

  it('an address that writes without end is told to wait', async () => {
    const { email } = message()
    const statuses: number[] = []
    for (let n = 0; n < 7; n++) {
      const form = message({ email, message: `Question number ${n} about cotton` })
      statuses.push((await anyBrowser(testShop()).post('/api/contact', form)).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
  })

  it('keeps nothing of a program that fills in the hidden field', async () => {
    const form = message({ website: 'https://spam.example' })
    const reply = await anyBrowser(testShop()).post('/api/contact', form)
    expect(reply.status).toBe(201)
    expect(await emailsTo(testShop(), form.email)).toHaveLength(0)
  })

  it('another site cannot write in a visitor’s name', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const reply = await anyBrowser(testShop()).post('/api/contact', message(), headers)
    expect(reply.status).toBe(403)
  })
})
