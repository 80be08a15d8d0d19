import { expect, it } from 'vitest'
import { CustomerFile, CustomerPage } from '#contract/customers/types.ts'
import { PlacedOrder } from '#contract/orders/types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { userById } from '../accounts/queries.ts'

onNewShops('buyers', (testShop) => {
  const buy = async (who: Shopper, mobile: string, price: number) => {
    await fill(who, await addPiece(testShop().shop, { price }))
    const { token } = (await order(who, { mobile })).as(PlacedOrder)
    return token
  }
  const listed = async (manager: Shopper, q = '') =>
    (await manager.get(`/api/admin/buyers?q=${q}`)).as(CustomerPage)

  it('stand once, with the number of their orders and what they spent', async () => {
    await buy(newShopper(testShop()), '9700000001', 6000)
    await buy(newShopper(testShop()), '9700000002', 8000)
    await buy(newShopper(testShop()), '9700000001', 7000)
    const guest = newShopper(testShop())
    must(await guest.post(`/api/orders/${await buy(guest, '9700000003', 9000)}/cancel`))
    const manager = await signedIn(testShop(), 'manager')
    const buyers = await listed(manager)
    expect(buyers.items.map(({ mobile, orders, spent }) => [mobile, orders, spent])).toEqual([
      ['9700000003', 1, 0],
      ['9700000001', 2, 13_000],
      ['9700000002', 1, 8000],
    ])
    expect((await listed(manager, '00002')).total).toBe(1)
    expect((await listed(manager, '%25')).total).toBe(0)
    for (const typed of ['97000 00002', '+91 97000-00002', '09700000002'])
      expect((await listed(manager, encodeURIComponent(typed))).total, typed).toBe(1)
  })

  it('keep the name that they once gave where a later sale at a stall names nobody', async () => {
    await buy(newShopper(testShop()), '9700000007', 6000)
    const owner = await signedIn(testShop(), 'owner')
    const [before] = (await listed(owner, '9700000007')).items
    const lines = [{ productId: await addPiece(testShop().shop, { price: 900 }), quantity: 1 }]
    const sale = { lines, paidBy: 'cod', mobile: '9700000007' }
    expect(must(await owner.post('/api/admin/stall-sales', sale)).body['buyerName']).toBe('')
    const [after] = (await listed(owner, '9700000007')).items
    expect(after).toMatchObject({ orders: 2, fullName: before?.fullName })
    const file = (await owner.get('/api/admin/buyers.csv')).text
    expect(file).toContain(`${before?.fullName},`)
    expect(file).not.toContain('Walk-in buyer')
  })

  it('each has a file with orders, addresses and the notes of staff', async () => {
    await buy(newShopper(testShop()), '9700000001', 6000)
    await buy(newShopper(testShop()), '9700000001', 7000)
    const manager = await signedIn(testShop(), 'manager')
    const [buyer] = (await listed(manager, '9700000001')).items
    const read = () => manager.get(`/api/admin/buyers/${buyer?.id}`)
    const file = (await read()).as(CustomerFile)
    expect(file.orderList.map(({ total }) => total)).toEqual([7000, 6000])
    expect(file.addresses).toMatchObject([{ city: 'Chennai' }])
    expect(file.notes).toEqual([])
    // Any order of theirs leads to the same file.
    const other = await manager.get(`/api/admin/buyers/${file.orderList[0]?.id}`)
    expect(other.as(CustomerFile).id).toBe(buyer?.id)
    const words = 'Likes temple borders. Call after six.'
    const noted = await manager.post(`/api/admin/buyers/${buyer?.id}/notes`, { words })
    const [note] = noted.as(CustomerFile).notes
    expect(note).toMatchObject({ words, by: expect.stringMatching(/^person-/) })
    const empty = await manager.post(`/api/admin/buyers/${buyer?.id}/notes`, { words: ' ' })
    expect(empty.body['errors']).toEqual({ words: 'Please write a few words' })
    expect((await manager.del(`/api/admin/buyer-notes/${note?.id}`)).status).toBe(204)
    expect((await manager.del(`/api/admin/buyer-notes/${note?.id}`)).status).toBe(404)
    expect((await read()).as(CustomerFile).notes).toEqual([])
    const audit = await testShop()
      .shop.db.read.selectFrom('audit')
      .select(['action', 'subject'])
      .where('kind', '=', 'buyer')
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual(['update', 'delete'])
    expect(JSON.stringify(audit)).not.toContain('temple')
  })

  it('are none of a packer’s business, and nobody’s who never bought', async () => {
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.get('/api/admin/buyers')).status).toBe(403)
    const manager = await signedIn(testShop(), 'manager')
    expect((await manager.get('/api/admin/buyers/999999')).status).toBe(404)
    expect((await manager.get('/api/admin/buyers/x')).status).toBe(400)
    const lost = await manager.post('/api/admin/buyers/999999/notes', { words: 'Who?' })
    expect(lost.status).toBe(404)
  })

  it('who leave take their notes along, but nobody else’s', async () => {
    const { shop } = testShop()
    const manager = await signedIn(testShop(), 'manager')
    const customer = await signedIn(testShop())
    const noteOn = async (mobile: string) => {
      const [buyer] = (await listed(manager, mobile)).items
      must(await manager.post(`/api/admin/buyers/${buyer?.id}/notes`, { words: `On ${mobile}` }))
    }
    must(await customer.post(`/api/orders/${await buy(customer, '9800000001', 1000)}/cancel`))
    // Somebody else has ordered under this number too.
    await buy(newShopper(testShop()), '9800000002', 1000)
    must(await customer.post(`/api/orders/${await buy(customer, '9800000002', 1000)}/cancel`))
    await noteOn('9800000001')
    await noteOn('9800000002')
    const mine = JSON.parse((await customer.get('/api/users/data')).text)
    expect(mine.notes).toMatchObject([{ words: 'On 9800000001' }])
    const user = await userById(shop.db.read, customer.userId ?? 0)
    if (!user) throw new Error('The customer is there.')
    await deleteAccount(shop, user)
    const left = await shop.db.read.selectFrom('buyer_notes').select('words').execute()
    expect(left).toEqual([{ words: 'On 9800000002' }])
    expect((await listed(manager, '9800000001')).total).toBe(0)
  })
})
