import { expect, it } from 'vitest'
import { Cart } from '#contract/cart/types.ts'
import { DeliveryQuote } from '#contract/checkout/types.ts'
import { EditedDelivery } from '#contract/delivery/types.ts'
import { ShownShop } from '#contract/settings/types.ts'
import { dayWords } from '#domain/day-words.ts'
import { draw } from '#test/draw.tsx'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { CardPromise, lastDay } from '#web/product/card/card-promise.tsx'

const pin = '600004'
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

// The saree, cart, checkout, order, emails and tracking: server/delivery/one-promise.test.ts.
onBothEngines('the date on a card', (testShop) => {
  it.each([0, 6])('of what needs %i days is the one of saree and cart', async (makingDays) => {
    const { shop, clock } = testShop()
    clock.now = Date.UTC(2027, 0, 11, 9, 30)
    const owner = await signedIn(testShop(), 'owner')
    const terms = (await owner.get('/api/admin/delivery')).as(EditedDelivery)
    must(await owner.put('/api/admin/delivery', { ...terms, zones, calendar }))
    const productId = await addPiece(shop, { price: 1500, stock: 3, makingDays })
    const [stranger, neighbour] = [newShopper(testShop()), newShopper(testShop())]
    await fill(stranger, productId)
    must(await neighbour.put('/api/delivery', { pin, productId }))
    const { delivery } = (await stranger.get('/api/shop')).as(ShownShop)
    if (!delivery) throw new Error('The shop promises nothing.')

    const inCart = (await stranger.get('/api/cart')).as(Cart).expected?.to ?? ''
    const card = <CardPromise {...{ delivery, madeBy: clock.now, makingDays }} />
    for (const language of ['en', 'ta'] as const)
      expect((await draw(card, { language })).text).toContain(
        dayWords(Date.parse(inCart), language),
      )

    const quote = `/api/delivery?productId=${productId}`
    const ofSaree = (await neighbour.get(quote)).as(DeliveryQuote).to
    const onCard = lastDay(delivery, clock.now, { pin }, makingDays)
    expect(new Date(onCard).toISOString()).toBe(ofSaree)
    expect(ofSaree).not.toBe(inCart)
  })
})
