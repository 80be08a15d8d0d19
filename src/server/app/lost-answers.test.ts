import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { Order } from '#contract/orders/types.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import type { Reply } from '#test/browser.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'

type Key = { 'idempotency-key': string }
type Send = (key: Key) => Promise<Reply>
type Counted =
  | 'payments'
  | 'reviews'
  | 'returns'
  | 'tickets'
  | 'complaints'
  | 'subscribers'
  | 'orders'

onBothEngines(
  'an answer that was lost on its way, asked for again under the same key',
  (testShop) => {
    beforeAll(async () => {
      const { shop } = testShop()
      await openForBusiness(testShop())
      const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu Sarees' }
      await shop.db.write((tx) => keepPaymentSettings(tx, { ...testPayments, upi }, shop.now()))
    })

    const rowsOf = async (table: Counted) => {
      const { read } = testShop().shop.db
      const { count } = await read
        .selectFrom(table as keyof Tables)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    }
    /** Nobody hears the first answer; whoever asks again is told to wait until it is there, and then hears it. */
    const lost = async (send: Send): Promise<Reply[]> => {
      const key = { 'idempotency-key': randomUUID() }
      const first = send(key)
      let again = await send(key)
      while (again.status === 409 && again.text.includes('being-answered')) {
        await pause(1)
        again = await send(key)
      }
      // Whichever of the two came first was answered, the other was told to wait.
      expect([200, 201, 409]).toContain((await first).status)
      return [again, await send(key)]
    }
    const expectOne = async (table: Counted, send: Send) => {
      const before = await rowsOf(table)
      const replies = await lost(send)
      expect(replies.map(({ status }) => status < 300)).toEqual([true, true])
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
      expect((await rowsOf(table)) - before).toBe(1)
    }
    let many = 0
    const address = () => `lost${++many}@example.in`
    const guest = () => newShopper(testShop(), `198.51.100.${++many % 250}`)

    it('a transfer is claimed once', async () => {
      const { token, guest: buyer, id } = await anOrder(testShop(), { method: 'upi' })
      const reference = '412345678901'
      const replies = await lost((key) =>
        buyer.post(`/api/orders/${token}/payment/transfer`, { reference }, key),
      )
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      const claims = await testShop()
        .shop.db.read.selectFrom('payments')
        .select('state')
        .where('order_id', '=', id)
        .execute()
      expect(claims).toEqual([{ state: 'claimed' }])
    })

    it('a complaint has one number', async () => {
      const buyer = guest()
      const form = { name: 'Meena', email: address(), message: 'The zari has come loose.' }
      await expectOne('complaints', (key) => buyer.post('/api/complaints', form, key))
    })

    it('a message of the contact form is kept once', async () => {
      const buyer = guest()
      const form = { name: 'Meena', email: address(), subject: 'Zari', message: 'Is it pure zari?' }
      await expectOne('tickets', (key) => buyer.post('/api/contact', form, key))
    })

    it('a reader of the newsletter is asked by one email', async () => {
      const [buyer, email] = [guest(), address()]
      await expectOne('subscribers', (key) => buyer.post('/api/newsletter', { email }, key))
      const mails = await testShop()
        .shop.db.read.selectFrom('mails')
        .select('id')
        .where('recipient', '=', email)
        .execute()
      expect(mails).toHaveLength(1)
    })

    it('a saree is reviewed once', async () => {
      const made = await anOrder(testShop())
      await made.deliver()
      const form = { rating: 5, title: 'Lovely', comment: 'It drapes well.', author: 'Meena R.' }
      const path = `/api/orders/${made.token}/reviews/${made.lineId}`
      await expectOne('reviews', (key) => made.guest.put(path, form, key))
    })

    it('an exchange is asked for once, and approved with one new order', async () => {
      const made = await anOrder(testShop())
      await made.deliver()
      const lines = [{ lineId: made.lineId, quantity: 1 }]
      const ask = { wish: 'exchange', reason: 'colour', lines }
      const path = `/api/orders/${made.token}`
      await expectOne('returns', (key) => made.guest.post(`${path}/returns`, ask, key))
      const { returns } = must(await made.guest.get(path)).as(Order)
      const productId = await addPiece(testShop().shop, { price: 6000, stock: 2 })
      const owner = await signedIn(testShop(), 'owner')
      const desk = `/api/admin/returns/${returns[0]?.id}/exchange`
      await expectOne('orders', (key) => owner.post(desk, { productId }, key))
    })
  },
)
