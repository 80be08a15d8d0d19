import { expect, it } from 'vitest'
import { Cart } from '#contract/cart/types.ts'
import { Checkout, DeliveryQuote } from '#contract/checkout/types.ts'
import { EditedDelivery } from '#contract/delivery/types.ts'
import { FollowedOrder, Order, PlacedOrder } from '#contract/orders/types.ts'
import { ShownShop } from '#contract/settings/types.ts'
import { firstTerms, termsAt, termsOf, toldTerms } from '#domain/delivery/delivery-terms.ts'
import { promiseOf } from '#domain/delivery/shipping.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { contact, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { readEmail } from '#test/read-email.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { longDay } from '../email-words/email-words.ts'

const zones = [
  {
    ...{ name: 'Chennai', pinPrefixes: ['600'], fee: 40, freeAbove: null },
    ...{ days: { from: 2, to: 3 }, isCodAllowed: true },
  },
]
const calendar = {
  ...{ workingDays: [1, 2, 3, 4, 5, 6], handlingDays: 1, cutOff: '14:00' },
  holidays: [{ day: '2027-01-15', name: 'Pongal' }],
}

const pin = '600004'

onBothEngines('one promise of delivery', (testShop) => {
  it.each([
    ['what lies ready', 0, '2027-01-17T18:30:00.000Z'],
    ['what is made for its buyer', 6, '2027-01-24T18:30:00.000Z'],
  ])(
    'of %s is the same on the saree, in the cart, at checkout, on the order, in its emails and its tracking',
    async (_what, makingDays, last) => {
      const { shop, clock } = testShop()
      // Three in the afternoon of a Monday: too late for Monday, Tuesday packs, Friday is closed.
      clock.now = Date.UTC(2027, 0, 11, 9, 30)
      const owner = await signedIn(testShop(), 'owner')
      const terms = (await owner.get('/api/admin/delivery')).as(EditedDelivery)
      must(await owner.put('/api/admin/delivery', { ...terms, zones, calendar }))
      const productId = await addPiece(shop, { price: 1500, stock: 3, makingDays })
      const shopper = newShopper(testShop())
      must(await shopper.put('/api/delivery', { pin, productId }))
      await fill(shopper, productId)

      const shown = (await shopper.get('/api/shop')).as(ShownShop)
      const ofPage = promiseOf(
        termsAt(termsOf(shown.delivery ?? toldTerms(firstTerms)), { pin }),
        clock.now,
        makingDays,
      )
      const quote = (await shopper.get(`/api/delivery?productId=${productId}`)).as(DeliveryQuote)
      const cart = (await shopper.get('/api/cart')).as(Cart)
      const entered = (await shopper.post('/api/checkout')).as(Checkout)
      const typed = (await shopper.get(`/api/checkout?pin=${pin}`)).as(Checkout)
      const { token, number } = (await order(shopper)).as(PlacedOrder)
      const placed = (await shopper.get(`/api/orders/${token}`)).as(Order)
      const asked = { number, contact: contact.email }
      const tracked = (await shopper.post('/api/orders/track', asked)).as(FollowedOrder)

      const said = [quote, cart.expected, entered.delivery[0], typed.delivery[0]]
      for (const one of [...said, placed.expected, tracked.expected])
        expect(one).toMatchObject({
          from: new Date(ofPage.from).toISOString(),
          to: new Date(ofPage.to).toISOString(),
        })
      expect(placed.expected?.to).toBe(last)
      const orderId = Number(
        (
          await shop.db.read
            .selectFrom('orders')
            .select('id')
            .where('token', '=', token)
            .executeTakeFirstOrThrow()
        ).id,
      )
      for (const name of ['order-placed', 'order-packed', 'order-shipped'])
        expect((await readEmail(testShop(), name, { orderId })).text).toContain(
          `It should reach you by ${longDay(ofPage.to, 'en')}.`,
        )

      const sums = [quote.shipping, cart.shipping, entered.cart.shipping, typed.cart.shipping]
      expect([...sums, placed.shipping]).toEqual([40, 40, 40, 40, 40])
    },
  )
})
