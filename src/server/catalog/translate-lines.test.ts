import { beforeAll, expect, it } from 'vitest'
import { Cart, ChangedCart } from '#contract/cart/types.ts'
import { StartedChat } from '#contract/chats/types.ts'
import { Checkout } from '#contract/checkout/types.ts'
import { FollowedOrder, Order, PlacedOrder } from '#contract/orders/types.ts'
import { Visitor } from '#contract/visitor/types.ts'
import { SharedWishlist, Wishlist } from '#contract/wishlist/types.ts'
import { openForBusiness } from '#test/an-order.ts'
import { saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { orderForm } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { readEmail } from '#test/read-email.ts'
import { newShopper } from '#test/shopper.ts'
import { bumpVersion } from '../platform/db/version.ts'

const inTamil = { 'content-language': 'ta' }

onBothEngines('sarees of carts, wishlists and orders in the language of the page', (testShop) => {
  beforeAll(() => openForBusiness(testShop()))

  const name = 'காஞ்சிபுரம்'
  const description = 'பட்டு, மெரூன், திருமணம்'
  const said = { name, description }
  const values = [
    ['fabric:Silk', 'Silk', 'பட்டு'],
    ['color:Maroon', 'Maroon', 'மெரூன்'],
    ['occasion:Wedding', 'Wedding', 'திருமணம்'],
  ] as const

  async function brought() {
    const { shop } = testShop()
    const english = 'Kanjivaram'
    const id = await addPiece(shop, { name: english, price: 6000, stock: 9 })
    await saveWords(shop, 'ta', [
      { thing: 'product', id, field: 'name', english, words: name },
      ...values.map(([field, english, words]) => ({
        ...{ thing: 'value' as const, field, english, words },
      })),
    ])
    return { id, shopper: newShopper(testShop()) }
  }

  async function ordered() {
    const { id, shopper } = await brought()
    must(await shopper.post('/api/cart/lines', { productId: id }))
    const form = await orderForm(shopper)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answer = must(await shopper.post('/api/orders', form, { ...inTamil, ...key }))
    const { token } = answer.as(PlacedOrder)
    return { id, shopper, token, number: answer.as(PlacedOrder).number }
  }

  const rename = (id: number) =>
    testShop().shop.db.write(async (tx) => {
      await bumpVersion(tx, testShop().shop.now())
      await tx.updateTable('products').set({ name: 'Renamed' }).where('id', '=', id).execute()
    })

  it('a cart, wherever it is read and whatever changes it; the sums stand for the same', async () => {
    const { id, shopper } = await brought()
    const line = { productId: id }
    const added = must(await shopper.post('/api/cart/lines', line, inTamil)).as(ChangedCart)
    expect(added.lines).toMatchObject([said])
    const cart = (await shopper.get('/api/cart?language=ta')).as(Cart)
    expect(cart.lines).toMatchObject([said])
    const english = (await shopper.get('/api/cart')).as(Cart)
    expect(english.lines).toMatchObject([
      { name: 'Kanjivaram', description: 'Silk, Maroon, Wedding' },
    ])
    expect(cart.hash).toBe(english.hash)
    expect((await shopper.get('/api/visitor?language=ta')).as(Visitor).cart.lines).toMatchObject([
      said,
    ])
    const checkout = (await shopper.get('/api/checkout?language=ta')).as(Checkout)
    expect(checkout.cart.lines).toMatchObject([said])
    const chat = must(await shopper.post('/api/whatsapp-orders', {}, inTamil))
    expect(chat.as(StartedChat).lines).toMatchObject([said])
    // The saree is called what staff call it, in the words of whoever writes.
    const { text } = chat.as(StartedChat)
    expect(text).toContain('வணக்கம், நான் ஆர்டர் செய்ய விரும்புவது:\n\n1. Kanjivaram: ₹6,000')
    expect(text).toContain('டெலிவரிக் கட்டணம்: இலவசம்\nமொத்தம்: ₹6,000\n\nகுறிப்பு எண்: WA-')
  })

  it('names in `inEnglish` what nobody has said in the language', async () => {
    const { id, shopper } = await brought()
    must(await shopper.post('/api/cart/lines', { productId: id }))
    const hindi = (await shopper.get('/api/cart?language=hi')).as(Cart)
    expect(hindi.lines[0]).toMatchObject({ inEnglish: ['name', 'description'] })
    expect((await shopper.get('/api/cart?language=xx')).as(Cart).lines[0]?.inEnglish).toBe(
      undefined,
    )
  })

  it('a wishlist and the list that a relative opens', async () => {
    const { id, shopper } = await brought()
    const path = `/api/wishlist/pieces/${id}`
    const added = must(await shopper.put(path, {}, inTamil)).as(Wishlist)
    expect(added.pieces).toMatchObject([{ product: { name } }])
    expect((await shopper.get('/api/wishlist?language=ta')).as(Wishlist).pieces).toMatchObject([
      { product: { name } },
    ])
    const shared = must(await shopper.post('/api/wishlist/share', { title: 'A' })).as(Wishlist)
    const token = shared.share?.path.split('/').at(-1)
    const relative = await newShopper(testShop()).get(`/api/wishlists/${token}?language=ta`)
    expect(relative.as(SharedWishlist).pieces).toMatchObject([{ product: { name } }])
  })

  it('an order on its page, as it is followed, and in its email', async () => {
    const { shopper, token, number } = await ordered()
    const page = (await shopper.get(`/api/orders/${token}?language=ta`)).as(Order)
    expect(page.lines).toMatchObject([said])
    expect((await shopper.get(`/api/orders/${token}`)).as(Order).lines).toMatchObject([
      { name: 'Kanjivaram' },
    ])
    const followed = await shopper.post(
      '/api/orders/track',
      { number, contact: '9840012345' },
      inTamil,
    )
    expect(must(followed).as(FollowedOrder).lines).toMatchObject([said])
    const { db } = testShop().shop
    const { id: orderId } = await db.read
      .selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    const email = await readEmail(testShop(), 'order-placed', { orderId })
    expect(email.text).toContain(`* ${name}\n  ${description}`)
    expect(email.html).not.toContain('lang="en"')
  })

  it('an order keeps the name that was bought: words of a later name are not said for it', async () => {
    const { id, shopper, token } = await ordered()
    await rename(id)
    const { shop } = testShop()
    const english = 'Renamed'
    await saveWords(shop, 'ta', [
      { thing: 'product', id, field: 'name', english, words: 'வேறு பெயர்' },
    ])
    const page = (await shopper.get(`/api/orders/${token}?language=ta`)).as(Order)
    expect(page.lines).toMatchObject([{ name: 'Kanjivaram', description, inEnglish: ['name'] }])
    const { id: orderId } = await shop.db.read
      .selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    const { html } = await readEmail(testShop(), 'order-placed', { orderId })
    expect(html).toMatch(/<a [^>]*lang="en"[^>]*>Kanjivaram<\/a>/)
  })
})
