import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { Newsletter } from '#contract/newsletter/issue-types.ts'
import { PlacedOrder } from '#contract/orders/types.ts'
import { KeptPart } from '#contract/privacy/request-types.ts'
import { payBefore } from '#domain/gift-cards/card-sale.ts'
import { type Language, languages } from '#domain/language.ts'
import { breachKinds } from '#domain/privacy/breach.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { book, offerBooking } from '#test/booked-order.ts'
import { sharesOfEmail } from '#test/email-letters.ts'
import { saveProduct, saveWords } from '#test/factories.ts'
import { issuedCredit } from '#test/issued-credit.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, orderForm, order as place } from '#test/ordering.ts'
import { makePerson } from '#test/people.ts'
import { addPiece } from '#test/pieces.ts'
import { asksForData, provedRequest } from '#test/proved-request.ts'
import { readEmail } from '#test/read-email.ts'
import { shareFigures } from '#test/share-figures.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { insertCode } from '../../accounts/codes/queries.ts'
import { dismissTransfer } from '../../card-sales/dismiss-transfer.ts'
import { changeSale, insertSale } from '../../card-sales/queries.ts'
import { refundSale } from '../../card-sales/refund-sale.ts'
import { settleSale } from '../../card-sales/settle-sale.ts'
import { offerPiece } from '../../holds/waiting-queries.ts'
import { emails } from '../modules.ts'

// Every email as its reader gets it, word for word, in golden/: read what changed before renewing them
// (docs/testing.md). Written at 1:30 at night in India, when it is still the day before in Greenwich.

/** Those for staff stay English. */
const inEnglish = new Set([
  ...['new-orders', 'message-for-shop', 'complaint-for-shop', 'claim-lapsed'],
  ...['webhook-off', 'test-email', 'staff-alerts'],
])

const [, ...others] = languages

/** Of all letters, how many are of the script of the email's language. */
const leastShare = 0.97

/** What opens something to whoever reads it: it is in the email alone. */
const keys =
  /#token=|\b(?:CODE|SECRET)\b|(?:complaint\/T-NUMBER|gift-card\/GIFT-NUMBER|newsletter\/\w+|saved-search\/hush)\/TOKEN/
const night = Date.UTC(2026, 0, 15, 20, 0)

/** Subject, the line beside it, a heading, a paragraph, two points and a link of a newsletter. */
const letterLines: Record<Language, string[]> = {
  en: [
    'New looms',
    'Six of them',
    'What is new',
    'They came on Monday.',
    'Silk',
    'Cotton',
    'See all',
  ],
  ta: [
    ...['புதிய தறிகள்', 'ஆறு தறிகள்', 'புதியவை', 'திங்கட்கிழமை வந்தன.', 'பட்டு', 'பருத்தி'],
    'எல்லாம் பார்க்க',
  ],
  te: [...['కొత్త మగ్గాలు', 'ఆరు మగ్గాలు', 'కొత్తవి', 'సోమవారం వచ్చాయి.', 'పట్టు', 'నూలు'], 'అన్నీ చూడండి'],
  kn: [...['ಹೊಸ ಮಗ್ಗಗಳು', 'ಆರು ಮಗ್ಗಗಳು', 'ಹೊಸದು', 'ಸೋಮವಾರ ಬಂದವು.', 'ರೇಷ್ಮೆ', 'ಹತ್ತಿ'], 'ಎಲ್ಲ ನೋಡಿ'],
  ml: [...['പുതിയ തറികൾ', 'ആറു തറികൾ', 'പുതിയവ', 'തിങ്കളാഴ്ച വന്നു.', 'പട്ട്', 'പരുത്തി'], 'എല്ലാം കാണുക'],
  hi: ['नए करघे', 'छह करघे', 'नया क्या है', 'सोमवार को आए।', 'रेशम', 'सूती', 'सब देखें'],
}

function letterIn(language: Language) {
  const [, , heading, text, one, other, link] = letterLines[language]
  const points = `<ul><li><p>${one}</p></li><li><p>${other}</p></li></ul>`
  // As long as newsletters are: of few letters the shop's own name would be many.
  const told = Array.from({ length: 24 }, () => text).join(' ')
  return `<h2>${heading}</h2><p>${told}</p>${points}<p><a href="/products">${link}</a></p>`
}

onBothEngines('every email, word for word', (testShop, engine) => {
  const note = shareFigures(`emails on ${engine}`)
  beforeAll(async () => {
    testShop().clock.now = night
    await openForBusiness(testShop())
  })

  const read = (name: string, props: object) => readEmail(testShop(), name, props)
  async function looksAs(golden: string, email: string, props: object) {
    const { text, isKept, buttons } = await read(email, props)
    expect(buttons, `Buttons of ${golden}`).toBeLessThanOrEqual(1)
    await expect(text).toMatchFileSnapshot(`golden/${golden}.txt`)
    if (keys.test(text)) expect(isKept, `The outbox keeps ${golden}.`).toBe(false)
    if (inEnglish.has(email)) return
    for (const language of others) {
      await speak(language)
      const said = await read(email, { ...props, language })
      const shares = sharesOfEmail(said, language)
      note(language, golden, shares)
      const told = `${golden} in ${language}: ${said.text}`
      for (const share of shares) expect(share, told).toBeGreaterThan(leastShare)
      await expect(said.text).toMatchFileSnapshot(`golden/${language}/${golden}.txt`)
    }
    await speak('en')
  }
  /** As if everybody had asked on pages of that language. */
  async function speak(language: Language) {
    await testShop().shop.db.write(async (tx) => {
      for (const table of [
        'orders',
        'tickets',
        'subscribers',
        'data_requests',
        'breach_emails',
        'saved_searches',
        'gift_cards',
      ] as const) {
        await tx.updateTable(table).set({ language }).execute()
      }
      await tx.updateTable('card_sales').set({ buyer_language: language }).execute()
    })
  }
  const order = (options: Parameters<typeof anOrder>[1] = {}) => anOrder(testShop(), options)
  const rich = { coupon: 'WELCOME10', quantity: 2, more: { giftMessage: 'For your day, Asha' } }

  /** A newsletter that is written in every language, with a list, a link and a word that leads out of the shop. */
  async function saidIssue(): Promise<number> {
    const owner = await signedIn(testShop(), 'owner')
    const texts = { subject: 'New looms', preview: 'Six of them', content: letterIn('en') }
    const form = { ...texts, picture: '', pictureAlt: '', productIds: [] }
    const saved = must(await owner.post('/api/admin/newsletters', form)).as(Newsletter)
    const { id } = saved
    for (const language of others) {
      const [subject = '', preview = ''] = letterLines[language]
      const said = { subject, preview, content: letterIn(language) }
      const rows = (['subject', 'preview', 'content'] as const).map((field) => ({
        ...{ thing: 'newsletter' as const, id, field, english: saved[field], words: said[field] },
      }))
      await saveWords(testShop().shop, language, rows)
    }
    return id
  }

  it('an order: with its discount and fee, waiting for its money, paid', async () => {
    const { id: orderId, staff } = await order(rich)
    await looksAs('order-placed', 'order-placed', { orderId })
    await staff('payments')
    await looksAs('order-paid', 'order-paid', { orderId })
    const waiting = await order({ method: 'upi' })
    await looksAs('order-placed-unpaid', 'order-placed', { orderId: waiting.id })
    const { html } = await read('order-placed', { orderId })
    await expect(html).toMatchFileSnapshot('golden/order-placed.html')
  })

  it('an order that is paid at the door: a word of its buyer, or a part in advance', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const rules = async (...list: object[]) =>
      must(await owner.put('/api/admin/cod-rules', { rules: list }))
    await rules({ outcome: 'confirm' })
    const confirmed = await order()
    await looksAs('order-placed-to-confirm', 'order-placed', { orderId: confirmed.id })
    await rules({ outcome: 'part-advance', advancePercent: 20 })
    const { id: orderId } = await order()
    await looksAs('order-placed-in-part', 'order-placed', { orderId })
    await rules()
  })

  afterEach(() => openForBusiness(testShop()))

  it('an order that is booked: its advance, its rest, the reminder and the end', async () => {
    await offerBooking(testShop())
    const guest = newShopper(testShop())
    await fill(
      guest,
      await addPiece(testShop().shop, { name: 'Kanjivaram in arakku', price: 9000 }),
    )
    const { token } = must(await book(guest), 201).as(PlacedOrder)
    const { shop } = testShop()
    const row = shop.db.read.selectFrom('orders').select('id').where('token', '=', token)
    const { id: orderId } = await row.executeTakeFirstOrThrow()
    await looksAs('order-placed-booked', 'order-placed', { orderId })
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.post(`/api/admin/orders/${orderId}/payments`, { amount: 1800 }))
    await looksAs('order-paid-booked', 'order-paid', { orderId })
    await looksAs('rest-due', 'rest-due', { orderId })
    must(await owner.post(`/api/admin/orders/${orderId}/moves`, { to: 'cancelled' }))
    await looksAs('rest-lapsed', 'rest-lapsed', { orderId })
  })

  it('an order whose sarees were changed: the same, a rest to pay, more at the door, money that comes back', async () => {
    const atDoor = await order({ price: 5000 })
    const change = async ({ id, owner, productId }: typeof atDoor, price: number) =>
      must(
        await owner.put(`/api/admin/orders/${id}/lines`, {
          lines: [{ productId, quantity: 1, price }],
        }),
      )
    await change(atDoor, 5500)
    await looksAs('order-changed-at-door', 'order-changed', { orderId: atDoor.id })
    const paid = await order({ method: 'upi' })
    const email = { orderId: paid.id }
    await paid.staff('payments')
    await looksAs('order-changed', 'order-changed', email)
    await change(paid, 7000)
    await looksAs('order-changed-rest', 'order-changed', email)
    await change(paid, 5500)
    await looksAs('order-changed-back', 'order-changed', email)
  })

  it('an order that waits without its sarees says so, and one that is gone says nothing', async () => {
    const { id: orderId } = await order({ method: 'upi' })
    const kept = await read('order-placed', { orderId })
    expect(kept.text).toContain('you also see which sarees are reserved for you')
    await testShop().shop.db.write((tx) =>
      tx.updateTable('orders').set({ held_until: null }).where('id', '=', orderId).execute(),
    )
    const { text } = await read('order-placed', { orderId })
    expect(text).toContain('We could not reserve the sarees, so please pay soon')
    await expect(read('order-placed', { orderId: 999_999 })).rejects.toThrow('nothing to say')
  })

  it('shows the picture of a saree that has one', async () => {
    const { id: orderId } = await order()
    expect((await read('order-placed', { orderId })).html).not.toContain('<img')
    await testShop().shop.db.write((tx) =>
      tx
        .updateTable('order_lines')
        .set({ image: '/uploads/red.jpg' })
        .where('order_id', '=', orderId)
        .execute(),
    )
    const { html } = await read('order-placed', { orderId })
    expect(html).toContain(`<img src="${testShop().shop.config.publicUrl}/uploads/red.jpg"`)
  })

  it('an order on its way: packed, sent, there, on hold', async () => {
    const { id: orderId, staff } = await order({ price: 4000 })
    await staff('moves', { to: 'packed' })
    await looksAs('order-packed', 'order-packed', { orderId })
    await staff('payments')
    await staff('parcels', { carrier: 'DTDC', trackingNumber: 'D1234' })
    await looksAs('order-shipped', 'order-shipped', { orderId })
    await staff('moves', { to: 'delivered' })
    await looksAs('order-delivered', 'order-delivered', { orderId })
    await looksAs('review-invitation', 'review-invitation', { orderId })
    const kept = await order()
    await kept.staff('moves', { to: 'on_hold' })
    await looksAs('order-on-hold', 'order-on-hold', { orderId: kept.id })
  })

  it('a cancelled order: money comes back where money came, and only there', async () => {
    const unpaid = await order()
    await unpaid.staff('moves', { to: 'cancelled' })
    await looksAs('order-cancelled-unpaid', 'order-cancelled', { orderId: unpaid.id })
    const paid = await order({ method: 'upi' })
    await paid.staff('payments')
    await paid.staff('moves', { to: 'cancelled' })
    await looksAs('order-cancelled-paid', 'order-cancelled', { orderId: paid.id })
    await looksAs('transfer-not-found', 'transfer-not-found', { orderId: unpaid.id })
    await looksAs('claim-lapsed', 'claim-lapsed', { orderId: unpaid.id })
  })

  it('money that goes back is on its way until it went, and what failed is no refund', async () => {
    const { id: orderId, staff } = await order({ method: 'upi' })
    await staff('payments')
    await staff('moves', { to: 'cancelled' })
    await staff('refunds', { amount: 500, method: 'upi', reference: '800000000077' })
    for (const state of ['unsure', 'done', 'refused'] as const) {
      await testShop().shop.db.write((tx) =>
        tx.updateTable('refunds').set({ state }).where('order_id', '=', orderId).execute(),
      )
      await looksAs(`order-cancelled-refund-${state}`, 'order-cancelled', { orderId })
    }
    await looksAs('order-refunded-refused', 'order-refunded', { orderId })
  })

  it('a return: asked, accepted, refused, arrived, and its money', async () => {
    const { id: orderId, owner, deliver, askBack } = await order(rich)
    await deliver()
    const refused = await askBack()
    await looksAs('return-asked', 'return-asked', { orderId })
    const decide = (id: number, isApproved: boolean) =>
      owner.post(`/api/admin/returns/${id}/decision`, { isApproved, words: 'It was worn' })
    must(await decide(refused, false))
    await looksAs('return-refused', 'return-refused', { orderId })
    const taken = await askBack(2)
    must(await decide(taken, true))
    await looksAs('return-approved', 'return-approved', { orderId })
    await looksAs('exchange-made', 'exchange-made', { orderId })
    must(await owner.post(`/api/admin/returns/${taken}/receipt`, { isRestocked: true }))
    await looksAs('order-returned', 'order-returned', { orderId })
    const refund = { amount: 500, method: 'upi', reference: '800000000001' }
    must(await owner.post(`/api/admin/returns/${taken}/closing`, { refund }))
    await looksAs('order-refunded-in-part', 'order-refunded', { orderId })
  })

  it('the saree of an exchange of which a rest is to pay: how much, and until when it is kept', async () => {
    const { id: exchange_of } = await order()
    const { id: orderId } = await order({ method: 'upi' })
    // Until the first moment of the 20th in India.
    const kept = { exchange_of, paid_paise: 450_000, held_until: Date.UTC(2026, 0, 19, 18, 30) }
    await testShop().shop.db.write((tx) =>
      tx.updateTable('orders').set(kept).where('id', '=', orderId).execute(),
    )
    await looksAs('order-placed-exchange-rest', 'order-placed', { orderId })
  })

  /** What an owner is told of: a kind of each sort, one of them without a name. */
  async function alerted() {
    const owner = await signedIn(testShop(), 'owner')
    const userId = owner.userId ?? 0
    const none = { browser: [], quietFrom: '', quietUntil: '' }
    must(await owner.put('/api/admin/alerts', { ...none, email: ['order', 'stock', 'mail'] }))
    const at = { user_id: userId, happened_at: 1, due_at: 1 }
    const rows = (
      [
        ['order', 1, 'PAL-2026-000001'],
        ['order', 2, 'PAL-2026-000002'],
        ['stock', 3, 'Temple border'],
        ['mail', 0, ''],
        ['transfer', 4, 'not chosen'],
      ] as const
    ).map(([kind, subject_id, name]) => ({ ...at, way: 'email' as const, kind, subject_id, name }))
    const made = await testShop().shop.db.write((tx) =>
      tx.insertInto('staff_alerts').values(rows).returning('id').execute(),
    )
    return { userId, ids: made.map(({ id }) => id) }
  }

  it('what the shop itself is told: new orders, a message', async () => {
    const orderIds = [(await order()).id, (await order(rich)).id]
    await looksAs('new-orders', 'new-orders', { orderIds })
    await looksAs('test-email', 'test-email', {})
    await looksAs('webhook-off', 'webhook-off', { url: 'https://hooks.example.in/pallu' })
    const ticketId = await written()
    await looksAs('staff-alerts', 'staff-alerts', await alerted())
    await looksAs('message-for-shop', 'message-for-shop', { ticketId })
    await looksAs('message-received', 'message-received', { number: 'T-000001' })
    const { owner } = await order()
    must(await owner.post(`/api/admin/tickets/${ticketId}/answers`, { words: 'It is red.' }))
    const answer = await testShop()
      .shop.db.read.selectFrom('ticket_answers')
      .select('id')
      .executeTakeFirstOrThrow()
    await looksAs('message-answered', 'message-answered', { answerId: answer.id })
  })

  it('a store credit: its code and secret, spent in part, back when the order is cancelled', async () => {
    const made = await order()
    const credit = await issuedCredit(testShop(), made)
    await looksAs('order-refunded-store-credit', 'order-refunded', { orderId: made.id })
    await looksAs('store-credit-issued', 'store-credit-issued', { creditId: credit.id })
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const productId = await addPiece(shop, { name: 'Temple border', price: 8000, stock: 2 })
    must(await guest.post('/api/cart/lines', { productId }))
    must(await guest.put('/api/cart/store-credit', { code: credit.code, secret: credit.secret }))
    const placed = must(await place(guest, { method: 'upi' }), 201).as(PlacedOrder)
    const { id: orderId } = await shop.db.read
      .selectFrom('orders')
      .select('id')
      .where('token', '=', placed.token)
      .executeTakeFirstOrThrow()
    await looksAs('order-placed-store-credit', 'order-placed', { orderId })
    must(await guest.post(`/api/orders/${placed.token}/cancel`))
    await looksAs('order-cancelled-store-credit', 'order-cancelled', { orderId })
  })

  it('a gift card: its code, spent in part, back when the order is cancelled', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const sent = { recipientName: 'Asha', recipientEmail: 'asha@example.in', senderName: 'Meena' }
    const form = { amount: 6000, reason: 'Sold', ...sent, message: 'For your day' }
    const { id } = must(await owner.post('/api/admin/gift-cards', form), 201).body
    await looksAs('gift-card-sent', 'gift-card-sent', { cardId: id })
    const { code } = must(await owner.post(`/api/admin/gift-cards/${id}/codes`)).body
    const guest = newShopper(testShop())
    const { shop } = testShop()
    const productId = await addPiece(shop, { name: 'Temple border', price: 8000, stock: 2 })
    must(await guest.post('/api/cart/lines', { productId }))
    must(await guest.put('/api/cart/gift-card', { code }))
    const placed = must(await place(guest, { method: 'upi' }), 201).as(PlacedOrder)
    const { id: orderId } = await shop.db.read
      .selectFrom('orders')
      .select('id')
      .where('token', '=', placed.token)
      .executeTakeFirstOrThrow()
    await looksAs('order-placed-gift-card', 'order-placed', { orderId })
    must(await guest.post(`/api/orders/${placed.token}/cancel`))
    await looksAs('order-cancelled-gift-card', 'order-cancelled', { orderId })
  })

  it('a gift card that a shopper buys: to be paid, not found, not paid, paid, taken back', async () => {
    const { shop } = testShop()
    const saleId = await shop.db.write((tx) =>
      insertSale(tx, {
        ...{ paise: 250_000, buyer_name: 'Meena', buyer_email: 'meena@example.in' },
        ...{ recipient_name: 'Asha', recipient_email: 'asha@example.in', message: 'For your day' },
        ...{ send_on: '2026-03-01', months: 12, refund_days: 15 },
        ...{ created_at: shop.now(), pay_before: payBefore(shop.now()) },
      }),
    )
    await looksAs('card-sale-ordered', 'card-sale-ordered', { saleId })
    const becomes = (columns: Parameters<typeof changeSale>[2]) =>
      shop.db.write((tx) => changeSale(tx, saleId, columns))
    const reference = '412345678954'
    await becomes({ state: 'claimed', claimed_reference: reference, claimed_at: shop.now() })
    await shop.db.write((tx) => dismissTransfer(tx, shop, { id: saleId, reference }))
    const dismissed = { saleId, reference, payBefore: payBefore(shop.now()) }
    await looksAs('card-transfer-not-found', 'card-transfer-not-found', dismissed)
    await becomes({ state: 'lapsed', ended_at: shop.now() })
    await looksAs('card-sale-lapsed', 'card-sale-lapsed', { saleId })
    const money = { reference: '412345678955', amountPaise: 250_000, userId: null }
    await shop.db.write((tx) => settleSale(tx, shop, saleId, money))
    await looksAs('card-sale-paid', 'card-sale-paid', { saleId })
    const refund = { id: saleId, reference: '412345678956', userId: 1 }
    await shop.db.write((tx) => refundSale(tx, shop, refund))
    await looksAs('card-sale-refunded', 'card-sale-refunded', { saleId })
  })

  it('a complaint: received, brought to the shop, answered, resolved', async () => {
    const ticketId = await complained()
    await looksAs('complaint-received', 'complaint-received', { ticketId })
    await looksAs('complaint-for-shop', 'complaint-for-shop', { ticketId })
    const { owner } = await order()
    const answered = async (way: string, body: object) => {
      must(await owner.post(`/api/admin/complaints/${ticketId}/${way}`, body))
      return newest('complaint_events')
    }
    const answer = await answered('answers', { words: 'Please send it to us.' })
    await looksAs('complaint-answered', 'complaint-answered', { eventId: answer })
    const end = { outcome: 'repaired', words: 'It is sewn anew and on its way.' }
    const eventId = await answered('resolution', end)
    await looksAs('complaint-answered-resolved', 'complaint-answered', { eventId })
  })

  it('a data request: its code, its answer with what stays', async () => {
    const { owner } = await order()
    const { id: requestId } = await asksForData(testShop(), {
      ...{ kind: 'access', email: 'asha@example.in' },
    })
    await looksAs('data-request-code', 'data-request-code', { requestId })
    // An address of its own: what stays is counted.
    const email = 'leaves@example.in'
    const wrong = { name: 'Asha', email, message: 'The fall is torn.' }
    must(await newShopper(testShop()).post('/api/complaints', wrong))
    const form = { kind: 'erase', email }
    const { id } = await provedRequest(testShop(), form)
    const answer = { outcome: 'partly', words: 'Your messages are erased.' }
    must(await owner.post(`/api/admin/data-requests/${id}/answer`, answer))
    await looksAs('data-request-answered', 'data-request-answered', { requestId: id })
  })

  it('a breach, to somebody whom it touched', async () => {
    const { owner } = await order()
    const breach = {
      ...{ noticedAt: '2026-01-15T10:00:00+05:30', what: 'A list went astray.' },
      ...{ kinds: ['contact', 'addresses'], remedy: 'Whoever had it has deleted it.' },
    }
    const breachId = Number(must(await owner.post('/api/admin/breaches', breach)).body['id'])
    // Of somebody who has ordered: in the language of the last order.
    const email = 'meena@example.in'
    const words = 'A list with your name and address was seen by a stranger.'
    must(await owner.post(`/api/admin/breaches/${breachId}/emails`, { emails: [email], words }))
    await looksAs('breach-notice', 'breach-notice', { breachId, email })
  })

  it('what somebody asks for on a page in Tamil is written in Tamil, and what follows of an order', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const tamil = { 'content-language': 'ta' }
    const form = { name: 'Asha', email: 'asha-ta@example.in', message: 'பல்லு சிவப்பா?' }
    must(await guest.post('/api/contact', form, tamil))
    const productId = await addPiece(shop, { name: 'Temple border', price: 8000, stock: 2 })
    must(await guest.post('/api/cart/lines', { productId }))
    const headers = { ...tamil, 'idempotency-key': randomUUID() }
    const body = await orderForm(guest, { method: 'upi' })
    const { token } = must(await guest.post('/api/orders', body, headers), 201).as(PlacedOrder)
    const rows = await Promise.all([
      shop.db.read.selectFrom('orders').select('language').where('token', '=', token).execute(),
      shop.db.read
        .selectFrom('tickets')
        .select('language')
        .where('email', '=', form.email)
        .execute(),
    ])
    expect(rows).toEqual([[{ language: 'ta' }], [{ language: 'ta' }]])
    const odd = await guest.post(
      '/api/contact',
      { ...form, message: 'Another message' },
      {
        'content-language': 'xx, ta',
      },
    )
    must(odd, 201)
  })

  it('a code to sign in with, or why it takes a password', async () => {
    const { shop } = testShop()
    const code = async (email: string) => {
      const times = { createdAt: shop.now(), expiresAt: shop.now() + 1 }
      return shop.db.write((tx) => insertCode(tx, { ticketHash: randomUUID(), email, ...times }))
    }
    await looksAs('sign-in-code', 'sign-in-code', { codeId: await code('meena@example.in') })
    const staff = await makePerson(shop, { role: 'owner' })
    await looksAs('sign-in-code-staff', 'sign-in-code', { codeId: await code(staff.email) })
  })

  it('new pieces of a saved search', async () => {
    const { shop } = testShop()
    const { id: userId } = await makePerson(shop, { username: 'searcher-of-letters' })
    const piece = { name: 'Kanjivaram in arakku', slug: 'ivory-of-letters', fabric: 'Mulmul' }
    await saveProduct(shop, { ...piece, price_paise: 4_321_00, created_at: 2 })
    const kept = { user_id: userId, name: '2026', query: 'fabrics=Mulmul' }
    const searchId = await shop.db.write(async (tx) => {
      const row = { ...kept, language: 'en' as const, is_told: 1, told_at: 1, created_at: 1 }
      const put = tx.insertInto('saved_searches').values(row).returning('id')
      return (await put.executeTakeFirstOrThrow()).id
    })
    await looksAs('new-pieces', 'new-pieces', { searchId, since: 1 })
  })

  it('an account: its address, its password, what changed in it', async () => {
    const { id: userId } = await makePerson(testShop().shop, { username: 'meena-of-letters' })
    await looksAs('confirm-email', 'confirm-email', { userId })
    await looksAs('change-email', 'change-email', { userId, email: 'new@example.in' })
    await looksAs('reset-password', 'reset-password', { userId })
    const username = 'meena'
    for (const change of [
      'password',
      'email',
      'second-factor-on',
      'second-factor-off',
      'mobile-added',
      'mobile-removed',
      'passkey-added',
      'passkey-removed',
    ] as const) {
      await looksAs(`account-changed-${change}`, 'account-changed', { username, change })
    }
  })

  it('the newsletter, and a piece that is free again', async () => {
    must(await newShopper(testShop()).post('/api/newsletter', { email: 'reads@example.in' }))
    const reader = await newest('subscribers')
    await looksAs('confirm-subscription', 'confirm-subscription', { subscriberId: reader })
    await looksAs('newsletter-test', 'newsletter-test', {
      issueId: await saidIssue(),
      language: 'en',
    })
    const { shop } = testShop()
    const { productId } = await order()
    const holdId = await shop.db.write((tx) =>
      offerPiece(tx, productId, shop.now() + 3_600_000, shop.now()),
    )
    if (holdId === undefined) throw new Error('The piece is not free.')
    await looksAs('piece-is-free', 'piece-is-free', { holdId })
  })

  it('a data request: what stays of everything, why and until when, and nothing where nothing stays', async () => {
    const { owner } = await order()
    const { id } = await provedRequest(testShop(), { kind: 'erase', email: 'stays@example.in' })
    const answer = { outcome: 'done', words: 'Everything is erased.' }
    must(await owner.post(`/api/admin/data-requests/${id}/answer`, answer))
    const { text } = await read('data-request-answered', { requestId: id })
    expect(text).toContain('Subject: We have done what you asked (Pallu)\n')
    expect(text).not.toContain('This stays for now')
    const whats = KeptPart.shape.what.options
    const kept = whats.map((what, at) => ({ what, count: at + 1, until: `2034-03-0${at + 1}` }))
    const columns = { outcome: 'refused', kept: JSON.stringify(kept) } as const
    await testShop().shop.db.write((tx) =>
      tx.updateTable('data_requests').set(columns).where('id', '=', id).execute(),
    )
    await looksAs('data-request-answered-kept', 'data-request-answered', { requestId: id })
  })

  it('a breach that touched data of every kind, or nobody knows which, and has no remedy yet', async () => {
    const { owner } = await order()
    const noticed = async (kinds: readonly string[]) => {
      const breach = { noticedAt: '2026-01-15T10:00:00+05:30', what: 'A laptop.', kinds }
      const { id } = must(await owner.post('/api/admin/breaches', breach)).body
      const letter = { emails: ['asha@example.in'], words: 'We are sorry.\n\nWe look into it.' }
      must(await owner.post(`/api/admin/breaches/${id}/emails`, letter))
      return { breachId: Number(id), email: 'asha@example.in' }
    }
    await looksAs('breach-notice-of-all', 'breach-notice', await noticed(breachKinds))
    const { text } = await read('breach-notice', await noticed([]))
    expect(text).toContain(
      'We look into it.\n\nWhen we noticed it: 15 January 2026, 10:00 am\n\nBe careful',
    )
  })

  it('an order that waits for a part in advance without its sarees says so', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const advance = { outcome: 'part-advance', advancePercent: 20 }
    must(await owner.put('/api/admin/cod-rules', { rules: [advance] }))
    const { id: orderId } = await order()
    must(await owner.put('/api/admin/cod-rules', { rules: [] }))
    await testShop().shop.db.write((tx) =>
      tx.updateTable('orders').set({ held_until: null }).where('id', '=', orderId).execute(),
    )
    await looksAs('order-placed-in-part-unkept', 'order-placed', { orderId })
  })

  const written = async () => {
    const form = { name: 'Asha', email: 'asha@example.in', message: 'Is the pallu red?' }
    const { number } = must(await newShopper(testShop()).post('/api/contact', form)).body
    return Number(String(number).slice(2))
  }
  const complained = async () => {
    const said = { message: 'The fall is torn.', orderNumber: 'PAL-2026-000001' }
    const form = { name: 'Asha', email: 'asha@example.in', ...said }
    const { number } = must(await newShopper(testShop()).post('/api/complaints', form)).body
    return Number(String(number).slice(2))
  }
  const newest = async (table: 'subscribers' | 'complaint_events') => {
    const rows = testShop().shop.db.read.selectFrom(table).select('id').orderBy('id', 'desc')
    return (await rows.executeTakeFirstOrThrow()).id
  }
})

it('there is a golden file for every email of the shop', () => {
  const files = fs.readdirSync(path.join(import.meta.dirname, 'golden'))
  const without = emails.filter(({ name }) => !files.some((file) => file.startsWith(name)))
  expect(without).toEqual([])
})
