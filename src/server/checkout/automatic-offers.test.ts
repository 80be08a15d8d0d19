import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { Cart } from '#contract/cart/types.ts'
import { SavedCoupon } from '#contract/coupons/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { openForBusiness } from '#test/an-order.ts'
import { saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { order, orderForm } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { readEmail } from '#test/read-email.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { textsOfOffers } from '../coupons/offer-title.ts'
import { issueInvoice } from '../documents/issue-invoice.ts'
import type { Terms } from '../documents/parties.ts'
import { footTexts, toldOf } from '../documents/words/document-texts.ts'
import { labelsBefore, labelsNow } from '../documents/words/labels.ts'
import { listedField } from '../settings/translate-profile.ts'

const pair = { code: 'PAIR', kind: 'percent', percent: 10, isAutomatic: true, leastPieces: 2 }

onBothEngines('an offer that applies by itself', (testShop) => {
  beforeEach(() => openForBusiness(testShop()))
  afterEach(() =>
    testShop().shop.db.write(async (tx) => {
      await tx.updateTable('coupons').set({ is_active: 0 }).where('is_automatic', '=', 1).execute()
      await tx.deleteFrom('rate_limits').execute()
    }),
  )

  let made = 0
  const offer = async (terms: object = {}) => {
    const owner = await signedIn(testShop(), 'owner')
    const code = `PAIR-${++made}`
    return must(await owner.post('/api/admin/coupons', { ...pair, code, ...terms })).as(SavedCoupon)
  }
  const guestWith = async (quantity: number, price = 4000) => {
    const guest = newShopper(testShop())
    const productId = await addPiece(testShop().shop, { price, stock: 9 })
    must(await guest.post('/api/cart/lines', { productId, quantity }))
    const cart = async () => must(await guest.get('/api/cart')).as(Cart)
    const more = (many: number) => guest.put(`/api/cart/lines/${productId}`, { quantity: many })
    return { guest, cart, more }
  }

  it('comes off the cart that it fits and goes when it no longer does, stands on the order and is counted', async () => {
    const { code, id } = await offer()
    const { guest, cart, more } = await guestWith(1)
    expect(await cart()).toMatchObject({ discount: 0, offer: null, coupon: null })
    must(await more(2))
    expect(await cart()).toMatchObject({
      subtotal: 8000,
      discount: 800,
      offer: { code },
      coupon: null,
    })
    must(await more(1))
    expect(await cart()).toMatchObject({ discount: 0, offer: null })
    must(await more(2))
    const placed = must(await order(guest), 201).as(PlacedOrder)
    const shown = must(await guest.get(`/api/orders/${placed.token}`)).as(Order)
    expect(shown).toMatchObject({ subtotal: 8000, discount: 800, couponCode: code })
    const owner = await signedIn(testShop(), 'owner')
    const all = must(await owner.get('/api/admin/coupons')).as(z.array(SavedCoupon))
    expect(all.find((one) => one.id === id)).toMatchObject({ uses: 1, isAutomatic: true })
  })

  it('gives way to a promo code that takes off more, and is kept where it takes off less', async () => {
    const { code } = await offer()
    const owner = await signedIn(testShop(), 'owner')
    const typed = async (name: string, amount: number) =>
      must(await owner.post('/api/admin/coupons', { code: name, kind: 'amount', amount }))
    await typed('LESS', 500)
    await typed('MORE', 900)
    const { guest, cart, more } = await guestWith(2)
    const refused = await guest.put('/api/cart/coupon', { code: 'less' })
    expect([refused.status, refused.body['message']]).toEqual([
      400,
      `Your cart has a better offer already: ${code}`,
    ])
    must(await guest.put('/api/cart/coupon', { code: 'more' }))
    expect(await cart()).toMatchObject({
      discount: 900,
      offer: null,
      coupon: { code: 'MORE', problem: null },
    })
    must(await more(3))
    const problem = `Your cart has a better offer already: ${code}`
    expect(await cart()).toMatchObject({ discount: 1200, offer: { code }, coupon: { problem } })
  })

  it('is nothing to type, and begins and ends at its moments', async () => {
    const [now, hour] = [testShop().shop.now(), 3_600_000]
    const at = (ms: number) => new Date(ms).toISOString()
    const { code } = await offer({ startsAt: at(now + hour), endsAt: at(now + 2 * hour) })
    const { guest, cart } = await guestWith(2)
    expect((await guest.put('/api/cart/coupon', { code })).body['refusal']).toBe(
      'unknown-promo-code',
    )
    const offs: number[] = []
    for (const ms of [now + hour - 1, now + hour, now + 2 * hour - 1, now + 2 * hour]) {
      testShop().clock.now = ms
      offs.push((await cart()).discount)
    }
    testShop().clock.now = now
    expect(offs).toEqual([0, 800, 800, 0])
  })

  it('with its last use gone meanwhile is no part of the next order, which is refused before it is priced anew', async () => {
    await offer({ maxUses: 1 })
    const [one, two] = [await guestWith(2), await guestWith(2)]
    const seen = await two.cart()
    must(await order(one.guest), 201)
    expect((await two.cart()).discount).toBe(0)
    const late = await order(two.guest, { more: { totalHash: seen.hash } })
    expect(late.status).toBe(409)
  })

  it('follows the lines of an order that staff change', async () => {
    await offer()
    const { guest } = await guestWith(2)
    const placed = must(await order(guest), 201).as(PlacedOrder)
    const owner = await signedIn(testShop(), 'owner')
    const { id, lines, linesVersion: version } = await staffOrder(owner, placed.number)
    const fewer = lines.map(({ productId }) => ({ productId, quantity: 1 }))
    must(await owner.put(`/api/admin/orders/${id}/lines`, { lines: fewer, version }))
    expect(await staffOrder(owner, placed.number)).toMatchObject({ subtotal: 4000, discount: 0 })
  })

  it('has no limit per customer, who is not known while a cart is looked at', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const reply = await owner.post('/api/admin/coupons', { ...pair, maxUsesPerCustomer: 1 })
    expect([reply.status, reply.body['errors']]).toMatchObject([
      400,
      { maxUsesPerCustomer: expect.any(String) },
    ])
  })

  async function staffOrder(owner: Awaited<ReturnType<typeof signedIn>>, number: string) {
    const { id } = await testShop()
      .shop.db.read.selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    return must(await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)
  }

  it('is read by its title: in the cart, on the order, in its email and on its invoice, in the language of its buyer', async () => {
    const { shop } = testShop()
    const english = 'Deepavali pair'
    const { code } = await offer({ title: english })
    await saveWords(shop, 'ta', [
      { thing: 'profile', id: 0, field: listedField(english), english, words: 'தீபாவளி ஜோடி' },
    ])
    expect(await textsOfOffers(shop.db)).toContain(english)
    const { guest, cart } = await guestWith(2)
    expect((await cart()).offer).toEqual({ code, title: english })
    const shown = must(await guest.get('/api/cart?language=ta')).as(Cart)
    expect(shown.offer).toEqual({ code, title: 'தீபாவளி ஜோடி' })
    const hindi = must(await guest.get('/api/cart?language=hi')).as(Cart)
    expect(hindi.offer).toEqual({ code, title: english, inEnglish: ['title'] })
    const form = await orderForm(guest)
    const headers = { 'idempotency-key': randomUUID(), 'content-language': 'ta' }
    const { token } = must(await guest.post('/api/orders', form, headers), 201).as(PlacedOrder)
    // Another title is none of what was agreed before.
    await shop.db.write((tx) =>
      tx.updateTable('coupons').set({ title: 'Pongal' }).where('code', '=', code).execute(),
    )
    const told = must(await guest.get(`/api/orders/${token}?language=ta`)).as(Order)
    expect(told).toMatchObject({ couponCode: code, offer: { title: 'தீபாவளி ஜோடி' } })
    const { id: orderId } = await shop.db.read
      .selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    const { text } = await readEmail(testShop(), 'order-placed', { orderId: Number(orderId) })
    expect(text).toContain('தள்ளுபடி (தீபாவளி ஜோடி)')
    const invoice = await shop.db.write((tx) =>
      issueInvoice(tx, Number(orderId), { now: shop.now(), userId: null }),
    )
    const { offer: frozen } = JSON.parse(invoice.terms) as Terms
    expect(frozen).toEqual({ title: english, said: 'தீபாவளி ஜோடி' })
    const printed = footTexts(toldOf(invoice, [], labelsNow('ta'))).join(' ')
    expect(printed).toContain('Deepavali pair')
    expect(printed).toContain('தீபாவளி ஜோடி')
    expect(printed).not.toContain(code)
    expect(footTexts(toldOf(invoice, [], labelsBefore('ta'))).join(' ')).toContain(code)
  })

  it('without a title is read by its code', async () => {
    const { code } = await offer()
    const { cart } = await guestWith(2)
    expect((await cart()).offer).toEqual({ code })
  })
})
