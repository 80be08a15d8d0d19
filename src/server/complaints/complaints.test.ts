import sharp from 'sharp'
import { expect, it } from 'vitest'
import { ComplaintPage, StaffComplaint } from '#contract/complaints/admin-types.ts'
import { Complaint, ComplaintReceipt } from '#contract/complaints/types.ts'
import { PlacedOrder } from '#contract/orders/types.ts'
import { complaintClock } from '#domain/complaint.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { tryOnce } from '#test/try-once.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { userById } from '../accounts/queries.ts'
import { sendEmail } from '../app/emails/emails.ts'
import { currentProfile, emptyProfile } from '../settings/documents.ts'
import { writeDocument } from '../settings/queries.ts'
import { complaintReceived } from './emails/complaint-received.ts'
import { remindOfComplaints } from './remind-of-complaints.ts'

const hour = 3_600_000
const day = 24 * hour
let count = 0
const form = (options = {}) => ({
  name: 'Lakshmi',
  email: `complains${++count}@example.com`,
  message: `The zari has come loose after one wearing. ${count}`,
  ...options,
})
let networks = 0
const anyone = (testShop: TestShop) => newShopper(testShop, `198.51.100.${++networks % 250}`)
const mailsTo = ({ shop }: TestShop, email: string) =>
  shop.db.read.selectFrom('mails').selectAll().where('recipient', '=', email).execute()

onBothEngines('the complaint desk (E-Commerce Rules 2020, rule 4(5))', (testShop) => {
  const complain = async (options = {}) => {
    const given = form(options)
    const guest = anyone(testShop())
    const receipt = must(await guest.post('/api/complaints', given), 201).as(ComplaintReceipt)
    const id = Number(receipt.number.slice(2))
    const path = `/api/complaints/${receipt.number}`
    const follow = async () =>
      must(await guest.get(`${path}?secret=${receipt.secret}`)).as(Complaint)
    const reopen = (words: string) =>
      guest.post(`${path}/reopenings`, { secret: receipt.secret, words })
    return {
      ...given,
      ...receipt,
      guest,
      id,
      path,
      follow,
      reopen,
      api: `/api/admin/complaints/${id}`,
    }
  }
  const manager = () => signedIn(testShop(), 'manager')

  it('a number at once, notice by email within the same minute, a month to resolve', async () => {
    const { clock } = testShop()
    const { number, email, follow, resolveBefore } = await complain()
    expect(number).toMatch(/^T-\d{6}$/)
    const { resolveBeforeMs } = complaintClock(clock.now)
    expect(resolveBefore).toBe(new Date(resolveBeforeMs).toISOString())
    const [mail] = await mailsTo(testShop(), email)
    expect(mail?.letter).toBe('complaint-received')
    expect((await follow()).events.map(({ kind }) => kind)).toEqual(['received', 'acknowledged'])
  })

  it('photos, the order it is about and the wish for the officer go with it', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries(form({ orderNumber: 'PL-0000-1' }))) {
      body.set(name, value)
    }
    body.set('isGrievanceOfficer', 'true')
    const size = { width: 40, height: 40, channels: 3 as const, background: '#7b1e2b' }
    const photo = await sharp({ create: size }).png().toBuffer()
    body.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'zari.png')
    const guest = anyone(testShop())
    const { number, secret } = must(await guest.post('/api/complaints', body), 201).as(
      ComplaintReceipt,
    )
    const shown = must(await guest.get(`/api/complaints/${number}?secret=${secret}`)).as(Complaint)
    expect(shown).toMatchObject({ orderNumber: 'PL-0000-1', isGrievanceOfficer: true })
    expect(shown.photos).toHaveLength(1)
    expect((await guest.get(shown.photos[0] ?? '')).status).toBe(200)
  })

  it('names to staff the order it is about: the one there is, the words where there is none, nothing', async () => {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop))
    const { number } = (await order(guest)).as(PlacedOrder)
    const staff = await manager()
    const named = async (orderNumber: string) => {
      const { api } = await complain({ orderNumber })
      return must(await staff.get(api)).as(StaffComplaint)
    }
    const { orderNumber, orderId } = await named(number.toLowerCase())
    expect([orderNumber, typeof orderId]).toEqual([number, 'number'])
    expect(await named('the red one')).toMatchObject({ orderNumber: 'the red one', orderId: null })
    expect(await named('')).toMatchObject({ orderNumber: null, orderId: null })
  })

  it('nobody reads it with the number alone, or with the secret of another', async () => {
    const mine = await complain()
    const other = await complain()
    const guest = anyone(testShop())
    for (const secret of ['', 'x', other.secret]) {
      expect((await guest.get(`${mine.path}?secret=${secret}`)).status).toBe(404)
      const reopening = { secret, words: 'Open it' }
      expect((await guest.post(`${mine.path}/reopenings`, reopening)).status).toBe(404)
    }
    expect((await guest.get('/api/complaints/T-999999?secret=x')).status).toBe(404)
    expect((await guest.get(`/api/complaints/zzz?secret=${mine.secret}`)).status).toBe(404)
  })

  it('the email leads to the complaint, and the outbox keeps no way to it', async () => {
    const { shop } = testShop()
    const { email, id } = await complain()
    const [waiting] = await mailsTo(testShop(), email)
    expect(waiting?.props).toBe(JSON.stringify({ ticketId: id }))
    await tryOnce(shop, sendEmail, { mailId: waiting?.id })
    const [sent] = await mailsTo(testShop(), email)
    expect(sent).toMatchObject({ sent_at: expect.any(Number) })
    expect(`${sent?.body}${sent?.html}${sent?.props}`).not.toMatch(/complaint\/T-\d+\/[\w-]{20}/)
    const { write } = complaintReceived
    const profile = await currentProfile(shop.db)
    const composed = await write({ ticketId: id }, { shop, profile, link: (path) => path })
    const [, number, secret] = /complaint\/(T-\d+)\/([\w-]+)/.exec(JSON.stringify(composed)) ?? []
    const guest = anyone(testShop())
    expect((await guest.get(`/api/complaints/${number}?secret=${secret}`)).status).toBe(200)
  })

  it('the same words sent twice are one complaint; without end they are refused', async () => {
    const given = form()
    const guest = anyone(testShop())
    const first = must(await guest.post('/api/complaints', given), 201).as(ComplaintReceipt)
    const again = must(await guest.post('/api/complaints', given), 201).as(ComplaintReceipt)
    expect(again.number).toBe(first.number)
    const statuses: number[] = []
    for (let n = 0; n < 5; n++) {
      const more = form({ email: given.email })
      statuses.push((await anyone(testShop()).post('/api/complaints', more)).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429])
  })

  it('says beside each field what is wrong, and keeps nothing of a program', async () => {
    const guest = anyone(testShop())
    const bad = await guest.post('/api/complaints', { name: '', email: 'x', message: '' })
    expect(bad.status).toBe(400)
    expect(bad.body['errors']).toEqual({
      name: 'Please tell us your name',
      email: 'Please enter a valid email address',
      message: 'Please write a few words',
    })
    const trapped = form({ website: 'https://spam.example' })
    must(await guest.post('/api/complaints', trapped), 201)
    expect(await mailsTo(testShop(), trapped.email)).toHaveLength(0)
  })

  it('answered, resolved with an outcome and words, told to its writer each time', async () => {
    const { api, email, follow } = await complain()
    const staff = await manager()
    must(await staff.post(`${api}/answers`, { words: 'Please send us a photo.' }))
    expect((await staff.post(`${api}/resolution`, { outcome: 'refunded', words: '' })).status).toBe(
      400,
    )
    expect((await staff.post(`${api}/resolution`, { words: 'Done' })).status).toBe(400)
    const resolution = { outcome: 'refunded', words: 'You get ₹7,800 back today.' }
    const done = must(await staff.post(`${api}/resolution`, resolution)).as(StaffComplaint)
    expect(done).toMatchObject({ urgency: 'resolved', outcome: 'refunded' })
    expect((await staff.post(`${api}/resolution`, resolution)).status).toBe(409)
    const emails = (await mailsTo(testShop(), email)).map((mail) => mail.letter)
    expect(emails).toEqual(['complaint-received', 'complaint-answered', 'complaint-answered'])
    const shown = await follow()
    expect(shown.outcomeWords).toBe(resolution.words)
    expect(shown.events.map(({ kind }) => kind).slice(2)).toEqual(['answered', 'resolved'])
    const until = testShop().clock.now + 30 * day
    expect(shown.reopenUntil).toBe(new Date(until).toISOString())
  })

  it('two who resolve it at once: one does', async () => {
    const { api } = await complain()
    const staff = await manager()
    const both = await Promise.all(
      ['refunded', 'declined'].map((outcome) =>
        staff.post(`${api}/resolution`, { outcome, words: 'Done.' }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('reopened within 30 days: the month begins anew and what was said stays', async () => {
    const { clock } = testShop()
    const { api, follow, reopen } = await complain()
    expect((await reopen('Too early')).status).toBe(409)
    const staff = await manager()
    must(await staff.post(`${api}/resolution`, { outcome: 'repaired', words: 'Sewn anew.' }))
    clock.now += 29 * day
    const opened = must(await reopen('It came loose again.')).as(Complaint)
    expect(opened).toMatchObject({ resolvedAt: null, outcome: null, reopenUntil: null })
    expect(Date.parse(opened.resolveBefore)).toBeGreaterThan(clock.now + 27 * day)
    expect(opened.events.at(-1)).toMatchObject({ kind: 'reopened', words: 'It came loose again.' })
    expect(opened.events.find(({ kind }) => kind === 'resolved')?.words).toBe('Sewn anew.')
    const later = await manager()
    must(await later.post(`${api}/resolution`, { outcome: 'refunded', words: 'Money back.' }))
    clock.now += 30 * day
    expect((await reopen('Once more')).status).toBe(409)
    expect((await follow()).reopenUntil).toBeNull()
  })

  it('a message becomes a complaint by staff: its clock has run since it came', async () => {
    const { clock } = testShop()
    const guest = anyone(testShop())
    const message = { name: 'Asha', email: form().email, message: 'My saree is torn at the fall.' }
    const { number } = must(await guest.post('/api/contact', message)).body
    const id = Number(String(number).slice(2))
    const came = clock.now
    clock.now += 5 * hour
    const staff = await manager()
    const made = must(await staff.post(`/api/admin/tickets/${id}/complaint`), 201)
    expect(made.as(StaffComplaint).receivedAt).toBe(new Date(came).toISOString())
    expect((await staff.post(`/api/admin/tickets/${id}/complaint`)).status).toBe(409)
    expect((await staff.post('/api/admin/tickets/99999999/complaint')).status).toBe(404)
  })

  it('the open list stands by its clock; red a day before, once an email to the shop', async () => {
    const { shop, clock } = testShop()
    const { id, api } = await complain()
    // Sessions end sooner than a month does.
    const asOwner = async (path: string) =>
      must(await (await signedIn(testShop(), 'owner')).get(path))
    const stateOf = async () => (await asOwner(api)).as(StaffComplaint).urgency
    expect(await stateOf()).toBe('calm')
    const { resolve_before } = await shop.db.read
      .selectFrom('complaints')
      .select('resolve_before')
      .where('ticket_id', '=', id)
      .executeTakeFirstOrThrow()
    const profile = { ...emptyProfile, email: `desk${id}@example.com` }
    await shop.db.write((tx) => writeDocument(tx, 'profile', profile, shop.now()))
    clock.now = resolve_before - 25 * hour
    await remindOfComplaints(shop)
    const before = await mailsTo(testShop(), profile.email)
    clock.now = resolve_before - 24 * hour
    expect(await stateOf()).toBe('near')
    await remindOfComplaints(shop)
    await remindOfComplaints(shop)
    const mine = (mails: { props: string }[]) =>
      mails.filter(({ props }) => props === JSON.stringify({ ticketId: id }))
    expect(mine(before)).toHaveLength(0)
    expect(mine(await mailsTo(testShop(), profile.email))).toHaveLength(1)
    const red = (await asOwner('/api/admin/complaints?state=red')).as(ComplaintPage)
    expect(red.items.map((one) => one.id)).toContain(id)
    expect(red.total).toBe(red.counts.red)
    const ends = red.items.map((one) => one.resolveBefore)
    expect(ends).toEqual(ends.toSorted())
    clock.now = resolve_before
    expect(await stateOf()).toBe('over')
    await shop.db.write((tx) => writeDocument(tx, 'profile', emptyProfile, shop.now()))
  })

  it('the register keeps what came of a complaint before it was reopened', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const { api, number, reopen } = await complain()
    const resolve = async (outcome: string, words: string) =>
      must(await owner.post(`${api}/resolution`, { outcome, words }))
    const rowOf = async () => {
      const { text } = must(await owner.get('/api/admin/complaints.csv'))
      return text.slice(text.indexOf(`${number},`))
    }
    const at = new Date(testShop().clock.now).toISOString()
    await resolve('repaired', 'Sewn anew.')
    expect(await rowOf()).toMatch(/^[^\r]*,repaired,Sewn anew\.,\r\n/)
    must(await reopen('It came loose again.'))
    expect(await rowOf()).toContain(`,,,,${at} repaired Sewn anew.\r\n`)
    await resolve('refunded', 'You get it back.')
    expect(await rowOf()).toContain(`,refunded,You get it back.,${at} repaired Sewn anew.\r\n`)
  })

  it('found by number and name; the register as CSV is harmless to spreadsheets', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const { number } = await complain({ name: 'Meenakshi Sundaram', message: '=1+1 is what I say' })
    for (const q of [number, 'meenakshi']) {
      const page = must(await owner.get(`/api/admin/complaints?q=${q}`)).as(ComplaintPage)
      expect(page.items[0]?.number).toBe(number)
    }
    const none = must(await owner.get('/api/admin/complaints?q=%25')).as(ComplaintPage)
    expect(none.items).toEqual([])
    const file = must(await owner.get('/api/admin/complaints.csv'))
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(file.text).toContain(`${number},`)
    expect(file.text).toContain("'=1+1 is what I say")
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.get('/api/admin/complaints.csv')).status).toBe(403)
  })

  it('the register outlives the account of its writer', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const buyer = await signedIn(testShop())
    const { number } = must(await buyer.post('/api/complaints', form()), 201).body
    const user = await userById(shop.db.read, buyer.userId ?? 0)
    if (!user) throw new Error('There is no such person.')
    await deleteAccount(shop, user)
    const page = must(await owner.get(`/api/admin/complaints?q=${number}`)).as(ComplaintPage)
    expect(page.items).toHaveLength(1)
  })
})
