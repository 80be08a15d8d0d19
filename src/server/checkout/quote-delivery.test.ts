import { expect, it } from 'vitest'
import { Cart } from '#contract/cart/types.ts'
import { Checkout, DeliveryQuote } from '#contract/checkout/types.ts'
import { EditedDelivery } from '#contract/delivery/types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

const path = '/api/delivery'
const zone = (name: string, pinPrefixes: string[], fee: number, isCodAllowed: boolean) => ({
  ...{ name, pinPrefixes, fee, freeAbove: null, isCodAllowed, days: { from: 2, to: 3 } },
})

onNewShops('the PIN code that a shopper tells', (testShop) => {
  const prepared = async () => {
    const staff = await signedIn(testShop(), 'owner')
    const terms = (await staff.get('/api/admin/delivery')).as(EditedDelivery)
    const zones = [zone('South', ['6'], 90, true), zone('Chennai', ['600'], 40, false)]
    must(await staff.put('/api/admin/delivery', { ...terms, zones }))
    return addPiece(testShop().shop, { price: 1500, stock: 9 })
  }

  it('says where it lies, what the saree costs to send there and whether cash is taken', async () => {
    const productId = await prepared()
    const shopper = newShopper(testShop())
    const told = async (pin: string) =>
      (await shopper.put(path, { pin, productId })).as(DeliveryQuote)
    expect(await told('600004')).toMatchObject({
      ...{ pin: '600004', district: 'Chennai', state: 'Tamil Nadu' },
      ...{ shipping: 40, isCodPossible: false },
    })
    expect(await told('641604')).toMatchObject({ shipping: 90, isCodPossible: true })
    expect(await told('110001')).toMatchObject({ shipping: 250, isCodPossible: true })
    expect(await told('999999')).toMatchObject({ district: null, state: null, shipping: 250 })
    const dear = await addPiece(testShop().shop, { price: 9000 })
    const quote = await shopper.get(`${path}?pin=600004&productId=${dear}`)
    expect(quote.as(DeliveryQuote)).toMatchObject({ shipping: 0 })
  })

  it('is remembered: the cart and the checkout go by it until another one is typed', async () => {
    const productId = await prepared()
    const shopper = newShopper(testShop())
    await fill(shopper, productId)
    const cart = async () => (await shopper.get('/api/cart')).as(Cart)
    const before = await cart()
    expect(before).toMatchObject({ shipping: 250 })
    must(await shopper.put(path, { pin: '600004' }))
    const after = await cart()
    expect(after).toMatchObject({ shipping: 40, total: 1540, delivery: { fee: 40 } })
    expect(Date.parse(after.expected?.to ?? '')).toBeLessThan(Date.parse(before.expected?.to ?? ''))
    const entered = (await shopper.post('/api/checkout')).as(Checkout)
    expect([entered.toldPin, entered.cart.shipping]).toEqual(['600004', 40])
    const other = (await shopper.get('/api/checkout?pin=110001')).as(Checkout)
    expect([other.toldPin, other.cart.shipping]).toEqual(['600004', 250])
    must(await shopper.put(path, { pin: null }))
    expect(await cart()).toMatchObject({ shipping: 250 })
    expect((await shopper.get(path)).as(DeliveryQuote)).toMatchObject({ pin: null, shipping: null })
  })

  it('is refused beside its field, and nothing is remembered', async () => {
    const shopper = newShopper(testShop())
    for (const pin of ['', '60000', '060004', '6000041', '60 0004', 'abcdef', 600004]) {
      const reply = await shopper.put(path, { pin })
      expect([reply.status, Object.keys(reply.body['errors'] as object)]).toEqual([400, ['pin']])
    }
    expect((await shopper.put(path, { pin: '600004', productId: 999_999 })).status).toBe(404)
    expect(shopper.cookies.has('pin')).toBe(false)
  })

  it('in a cookie that somebody has written is none unless it is one', async () => {
    const shopper = newShopper(testShop())
    for (const written of ['60000', '060004', '<script>', '6000041']) {
      shopper.cookies.set('pin', written)
      expect((await shopper.get(path)).as(DeliveryQuote).pin).toBeNull()
    }
  })
})
