import { expect, it } from 'vitest'
import { DataExport, DataRequest, DataRequestPage } from '#contract/privacy/request-types.ts'
import { anOrder } from '#test/an-order.ts'
import { cardFor } from '#test/card-for.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { asksForData, codeOf, provedRequest } from '#test/proved-request.ts'
import { readEmail } from '#test/read-email.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { jobHandlers } from '../../app/job-handlers.ts'
import { performDue } from '../../platform/jobs/perform.ts'

let people = 0
const somebody = () => `asks${++people}@example.in`
const dayMs = 86_400_000

/** Delivered, with an invoice, under an address of its own. */
async function delivered(testShop: TestShop, email: string) {
  const one = await anOrder(testShop, { more: { contact: { email, mobile: '98400 12345' } } })
  await one.deliver()
  return one
}

const orderRow = ({ shop }: TestShop, id: number) =>
  shop.db.read.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

onBothEngines('data requests without an account', (testShop) => {
  it('take a code, count wrong ones, and say nothing of an address before it is proved', async () => {
    const email = somebody()
    const { guest, id, code } = await asksForData(testShop(), { kind: 'access', email })
    const prove = (typed: string) => guest.post(`/api/data-requests/${id}/proof`, { code: typed })
    const wrong = code === '111-111' ? '222-222' : '111-111'
    for (let tries = 0; tries < 5; tries += 1) expect((await prove(wrong)).status).toBe(400)
    // The right one comes too late now.
    expect((await prove(code)).text).toContain('code-over')
    expect((await guest.get(`/api/data-requests/${id}?secret=none`)).status).toBe(404)
    expect((await prove((await codeOf(testShop())).replace('-', ' '))).status).toBe(200)
  })

  it('leave no code where staff read what was written, not in its subject either', async () => {
    await asksForData(testShop(), { kind: 'access', email: 'secret-code@example.in' })
    await performDue(testShop().shop, jobHandlers)
    const mails = await testShop()
      .shop.db.read.selectFrom('mails')
      .select(['subject', 'body', 'html'])
      .where('recipient', '=', 'secret-code@example.in')
      .execute()
    expect(mails).toMatchObject([{ body: expect.stringContaining('its words are not kept') }])
    expect(JSON.stringify(mails)).not.toMatch(/\d{3}-\d{3}/)
  })

  it('a code counts for half an hour, once, and for its own request alone', async () => {
    const email = somebody()
    const one = await asksForData(testShop(), { kind: 'access', email })
    const other = await asksForData(testShop(), { kind: 'access', email })
    const prove = (id: number, code: string) =>
      one.guest.post(`/api/data-requests/${id}/proof`, { code })
    expect((await prove(one.id, other.code)).status).toBe(400)
    testShop().clock.now += 31 * 60_000
    expect((await prove(other.id, other.code)).status).toBe(400)
    const fresh = await provedRequest(testShop(), { kind: 'access', email: somebody() })
    expect((await prove(fresh.id, '000000')).status).toBe(400)
    expect(
      JSON.stringify(await testShop().shop.db.read.selectFrom('mails').selectAll().execute()),
    ).not.toContain(other.code)
  })

  it('sends three codes an hour to an address, and none to whatever fills in the trap', async () => {
    const email = somebody()
    const ask = () =>
      newShopper(testShop(), `198.51.100.${++people}`).post('/api/data-requests', {
        ...{ kind: 'access', email },
      })
    for (let times = 0; times < 3; times += 1) must(await ask(), 201)
    expect((await ask()).status).toBe(429)
    const trap = { kind: 'access', email: somebody(), website: 'x' }
    must(await newShopper(testShop(), '198.51.100.9').post('/api/data-requests', trap), 201)
    const sent = await testShop()
      .shop.db.read.selectFrom('mails')
      .select('id')
      .where('recipient', '=', trap.email)
      .execute()
    expect(sent).toEqual([])
    const empty = { kind: 'correct', email }
    const refused = await newShopper(testShop()).post('/api/data-requests', empty)
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ errors: { words: 'Please say what it is about.' } })
  })

  it('shows orders, documents and consents of the address and of no other, for a day', async () => {
    const email = somebody()
    const mine = await delivered(testShop(), email)
    await delivered(testShop(), somebody())
    await cardFor(testShop(), email)
    await cardFor(testShop(), somebody())
    const { guest, id, secret, proved } = await provedRequest(testShop(), {
      ...{ kind: 'access', email: ` ${email.toUpperCase()} ` },
    })
    expect(proved).toMatchObject({ kind: 'access', outcome: 'done', found: { orders: 1 } })
    expect(proved.found.documents).toBeGreaterThan(0)
    const asked = `/api/data-requests/${id}/export?secret=${secret}`
    const data = must(await guest.get(asked)).as(DataExport)
    expect(data['orders']).toEqual([
      expect.objectContaining({ number: (await orderRow(testShop(), mine.id)).number, email }),
    ])
    const card = { recipientName: 'Meena', senderName: 'Asha', message: 'For your wedding' }
    expect(data['giftCards']).toMatchObject([{ ...card, issued: 500, balance: 500 }])
    testShop().clock.now += dayMs + 1
    expect((await guest.get(asked)).status).toBe(404)
  })

  it('takes back every consent of the address at once', async () => {
    const email = somebody()
    const { guest, productId } = await anOrder(testShop())
    must(await guest.post('/api/waiting', { productId, email }))
    const { proved } = await provedRequest(testShop(), { kind: 'withdraw', email })
    expect(proved).toMatchObject({ outcome: 'done', found: { consents: 1 } })
    const waiting = await testShop()
      .shop.db.read.selectFrom('waiting')
      .select('id')
      .where('email', '=', email)
      .execute()
    expect(waiting).toEqual([])
  })

  it('erases what is over when staff grant it, and says what stays, why and until when', async () => {
    const email = somebody()
    const over = await delivered(testShop(), email)
    await cardFor(testShop(), email)
    const open = await anOrder(testShop(), { more: { contact: { email, mobile: '98400 12345' } } })
    const note = { name: 'Asha', email, message: 'When does it come?' }
    must(await newShopper(testShop()).post('/api/contact', note))
    const wrong = { ...note, message: 'The fall is torn.' }
    must(await newShopper(testShop()).post('/api/complaints', wrong))
    const { id, proved } = await provedRequest(testShop(), { kind: 'erase', email })
    expect(Date.parse(proved.answerBefore) - Date.parse(proved.provedAt)).toBe(90 * dayMs)
    const owner = await signedIn(testShop(), 'owner')
    const listed = must(await owner.get('/api/admin/data-requests?state=open')).as(DataRequestPage)
    const [first] = listed.items.filter((one) => one.id === id)
    expect(first?.wouldKeep.map((part) => part.what)).toEqual([
      'documents',
      'open-orders',
      'complaints',
      'gift-cards',
    ])
    // Nothing is gone before somebody has said so.
    expect((await orderRow(testShop(), over.id)).email).toBe(email)
    const answer = { outcome: 'partly', words: 'It is erased, but for what the law wants.' }
    const answered = must(await owner.post(`/api/admin/data-requests/${id}/answer`, answer))
    expect(answered.as(DataRequest).kept).toContainEqual({
      ...{ what: 'documents', count: expect.any(Number), until: '2032-12-31' },
    })
    expect((await owner.post(`/api/admin/data-requests/${id}/answer`, answer)).status).toBe(409)
    expect(await orderRow(testShop(), over.id)).toMatchObject({
      ...{ email: '', full_name: '', mobile: '', address: '{}' },
    })
    expect((await orderRow(testShop(), open.id)).email).toBe(email)
    const { db } = testShop().shop
    const tickets = await db.read
      .selectFrom('tickets')
      .select('message')
      .where('email', '=', email)
      .execute()
    expect(tickets).toEqual([{ message: wrong.message }])
    const documents = await db.read
      .selectFrom('documents')
      .select('buyer')
      .where('order_id', '=', over.id)
      .execute()
    expect(documents.every((document) => document.buyer.includes(email))).toBe(true)
    const { text } = await readEmail(testShop(), 'data-request-answered', { requestId: id })
    expect(text).toContain('31 December 2032')
  })

  it('a refusal erases nothing; nobody answers what was never proved', async () => {
    const email = somebody()
    const { id: orderId } = await delivered(testShop(), email)
    const owner = await signedIn(testShop(), 'owner')
    const answer = { outcome: 'refused', words: 'There is a dispute about this order.' }
    const unproved = await asksForData(testShop(), { kind: 'erase', email })
    const path = (id: number) => `/api/admin/data-requests/${id}/answer`
    expect((await owner.post(path(unproved.id), answer)).status).toBe(404)
    const { id } = await provedRequest(testShop(), { kind: 'erase', email })
    must(await owner.post(path(id), answer))
    expect((await orderRow(testShop(), orderId)).email).toBe(email)
  })
})
