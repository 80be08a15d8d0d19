import { beforeEach, expect, it } from 'vitest'
import { BuyerPanAnswer } from '#contract/orders/part-types.ts'
import { openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { address, fill } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { issuedGstin, registerShop } from '#test/tax-shop.ts'

const pan = 'ABCPM1234K'

onNewShops('an order that staff write', (testShop) => {
  beforeEach(() => openForBusiness(testShop()))
  const orders = '/api/admin/orders'
  const formOf = (productId: number, more: object = {}) => ({
    ...{ channel: 'phone', contact: { mobile: '9840012345' }, fullName: 'Meena Raman' },
    ...{ address: null, paymentMethod: 'upi', lines: [{ productId, quantity: 1 }], ...more },
  })
  const write = async (price: number, more: object = {}) => {
    const productId = await addPiece(testShop().shop, { price, stock: 1 })
    return (await signedIn(testShop(), 'manager')).post(orders, formOf(productId, more))
  }
  const kept = () => testShop().shop.db.read.selectFrom('orders').select('buyer_pan').execute()

  it('asks for the PAN above the limit as the checkout does, and shows it to the owner alone', async () => {
    await registerShop(testShop(), { gstin: issuedGstin, isPanAsked: true })
    const without = await write(200_001)
    expect([without.status, Object.keys(without.body['errors'] as object)]).toEqual([
      ...[400, ['buyerPan']],
    ])
    expect((await write(200_001, { buyerPan: 'ABC' })).body['errors']).toEqual({
      buyerPan: 'A PAN has 5 letters, 4 digits and a letter',
    })
    expect(await kept()).toEqual([])
    const { id } = must(await write(200_001, { buyerPan: ' abcpm 1234k' })).body
    const owner = await signedIn(testShop(), 'owner')
    const read = must(await owner.get(`${orders}/${String(id)}/pan`)).as(BuyerPanAnswer)
    expect([read, (await kept())[0]?.buyer_pan]).toEqual([{ pan }, expect.stringMatching(/^v1\./)])
    must(await write(200_000, { buyerPan: pan }))
    expect((await kept()).at(-1)).toEqual({ buyer_pan: null })
  })

  it('of a chat asks for it too', async () => {
    await registerShop(testShop(), { gstin: issuedGstin, isPanAsked: true })
    const shopper = newShopper(testShop())
    await fill(shopper, await addPiece(testShop().shop, { price: 200_001, stock: 1 }))
    must(await shopper.post('/api/whatsapp-orders'))
    const manager = await signedIn(testShop(), 'manager')
    const list = must(await manager.get('/api/admin/whatsapp-orders?state=open')).body['items']
    const [chat] = list as { id: number }[]
    const path = `/api/admin/whatsapp-orders/${chat?.id}/order`
    const { channel: _, lines: _lines, ...form } = formOf(0)
    const refused = await manager.post(path, form)
    expect([refused.status, refused.body['refusal']]).toEqual([400, 'pan-needed'])
    must(await manager.post(path, { ...form, buyerPan: pan }))
    expect((await kept())[0]?.buyer_pan).toMatch(/^v1\./)
  })

  it('needs none while the owner has not switched it on', async () => {
    await registerShop(testShop(), { gstin: issuedGstin })
    must(await write(200_001, { buyerPan: pan }))
    expect(await kept()).toEqual([{ buyer_pan: null }])
  })

  it('is refused at once where its invoice would be: a composition seller stays at home', async () => {
    await registerShop(testShop(), { registration: 'composition', gstin: issuedGstin })
    const bangalore = { ...address, city: 'Bengaluru', state: 'Karnataka', pin: '560001' }
    const away = await write(6000, { address: bangalore })
    expect([away.status, away.body['refusal']]).toEqual([409, 'invoice-across-states'])
    must(await write(6000, { address }))
  })
})
