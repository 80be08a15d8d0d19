import { randomUUID } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import {
  CardSalePage,
  EditedCardSaleTerms,
  StaffCardSale,
} from '#contract/card-sales/admin-types.ts'
import { CardOffer, CardSale, CardSaleReceipt } from '#contract/card-sales/types.ts'
import { FoundThings } from '#contract/finder/types.ts'
import { StaffCard } from '#contract/gift-cards/admin-types.ts'
import { StatementAnswer } from '#contract/payments/types.ts'
import { firstCardSaleTerms } from '#domain/gift-cards/card-sale.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { keepPaymentSettings } from '#server/payment-methods/settings.ts'
import { openForBusiness } from '#test/an-order.ts'
import { cardLedgerHolds } from '#test/card-ledger.ts'
import { emailAnew } from '#test/email-anew.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { newShopper, type Reply, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { writeDocument } from '../settings/queries.ts'
import { lapseSales } from './lapse-sales.ts'
import { termsName } from './terms.ts'

const dayMs = 86_400_000
let transfers = 100_000_000_000
const utr = () => String(++transfers)

onBothEngines('gift cards that shoppers buy', (testShop) => {
  const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu Sarees' }
  async function selling(terms: object = {}) {
    const { shop } = testShop()
    await openForBusiness(testShop())
    await shop.db.write(async (tx) => {
      await keepPaymentSettings(tx, { ...testPayments, upi }, shop.now())
      const on = { ...firstCardSaleTerms, isEnabled: true, ...terms }
      await writeDocument(tx, termsName, on, shop.now())
    })
    return signedIn(testShop(), 'owner')
  }
  afterEach(() =>
    testShop().shop.db.write((tx) =>
      writeDocument(tx, termsName, firstCardSaleTerms, testShop().shop.now()),
    ),
  )

  let people = 0
  const someone = () => `buyer${++people}@example.in`
  const wish = (more: object = {}) => ({
    ...{ amount: 2_500, name: 'Meena', email: someone() },
    ...{ recipientName: 'Asha', recipientEmail: 'asha.cards@example.in', message: 'For you' },
    ...more,
  })
  let network = 1
  const guest = () => newShopper(testShop(), `203.0.113.${++network % 250}`)
  async function ordered(more: object = {}) {
    const shopper = guest()
    const answer = await shopper.post('/api/gift-card-sales', wish(more))
    const { number, secret } = must(answer, 201).as(CardSaleReceipt)
    const path = `/api/gift-card-sales/${number}`
    const seen = async () => must(await shopper.get(`${path}?secret=${secret}`)).as(CardSale)
    const claim = (reference: string) => shopper.post(`${path}/transfer`, { secret, reference })
    const id = Number(number.slice(5)) - 1_000
    return { number, secret, path, seen, claim, id, admin: `/api/admin/gift-card-sales/${id}` }
  }
  /** What an email of this kind says to an address now, one after the other; '' of what has lost its point. */
  const toldOf = async (recipient: string, letter: string) => {
    const { shop } = testShop()
    const mails = shop.db.read.selectFrom('mails').select('id').orderBy('id')
    const own = mails.where('recipient', '=', recipient).where('letter', '=', letter)
    const texts: string[] = []
    for (const { id } of await own.execute()) texts.push(await emailAnew(shop, id))
    return texts
  }
  const refusalOf = ({ status, body }: Reply) => [status, body['refusal']]

  it('are not sold until the owner says so, and not without UPI', async () => {
    await openForBusiness(testShop())
    const { shop } = testShop()
    await shop.db.write((tx) => keepPaymentSettings(tx, testPayments, shop.now()))
    expect(refusalOf(await guest().get('/api/gift-card-offer'))).toEqual([
      404,
      'no-gift-cards-sold',
    ])
    const answer = await guest().post('/api/gift-card-sales', wish())
    expect(refusalOf(answer)).toEqual([404, 'no-gift-cards-sold'])
    const owner = await signedIn(testShop(), 'owner')
    const terms = must(await owner.get('/api/admin/gift-card-terms')).as(EditedCardSaleTerms)
    expect(terms).toMatchObject({ ...firstCardSaleTerms, isPayable: false })
    const on = { ...terms, isEnabled: true, amounts: [5_000, 1_000, 5_000] }
    const saved = must(await owner.put('/api/admin/gift-card-terms', on)).as(EditedCardSaleTerms)
    expect(saved.amounts).toEqual([1_000, 5_000])
    expect((await owner.put('/api/admin/gift-card-terms', on)).status).toBe(409)
    expect((await guest().get('/api/gift-card-offer')).status).toBe(404)
    expect(must(await guest().get('/api/shop')).body['sellsGiftCards']).toBeUndefined()
    await shop.db.write((tx) => keepPaymentSettings(tx, { ...testPayments, upi }, shop.now()))
    const offer = must(await guest().get('/api/gift-card-offer')).as(CardOffer)
    expect(offer).toMatchObject({ amounts: [1_000, 5_000], least: 500, most: 10_000 })
    expect(must(await guest().get('/api/shop')).body['sellsGiftCards']).toBe(true)
    const wrong = { ...terms, version: undefined, amounts: [100] }
    const refused = await owner.put('/api/admin/gift-card-terms', wrong)
    expect(refusalOf(refused)).toEqual([400, 'amount-not-between'])
  })

  it('are paid, made and sent: owed from then on, and no sale', async () => {
    const owner = await selling()
    const buying = await ordered()
    expect(await buying.seen()).toMatchObject({
      ...{ state: 'awaiting', amount: 2_500, recipientEmail: 'asha.cards@example.in' },
      upi: { link: expect.stringContaining(`am=2500.00&cu=INR&tn=${buying.number}`) },
    })
    const reference = utr()
    expect(refusalOf(await buying.claim('12'))).toEqual([400, 'no-utr'])
    must(await buying.claim(reference))
    expect(await buying.seen()).toMatchObject({ state: 'claimed', claimedReference: reference })
    const money = { reference, amount: 2_500 }
    const wrong = await owner.post(`${buying.admin}/payment`, { ...money, amount: 2_000 })
    expect(refusalOf(wrong)).toEqual([409, 'other-amount'])
    const sale = must(await owner.post(`${buying.admin}/payment`, money)).as(StaffCardSale)
    expect(sale).toMatchObject({ state: 'paid', reference, refundUntil: expect.any(String) })
    // The same money once more is the same purchase; other money is none.
    expect(must(await owner.post(`${buying.admin}/payment`, money)).body['cardId']).toBe(
      sale.cardId,
    )
    const again = await owner.post(`${buying.admin}/payment`, { ...money, reference: utr() })
    expect(refusalOf(again)).toEqual([409, 'card-sale-paid'])
    const card = must(await owner.get(`/api/admin/gift-cards/${sale.cardId}`)).as(StaffCard)
    expect(card).toMatchObject({
      ...{ issued: 2_500, balance: 2_500, paidBy: 'upi', reference, reason: buying.number },
      ...{ senderName: 'Meena', recipientName: 'Asha', message: 'For you' },
    })
    expect(await buying.seen()).toMatchObject({ state: 'paid', upi: null, lastDay: card.lastDay })
    await cardLedgerHolds(testShop())
  })

  it('pay by one transfer once: neither another card nor an order', async () => {
    const owner = await selling()
    const [one, other] = [await ordered(), await ordered()]
    const money = { reference: utr(), amount: 2_500 }
    must(await owner.post(`${one.admin}/payment`, money))
    const twice = await owner.post(`${other.admin}/payment`, money)
    expect(twice.status).toBe(409)
    // Nor is it named for another.
    expect(refusalOf(await other.claim(money.reference))).toEqual([409, 'reference-of-another'])
    expect((await other.seen()).state).toBe('awaiting')
  })

  it('are found by number, buyer and transfer, by whoever may see them', async () => {
    await selling()
    const buying = await ordered({ name: 'Zubeida Cardwala' })
    const reference = utr()
    must(await buying.claim(reference))
    const found = async (q: string, role: 'owner' | 'packer' = 'owner') => {
      const reader = await signedIn(testShop(), role)
      const answer = await reader.get(`/api/admin/find?q=${encodeURIComponent(q)}`)
      const { items } = must(answer).as(FoundThings)
      return items.filter(({ kind }) => kind === 'card-sale').map(({ name }) => name)
    }
    const spaced = `${reference.slice(0, 4)} ${reference.slice(4)}`
    for (const typed of [buying.number, buying.number.replace('-', ' '), 'zubeida', spaced])
      expect(await found(typed), typed).toEqual([buying.number])
    expect(await found(buying.number, 'packer')).toEqual([])
  })

  it('are settled once by two who confirm at the same moment', async () => {
    const owner = await selling()
    const buying = await ordered()
    const pay = () => owner.post(`${buying.admin}/payment`, { reference: utr(), amount: 2_500 })
    const answers = await Promise.all([pay(), pay(), pay()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const cards = await testShop()
      .shop.db.read.selectFrom('gift_cards')
      .select('id')
      .where('reason', '=', buying.number)
      .execute()
    expect(cards).toHaveLength(1)
  })

  it('are settled by the bank statement, also by their number alone', async () => {
    const owner = await selling()
    const [named, numbered] = [await ordered(), await ordered()]
    const [first, second] = [utr(), utr()]
    must(await named.claim(first))
    const rows = [`01/02/26,UPI ${first},2500`, `01/02/26,UPI/${second}/${numbered.number},2500`]
    const csv = ['Date,Narration,Credit', ...rows].join('\n')
    const read = async (isApplied: boolean) =>
      must(await owner.post('/api/admin/payments/statement', { csv, isApplied })).as(
        StatementAnswer,
      )
    const lines = (await read(false)).lines.map(({ outcome, orderNumber }) => [
      outcome,
      orderNumber,
    ])
    expect(lines).toEqual([
      ['settled', named.number],
      ['fits', numbered.number],
    ])
    expect((await read(true)).lines.map(({ outcome }) => outcome)).toEqual(['used', 'settled'])
    expect((await numbered.seen()).state).toBe('paid')
    await cardLedgerHolds(testShop())
  })

  it('wait for their day with all of their time, and leave at once where it has passed', async () => {
    await selling()
    const { clock } = testShop()
    const inDays = (days: number) => dayInIndia(clock.now + days * dayMs)
    const [late, early] = [
      await ordered({ sendOn: inDays(300) }),
      await ordered({ sendOn: inDays(1) }),
    ]
    const start = clock.now
    clock.now += 3 * dayMs
    const owner = await signedIn(testShop(), 'owner')
    const made = async ({ admin }: typeof late) => {
      const money = { reference: '', amount: 2_500 }
      const { cardId } = must(await owner.post(`${admin}/payment`, money)).as(StaffCardSale)
      return must(await owner.get(`/api/admin/gift-cards/${cardId}`)).as(StaffCard)
    }
    const waits = await made(late)
    expect(waits.sendOn).toBe(dayInIndia(start + 300 * dayMs))
    expect(Date.parse(waits.lastDay)).toBeGreaterThan(start + 660 * dayMs)
    expect((await made(early)).sendOn).toBe(dayInIndia(clock.now))
    clock.now = start
  })

  it('lapse unpaid, are made of late money all the same, and are forgotten in the end', async () => {
    await selling()
    const { clock, shop } = testShop()
    const [email, payer] = [someone(), someone()]
    const [unpaid, late] = [await ordered({ email }), await ordered({ email: payer })]
    const start = clock.now
    clock.now += 49 * 3_600_000
    await Promise.all([lapseSales(shop), lapseSales(shop)])
    await lapseSales(shop)
    expect((await unpaid.seen()).state).toBe('lapsed')
    const told = await toldOf(email, 'card-sale-lapsed')
    expect(told).toEqual([expect.stringContaining('/gift-card/buy')])
    expect(told[0]).not.toContain(unpaid.secret)
    expect(refusalOf(await unpaid.claim(utr()))).toEqual([409, 'awaits-no-transfer'])
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.post(`${late.admin}/payment`, { reference: utr(), amount: 2_500 }))
    expect((await late.seen()).state).toBe('paid')
    // What waited to leave says nothing any more.
    expect(await toldOf(payer, 'card-sale-lapsed')).toEqual([''])
    clock.now += 91 * dayMs
    await lapseSales(shop)
    const { status } = await guest().get(`${unpaid.path}?secret=${unpaid.secret}`)
    expect(status).toBe(404)
    clock.now = start
  })

  it('are taken back unused within their days, by their purchase alone', async () => {
    const owner = await selling({ refundDays: 15 })
    const { clock } = testShop()
    const pay = async ({ admin }: { admin: string }) =>
      must(await owner.post(`${admin}/payment`, { reference: utr(), amount: 2_500 })).as(
        StaffCardSale,
      )
    const [kept, back] = [await ordered(), await ordered()]
    const unpaid = await owner.post(`${back.admin}/refund`, { reference: 'x' })
    expect(refusalOf(unpaid)).toEqual([409, 'card-sale-unpaid'])
    const [{ cardId }] = [await pay(back), await pay(kept)]
    const byHand = await owner.post(`/api/admin/gift-cards/${cardId}/cancellation`, { reason: 'x' })
    expect(refusalOf(byHand)).toEqual([409, 'card-was-bought'])
    must(await owner.post(`${back.admin}/refund`, { reference: '412345678901' }))
    const twice = await owner.post(`${back.admin}/refund`, { reference: '412345678901' })
    expect(refusalOf(twice)).toEqual([409, 'card-sale-refunded'])
    expect(await back.seen()).toMatchObject({ state: 'refunded', refundUntil: null })
    const card = must(await owner.get(`/api/admin/gift-cards/${cardId}`)).as(StaffCard)
    expect(card).toMatchObject({ balance: 0, standing: 'used' })
    clock.now += 16 * dayMs
    const later = await signedIn(testShop(), 'owner')
    const tooLate = await later.post(`${kept.admin}/refund`, { reference: '412345678902' })
    expect(refusalOf(tooLate)).toEqual([409, 'card-refund-too-late'])
    clock.now -= 16 * dayMs
    await cardLedgerHolds(testShop())
  })

  it('go on after a transfer that did not come, and their buyers are told of each once', async () => {
    const owner = await selling()
    const { clock } = testShop()
    const [email, letter] = [someone(), 'card-transfer-not-found']
    const buying = await ordered({ email })
    const reference = utr()
    must(await buying.claim(reference))
    const other = await owner.post(`${buying.admin}/transfer-dismissal`, { reference: utr() })
    expect(refusalOf(other)).toEqual([409, 'no-transfer-named'])
    const [path, key] = [`${buying.admin}/transfer-dismissal`, { 'idempotency-key': randomUUID() }]
    const dismiss = (headers = {}) => owner.post(path, { reference }, headers)
    const answers = await Promise.all([dismiss(), dismiss(), dismiss()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await buying.seen()).toMatchObject({ state: 'awaiting', claimedReference: null })
    const told = await toldOf(email, letter)
    expect(told).toEqual([expect.stringContaining(`/gift-card/${buying.number}/`)])
    expect(told[0]).toContain(reference)
    clock.now += 60_000
    // Named once more, by the same words: what was said before has lost its point, also once that did not come either.
    must(await buying.claim(reference))
    expect(await toldOf(email, letter)).toEqual([''])
    must(await dismiss(key))
    must(await dismiss(key))
    expect(await toldOf(email, letter)).toEqual(['', expect.stringContaining(reference)])
    clock.now -= 60_000
  })

  it('are refused with a reason beside the field', async () => {
    await selling()
    const { clock } = testShop()
    const refused = async (more: object) => {
      const { status, body } = await guest().post('/api/gift-card-sales', wish(more))
      return [status, ...Object.keys(Object(body['errors']))]
    }
    for (const amount of [0, -1, 499, 10_001, 500.5, '2500', 1e300])
      expect(await refused({ amount })).toEqual([400, 'amount'])
    expect(await refused({ recipientEmail: '' })).toEqual([400, 'recipientEmail'])
    // All that is missing at once.
    expect(await refused({ name: '', recipientEmail: '' })).toEqual([400, 'name', 'recipientEmail'])
    expect(await refused({ sendOn: '2020-01-01' })).toEqual([400, 'sendOn'])
    expect(await refused({ sendOn: dayInIndia(clock.now + 400 * dayMs) })).toEqual([400, 'sendOn'])
    expect(await refused({ message: 'x'.repeat(501) })).toEqual([400, 'message'])
    const own = await ordered({ isForMyself: true, recipientEmail: '', recipientName: '' })
    expect(await own.seen()).toMatchObject({ recipientName: 'Meena' })
  })

  it('are one however often the same request comes, few unpaid ones an address, few tries a network', async () => {
    await selling()
    const shopper = guest()
    const [form, key] = [wish(), { 'idempotency-key': randomUUID() }]
    const first = must(await shopper.post('/api/gift-card-sales', form, key), 201)
    const again = await shopper.post('/api/gift-card-sales', form, key)
    expect(again.body['number']).toBe(first.body['number'])
    const email = someone()
    for (let n = 0; n < 5; n++) await ordered({ email })
    const sixth = await guest().post('/api/gift-card-sales', wish({ email }))
    expect(refusalOf(sixth)).toEqual([429, 'gift-cards-unpaid'])
    const many = newShopper(testShop(), '198.51.100.77')
    const statuses: number[] = []
    for (let n = 0; n < 11; n++)
      statuses.push((await many.post('/api/gift-card-sales', wish())).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  })

  it('open for nobody without the secret, and are listed for staff', async () => {
    const owner = await selling()
    const [one, other] = [await ordered(), await ordered()]
    const shopper = guest()
    for (const secret of ['', 'x', other.secret])
      expect((await shopper.get(`${one.path}?secret=${secret}`)).status).not.toBe(200)
    must(await one.claim(utr()))
    const list = async (query: string) =>
      must(await owner.get(`/api/admin/gift-card-sales?${query}`)).as(CardSalePage)
    expect((await list(`q=${one.number}`)).items.map(({ number }) => number)).toEqual([one.number])
    const claimed = await list('state=claimed')
    expect(claimed.items.every(({ state }) => state === 'claimed')).toBe(true)
    const queue = must(await owner.get('/api/admin/today/queue?kind=gift-card')).body
    expect(JSON.stringify(queue)).toContain(one.number)
  })
})
