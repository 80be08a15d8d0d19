import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { PlacedOrder } from '#contract/orders/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { creditLedgerHolds } from '#test/credit-ledger.ts'
import { issuedCredit } from '#test/issued-credit.ts'
import { meetAt } from '#test/meet-at.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { order, orderForm } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Reply, signedIn } from '#test/shopper.ts'

// What must not be done twice meets here on purpose: each has seen the credit whole before any of them takes from it.

onBothEngines('one store credit, several at once', (testShop) => {
  type Key = Awaited<ReturnType<typeof credit>>

  async function credit() {
    await openForBusiness(testShop())
    return issuedCredit(testShop(), await anOrder(testShop()))
  }

  /** Somebody at the checkout who was shown this credit in the total; each from a network of their own. */
  async function atCheckout({ code, secret }: Key, price: number, network: number) {
    const shopper = newShopper(testShop(), `198.51.${network}.7`)
    const productId = await addPiece(testShop().shop, { price, stock: 5 })
    must(await shopper.post('/api/cart/lines', { productId }))
    must(await shopper.put('/api/cart/store-credit', { code, secret }))
    const form = await orderForm(shopper, { method: 'upi' })
    return () => shopper.post('/api/orders', form, { 'idempotency-key': randomUUID() })
  }

  const balance = async ({ id }: Key) => {
    const rows = testShop().shop.db.read.selectFrom('store_credits').select('balance_paise')
    const { balance_paise } = await rows.where('id', '=', id).executeTakeFirstOrThrow()
    return balance_paise / 100
  }
  /** All of them at once, held at the credit's row until each of them waits. */
  const meet = ({ id }: Key, requests: (() => Promise<Reply>)[]) =>
    meetAt(
      testShop(),
      (tx) => tx.updateTable('store_credits').set({ id }).where('id', '=', id).execute(),
      requests,
    )
  const statuses = (replies: Reply[]) => replies.map(({ status }) => status).sort()

  /** An order of ₹8,000 that a credit has paid ₹6,000 of. */
  async function paidInPart({ code, secret }: Key) {
    const guest = newShopper(testShop())
    const productId = await addPiece(testShop().shop, { price: 8000, stock: 5 })
    must(await guest.post('/api/cart/lines', { productId }))
    must(await guest.put('/api/cart/store-credit', { code, secret }))
    const { token } = must(await order(guest, { method: 'upi' }), 201).as(PlacedOrder)
    const rows = testShop().shop.db.read.selectFrom('orders').select('id')
    const { id } = await rows.where('token', '=', token).executeTakeFirstOrThrow()
    return { id, cancel: () => guest.post(`/api/orders/${token}/cancel`) }
  }

  it('two orders: one takes it, the other is told', async () => {
    const key = await credit()
    const both = [await atCheckout(key, 5500, 1), await atCheckout(key, 5500, 2)]
    const replies = await meet(key, both)
    expect(statuses(replies)).toEqual([201, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(['storeCredit', 'totalHash']).toContain(Object.keys(refused?.body['errors'] ?? {})[0])
    expect(await balance(key)).toBe(500)
    await creditLedgerHolds(testShop())
  })

  it('eight orders: still one', async () => {
    const key = await credit()
    const all = []
    for (let network = 11; network < 19; network++) all.push(await atCheckout(key, 5500, network))
    const replies = await Promise.all(all.map((send) => send()))
    expect(statuses(replies)).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
    expect(await balance(key)).toBe(500)
    await creditLedgerHolds(testShop())
  })

  it('an order and a pay-out: the one or the other', async () => {
    const key = await credit()
    const send = await atCheckout(key, 5500, 3)
    const owner = await signedIn(testShop(), 'owner')
    const payOut = () =>
      owner.post(`/api/admin/store-credits/${key.id}/payouts`, { amount: 6000, method: 'upi' })
    const [ordered, paidOut] = await meet(key, [send, payOut])
    expect([ordered?.status, paidOut?.status]).toEqual(
      ordered?.status === 201 ? [201, 409] : [409, 200],
    )
    expect(await balance(key)).toBe(ordered?.status === 201 ? 500 : 0)
    await creditLedgerHolds(testShop())
  })

  it('an order cancelled twice gives it back once', async () => {
    const key = await credit()
    const { id, cancel } = await paidInPart(key)
    expect(await balance(key)).toBe(0)
    const holdOrder = (tx: Parameters<Parameters<typeof meetAt>[1]>[0]) =>
      tx.updateTable('orders').set({ id }).where('id', '=', id).execute()
    const replies = await meetAt(testShop(), holdOrder, [cancel, cancel])
    expect(statuses(replies)).toEqual([200, 409])
    expect(await balance(key)).toBe(6000)
    await creditLedgerHolds(testShop())
  })

  it('cancelled by the buyer while staff give it back: back once', async () => {
    const key = await credit()
    const { id, cancel } = await paidInPart(key)
    const owner = await signedIn(testShop(), 'owner')
    const refund = { amount: 6000, method: 'store_credit', isGoodwill: true }
    const giveBack = () => owner.post(`/api/admin/orders/${id}/refunds`, refund)
    const replies = await meet(key, [cancel, giveBack])
    for (const { status } of replies) expect([200, 409]).toContain(status)
    expect(await balance(key)).toBe(6000)
    const rows = testShop().shop.db.read.selectFrom('orders').selectAll()
    const { paid_paise, refunded_paise } = await rows.where('id', '=', id).executeTakeFirstOrThrow()
    expect([paid_paise, refunded_paise]).toEqual([600_000, 600_000])
    await creditLedgerHolds(testShop())
  })
})
