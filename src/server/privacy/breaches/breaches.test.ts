import { expect, it } from 'vitest'
import { Breach } from '#contract/privacy/breach-types.ts'
import type { Language } from '#domain/language.ts'
import { anOrder } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { makePerson } from '#test/people.ts'
import { queryPlans } from '#test/query-plans.ts'
import { readEmail } from '#test/read-email.ts'
import { signedIn } from '#test/shopper.ts'
import { languageOf } from './queries.ts'

const path = '/api/admin/breaches'
const hourMs = 3_600_000

onNewShops('the register of breaches', (testShop) => {
  it('starts the clocks of CERT-In and of the Board when it was noticed, and stops each when it is told', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const noticedAt = '2026-01-15T10:00:00+05:30'
    const form = {
      noticedAt,
      what: 'A laptop with a list of orders was stolen.',
      kinds: ['orders'],
    }
    const noted = must(await owner.post(path, form), 201).as(Breach)
    const noticed = Date.parse(noticedAt)
    expect(noted).toMatchObject({
      certInBefore: new Date(noticed + 6 * hourMs).toISOString(),
      boardFullBefore: new Date(noticed + 72 * hourMs).toISOString(),
    })
    expect(noted.due.map(({ step }) => step)).toEqual([
      ...['certIn', 'boardFirst', 'boardFull', 'peopleTold'],
    ])
    const change = { ...form, certInAt: noticedAt, peopleCount: 0, version: noted.version }
    const changed = must(await owner.put(`${path}/${noted.id}`, change)).as(Breach)
    expect(changed.due.map(({ step }) => step)).toEqual(['boardFirst', 'boardFull'])
    // An old tab writes over nothing.
    const late = await owner.put(`${path}/${noted.id}`, { ...change, what: 'Old.' })
    expect(late.status).toBe(409)
    expect(late.text).toContain('A laptop')
    expect((await owner.put(`${path}/999999`, change)).status).toBe(404)
    expect((await owner.post(path, { ...form, noticedAt: 'soon' })).status).toBe(400)
    const today = must(await owner.get('/api/admin/today')).body
    expect(today['openBreaches']).toBe(1)
    const closed = { ...form, closedAt: noticedAt, version: changed.version }
    must(await owner.put(`${path}/${noted.id}`, closed))
    expect(must(await owner.get('/api/admin/today')).body['openBreaches']).toBe(0)
  })

  it('keeps each moment that is written down, and none that is not', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const form = {
      noticedAt: '2026-01-15T04:30:00.000Z',
      what: 'A list was lost.',
      kinds: ['orders'],
    }
    const none = {
      ...{ happenedFrom: null, happenedTo: null, certInAt: null, boardFirstAt: null },
      ...{ boardFullAt: null, peopleToldAt: null, closedAt: null },
    }
    const { id, version, ...noted } = must(await owner.post(path, form), 201).as(Breach)
    expect(noted).toMatchObject({ ...form, ...none })
    const moments = Object.keys(none).map((name, at) => [name, `2026-01-1${at}T04:30:00.000Z`])
    const change = { ...form, ...Object.fromEntries(moments), version }
    const { version: _, ...changed } = must(await owner.put(`${path}/${id}`, change)).as(Breach)
    expect(changed).toMatchObject(Object.fromEntries(moments))
  })

  it('writes to each person once, with what was touched and what was done', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const form = { noticedAt: '2026-01-15T10:00:00+05:30', what: 'A list was sent to a stranger.' }
    const more = { kinds: ['contact', 'addresses'], remedy: 'The stranger has deleted it.' }
    const { id } = must(await owner.post(path, { ...form, ...more }), 201).as(Breach)
    const tell = async (emails: string[]) =>
      must(await owner.post(`${path}/${id}/emails`, { emails, words: 'We are sorry.' })).body
    expect(await tell(['Asha@example.in', 'asha@example.in '])).toMatchObject({ sent: 1 })
    const again = await tell(['asha@example.in', 'meena@example.in'])
    expect(again).toMatchObject({ sent: 1, breach: { emails: 2 } })
    const due = (again['breach'] as Breach).due.map(({ step }) => step)
    expect(due).not.toContain('peopleTold')
    const sent = await testShop()
      .shop.db.read.selectFrom('mails')
      .select('recipient')
      .where('letter', '=', 'breach-notice')
      .orderBy('id')
      .execute()
    expect(sent.map((mail) => mail.recipient)).toEqual(['asha@example.in', 'meena@example.in'])
    const props = { breachId: id, email: 'asha@example.in' }
    const { text } = await readEmail(testShop(), 'breach-notice', props)
    expect(text).toContain('delivery addresses')
    expect((await owner.post(`${path}/${id}/emails`, { emails: [], words: 'x' })).status).toBe(400)
    const manager = await signedIn(testShop(), 'manager')
    expect((await manager.get(path)).status).toBe(403)
  })

  it('is written in the language in which each ordered last, account or not, in English where that says nothing', async () => {
    const { shop } = testShop()
    const member = await makePerson(shop)
    const of = async (email: string, language: Language) => {
      const { id } = await anOrder(testShop())
      const user_id = email.startsWith('member') ? member.id : null
      const change = { email, language, user_id }
      await shop.db.write((tx) =>
        tx.updateTable('orders').set(change).where('id', '=', id).execute(),
      )
    }
    await of('guest@example.in', 'ta')
    await of('member@example.in', 'te')
    await of('other@example.in', 'ml')
    const owner = await signedIn(testShop(), 'owner')
    const form = { noticedAt: '2026-01-15T10:00:00+05:30', what: 'A list was lost.' }
    const { id } = must(await owner.post(path, form), 201).as(Breach)
    const emails = ['guest@example.in', 'member@example.in', 'other@example.in']
    const wordsIn = { ta: 'தமிழ் சொற்கள்', te: 'తెలుగు మాటలు', ml: '' }
    must(await owner.post(`${path}/${id}/emails`, { emails, words: 'English words', wordsIn }))
    const read = async (email: string) =>
      (await readEmail(testShop(), 'breach-notice', { breachId: id, email })).text
    expect(await read('guest@example.in')).toContain('தமிழ் சொற்கள்')
    expect(await read('member@example.in')).toContain('తెలుగు మాటలు')
    expect(await read('other@example.in')).toContain('English words')
  })

  it('finds the language of an email by an index', async () => {
    const { shop } = testShop()
    const [plan] = await queryPlans(shop.db, ({ read }) => languageOf(read, 'a@example.in'))
    expect(plan).toContain('orders_email')
  })
})
