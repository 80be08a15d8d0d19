import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { Checkout } from '#contract/checkout/types.ts'
import { CodDecision, CodRule } from '#contract/cod/types.ts'
import { StaffOrder, StaffOrderPage } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { address, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { sweepBuying } from '../checkout/sweep-buying.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'
import { forgetRefusals } from './door-refusals.ts'

const CodRules = z.array(CodRule)
const rulesAt = '/api/admin/cod-rules'
const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' }
const hour = 3_600_000

onBothEngines('cash at the door by the owner’s rules (R30-R32)', (testShop) => {
  let owner: Shopper
  let mobiles = 9_100_000_000
  beforeEach(async () => {
    const { shop } = testShop()
    await shop.db.write((tx) => keepPaymentSettings(tx, { ...testPayments, upi }, shop.now()))
    await shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    owner = await signedIn(testShop(), 'owner')
    await rules()
  })

  const rules = async (...list: object[]) =>
    must(await owner.put(rulesAt, { rules: list })).as(CodRules)
  const tried = async (question: object) =>
    must(await owner.post(`${rulesAt}/try`, question)).as(CodDecision)

  const newMobile = () => String(++mobiles)
  /** A guest with one saree in the bag. */
  async function guestWith(price = 6000) {
    const guest = newShopper(testShop(), `198.51.100.${++mobiles % 250}`)
    const productId = await addPiece(testShop().shop, { price, stock: 1 })
    await fill(guest, productId)
    const choice = async () =>
      must(await guest.get(`/api/checkout?pin=${address.pin}`))
        .as(Checkout)
        .payment.find(({ method }) => method === 'cod')
    return { guest, productId, choice }
  }
  async function placed(price = 6000, mobile = newMobile()) {
    const { guest, productId } = await guestWith(price)
    const made = must(await order(guest, { mobile }), 201).as(PlacedOrder)
    const api = `/api/orders/${made.token}`
    const found = must(await owner.get(`/api/admin/orders?q=${made.number}`)).as(StaffOrderPage)
    const desk = `/api/admin/orders/${found.items[0]?.id}`
    return {
      ...{ ...made, guest, productId, mobile, api, desk },
      read: async () => must(await guest.get(api)).as(Order),
      staff: async () => must(await owner.get(desk)).as(StaffOrder),
      move: (to: string, more = {}) => owner.post(`${desk}/moves`, { to, ...more }),
    }
  }
  const stockOf = async (id: number) =>
    testShop()
      .shop.db.read.selectFrom('products')
      .select('stock')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  it('without a rule every order is confirmed at once, as ever', async () => {
    const { state, staff } = await placed()
    expect(state).toBe('confirmed')
    expect((await staff()).atDoor).toEqual({ outcome: 'allow', rule: null })
  })

  it('the first rule that fits decides, and a buyer who is refused reads the owner’s words', async () => {
    const [, second] = await rules(
      { outcome: 'allow', max: 5000 },
      { outcome: 'refuse', min: 20_000, words: 'Sarees above ₹20,000 are paid beforehand' },
      { outcome: 'refuse', isActive: false },
    )
    expect(await tried({ total: 25_000, pin: '600004' })).toMatchObject({
      ...{ outcome: 'refuse', reason: 'rule', rule: second?.id, position: 2 },
      words: 'Sarees above ₹20,000 are paid beforehand',
    })
    const { guest, choice } = await guestWith(25_000)
    const refusal = 'Sarees above ₹20,000 are paid beforehand'
    expect(await choice()).toMatchObject({ isAllowed: false, refusal })
    const reply = await order(guest, { mobile: newMobile() })
    expect([reply.status, reply.body['errors']]).toEqual([400, { paymentMethod: refusal }])
  })

  it('a piece that is never paid at the door, and so much cash that the law forbids it', async () => {
    const { shop } = testShop()
    const maxOrder = { ...testPayments, cod: { ...testPayments.cod, maxOrder: null } }
    await shop.db.write((tx) => keepPaymentSettings(tx, maxOrder, shop.now()))
    const dear = await guestWith(200_000)
    expect((await dear.choice())?.refusal).toBe('Cash on delivery is possible below ₹2,00,000')
    const { productId, choice } = await guestWith()
    await shop.db.write((tx) =>
      tx.updateTable('products').set({ is_cod_allowed: 0 }).where('id', '=', productId).execute(),
    )
    expect((await choice())?.refusal).toBe(
      'Cash on delivery is not possible for one of these sarees',
    )
  })

  it('staff take no more cash in one sale than the law lets anybody take', async () => {
    const productId = await addPiece(testShop().shop, { price: 100_000, stock: 4 })
    const made = (price: number, paymentMethod: string) =>
      owner.post('/api/admin/orders', {
        ...{ channel: 'exhibition', contact: { mobile: newMobile() }, fullName: 'Meena Raman' },
        ...{ address: null, paymentMethod, lines: [{ productId, quantity: 2, price }] },
      })
    const { status, body } = await made(100_000, 'cod')
    const words = 'The law lets a shop take less than ₹2,00,000 in cash for one sale'
    expect([status, body['errors']]).toEqual([400, { paymentMethod: words }])
    must(await made(99_999, 'cod'))
    must(await made(100_000, 'upi'))
  })

  it('waits for a word of its buyer: pieces kept, not taken; said twice it is once', async () => {
    await rules({ outcome: 'confirm', isNewBuyer: true })
    const { state, guest, api, read, productId, mobile } = await placed()
    expect(state).toBe('pending_payment')
    const before = await read()
    expect(Date.parse(before.confirmBefore ?? '') - testShop().shop.now()).toBe(24 * hour)
    expect([before.keptProductIds, (await stockOf(productId)).stock]).toEqual([[productId], 1])
    const pay = await guest.post(`${api}/payment`, { method: 'upi' })
    expect(pay.status).toBe(409)
    for (const _ of [1, 2]) must(await guest.post(`${api}/cod-confirmation`, {}))
    expect([(await read()).state, (await stockOf(productId)).stock]).toEqual(['confirmed', 0])
    expect((await read()).confirmBefore).toBeNull()
    expect((await tried({ total: 100, pin: '600004', mobile })).isNewBuyer).toBe(true)
  })

  it('is given up when nobody confirms it, not before; then its link says so', async () => {
    await rules({ outcome: 'confirm' })
    const { guest, api, read } = await placed()
    const { shop, clock } = testShop()
    clock.now += 24 * hour - 1
    await sweepBuying(shop)
    expect((await read()).state).toBe('pending_payment')
    clock.now += 1
    await sweepBuying(shop)
    expect((await read()).state).toBe('cancelled')
    const late = await guest.post(`${api}/cod-confirmation`, {})
    expect([late.status, late.body['message']]).toEqual([
      409,
      'This order was cancelled meanwhile. Please order once more.',
    ])
    // Staff may have their buyer's word by phone.
    owner = await signedIn(testShop(), 'owner')
    const other = await placed(6000)
    await rules()
    const sure = await placed()
    expect((await sure.guest.post(`${sure.api}/cod-confirmation`, {})).status).toBe(409)
    must(await other.move('confirmed'))
  })

  it('a part in advance by UPI, the rest at the door', async () => {
    await rules({ outcome: 'part-advance', advancePercent: 20 })
    const { choice } = await guestWith(6005)
    expect(await choice()).toMatchObject({ advance: 1201, isAllowed: true, isToConfirm: false })
    const { state, guest, api, desk, read } = await placed(6005)
    expect(state).toBe('pending_payment')
    const open = await read()
    expect([open.advance, open.paymentMethod]).toEqual([1201, 'cod'])
    expect([open.payment?.method, open.payment?.amount]).toEqual(['upi', 1201])
    expect(open.payment?.upi?.link).toContain('am=1201.00')
    must(await guest.post(`${api}/payment/transfer`, { reference: '412345671111' }))
    must(await owner.post(`${desk}/payments`, { reference: '412345671111' }))
    const paid = await read()
    expect([paid.state, paid.paid, paid.total]).toEqual(['confirmed', 1201, 6005])
    // The rest is noted as staff have it in their hands.
    must(await owner.post(`${desk}/payments`, {}))
    expect((await read()).paid).toBe(6005)
  })

  it('the part in advance is that of other sarees, as long as it has not come and its rule stands', async () => {
    await rules({ outcome: 'part-advance', advancePercent: 20 })
    const { desk, read, staff } = await placed(6005)
    const priceAt = async (price: number) => {
      const { lines, linesVersion: version } = await staff()
      const wanted = lines.map(({ productId }) => ({ productId, quantity: 1, price }))
      must(await owner.put(`${desk}/lines`, { lines: wanted, version }))
      const { advance, payment } = await read()
      return [advance, payment?.amount]
    }
    expect(await priceAt(40_000)).toEqual([8000, 8000])
    expect(await priceAt(6005)).toEqual([1201, 1201])
    await rules({ outcome: 'part-advance', advancePercent: 50 })
    expect(await priceAt(40_000)).toEqual([1201, 1201])
  })

  it('the part in advance goes back whole, whether the order is cancelled or refused at the door', async () => {
    await rules({ outcome: 'part-advance', advancePercent: 20 })
    const sent = { '412345671112': false, '412345671113': true }
    for (const [reference, isSent] of Object.entries(sent)) {
      const { guest, api, desk, move, staff } = await placed(6005)
      must(await guest.post(`${api}/payment/transfer`, { reference }))
      must(await owner.post(`${desk}/payments`, { reference }))
      if (isSent) {
        must(await owner.post(`${desk}/parcels`, { carrier: 'DTDC' }))
        must(await move('returned', { cause: 'refused', isRestocked: true }))
      } else must(await move('cancelled'))
      const more = { method: 'upi', reference: `R${reference}`, reason: '' }
      const tooMuch = await owner.post(`${desk}/refunds`, { ...more, amount: 1202 })
      expect(tooMuch.status).toBe(409)
      must(await owner.post(`${desk}/refunds`, { ...more, amount: 1201 }))
      expect(await staff()).toMatchObject({ paid: 1201, refunded: 1201 })
    }
  })

  it('a word has to do where nothing can be paid before', async () => {
    const { shop } = testShop()
    await shop.db.write((tx) => keepPaymentSettings(tx, testPayments, shop.now()))
    await rules({ outcome: 'part-advance', advance: 500 })
    const { read } = await placed()
    const { advance, confirmBefore, payment } = await read()
    expect([advance, confirmBefore !== null, payment]).toEqual([0, true, null])
  })

  it('a parcel that nobody took counts under its mobile for a year, and staff can take it back', async () => {
    const mobile = newMobile()
    const { desk, move, staff } = await placed(6000, mobile)
    must(await owner.post(`${desk}/parcels`, { carrier: 'DTDC' }))
    must(await move('returned', { cause: 'refused', isRestocked: true }))
    expect(await staff()).toMatchObject({ doorRefusals: 1, isRefusedAtDoor: true })
    await rules({ outcome: 'refuse', refusalsAtLeast: 1 })
    const question = { total: 6000, pin: '600004', mobile: `+91 ${mobile}` }
    expect((await tried(question)).outcome).toBe('refuse')
    const { guest } = await guestWith()
    const refused = await order(guest, { mobile })
    expect(refused.body['errors']).toEqual({
      paymentMethod: 'Cash on delivery is not possible for this order',
    })
    must(await owner.send(`${desk}/door-refusal`, { method: 'DELETE' }), 204)
    expect((await owner.send(`${desk}/door-refusal`, { method: 'DELETE' })).status).toBe(404)
    expect((await tried(question)).outcome).toBe('allow')
  })

  it('shows whose account it is the parcels that were not taken, in the download of the account', async () => {
    const { shop } = testShop()
    const { desk, move, number } = await placed()
    must(await owner.post(`${desk}/parcels`, { carrier: 'DTDC' }))
    must(await move('returned', { cause: 'refused' }))
    const customer = await signedIn(testShop(), null)
    const data = async () => must(await customer.get('/api/users/data')).body['parcelsNotTaken']
    expect(await data()).toEqual([])
    await shop.db.write((tx) =>
      tx
        .updateTable('orders')
        .set({ user_id: customer.userId })
        .where('number', '=', number)
        .execute(),
    )
    const refusedAt = new Date(shop.now()).toISOString()
    expect(await data()).toEqual([{ order: number, refusedAt }])
    must(await owner.send(`${desk}/door-refusal`, { method: 'DELETE' }), 204)
    expect(await data()).toEqual([])
  })

  it('the checkout of whoever has not said who it is tells that a part may be asked for, and the try-out what is remembered', async () => {
    const mobile = newMobile()
    const sent = await placed(6000, mobile)
    must(await owner.post(`${sent.desk}/parcels`, { carrier: 'DTDC' }))
    must(await sent.move('returned', { cause: 'refused', isRestocked: true }))
    // No rule asks for it yet: it is remembered all the same.
    expect(await tried({ total: 6000, pin: address.pin, mobile })).toMatchObject({
      ...{ refusals: 1, isNewBuyer: true, outcome: 'allow' },
    })
    const { choice } = await guestWith()
    expect((await choice())?.mayAskAdvance).toBeUndefined()
    await rules({ refusalsAtLeast: 1, outcome: 'part-advance', advancePercent: 20 })
    expect(await choice()).toMatchObject({ mayAskAdvance: true, advance: 0 })
    await rules({ refusalsAtLeast: 1, min: 7000, outcome: 'part-advance', advancePercent: 20 })
    expect((await choice())?.mayAskAdvance).toBeUndefined()
  })

  it('is forgotten after a year', async () => {
    const { shop, clock } = testShop()
    const mobile = newMobile()
    const { desk, move } = await placed(6000, mobile)
    must(await owner.post(`${desk}/parcels`, { carrier: 'DTDC' }))
    must(await move('returned', { cause: 'refused' }))
    const question = { total: 6000, pin: '600004', mobile }
    const count = () => shop.db.read.selectFrom('door_refusals').selectAll().execute()
    const before = (await count()).length
    clock.now += 365 * 24 * hour
    owner = await signedIn(testShop(), 'owner')
    expect((await tried(question)).refusals).toBe(0)
    await forgetRefusals(shop)
    expect((await count()).length).toBeLessThan(before)
  })

  it('only a parcel that was on its way can be refused at the door', async () => {
    const { desk, move, staff } = await placed()
    must(await move('cancelled', { cause: 'refused' }))
    expect((await staff()).isRefusedAtDoor).toBe(false)
    expect((await owner.send(`${desk}/door-refusal`, { method: 'DELETE' })).status).toBe(404)
  })

  it('of two who change the rules, the second one sees both; order and ids stay', async () => {
    const [one, two] = await rules({ outcome: 'confirm', min: 1000 }, { outcome: 'refuse' })
    const seen = must(await owner.get(rulesAt)).as(CodRules)
    const turned = must(await owner.put(rulesAt, { rules: [two, one], seen })).as(CodRules)
    expect(turned.map(({ id }) => id)).toEqual([two?.id, one?.id])
    const late = await owner.put(rulesAt, { rules: [], seen })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ current: { rules: turned } })
    expect(must(await owner.get(rulesAt)).as(CodRules)).toEqual(turned)
  })

  it('refuses rules that make no sense, beside their fields', async () => {
    const refused = async (rule: object) => {
      const { status, body } = await owner.put(rulesAt, { rules: [rule] })
      expect(status).toBe(400)
      return Object.keys(body['errors'] as object)
    }
    expect(await refused({ outcome: 'part-advance' })).toEqual(['rules.0.advance'])
    expect(await refused({ outcome: 'part-advance', advance: 5, advancePercent: 5 })).toEqual([
      'rules.0.advance',
    ])
    expect(await refused({ outcome: 'allow', min: 10, max: 5 })).toEqual(['rules.0.max'])
    expect(await refused({ outcome: 'allow', pinPrefixes: ['06'] })).toEqual([
      'rules.0.pinPrefixes.0',
    ])
    expect(await refused({ outcome: 'maybe' })).toEqual(['rules.0.outcome'])
  })
})
