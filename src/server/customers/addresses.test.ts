import { expect, it } from 'vitest'
import { CustomerFile } from '#contract/customers/types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { address, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

const mobile = '9700000009'

onNewShops('the file of a buyer', (testShop) => {
  const buy = async (line1: string) => {
    testShop().clock.now += 60_000
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { price: 6000 }))
    must(await order(guest, { mobile, more: { address: { ...address, line1 } } }), 201)
  }
  const sellOverTheCounter = async () => {
    testShop().clock.now += 60_000
    const owner = await signedIn(testShop(), 'owner')
    const sale = {
      ...{ channel: 'exhibition', contact: { mobile }, fullName: 'Meena Raman', address: null },
      ...{ paymentMethod: 'cod', isPaid: true },
      lines: [{ productId: await addPiece(testShop().shop, { price: 900 }), quantity: 1 }],
    }
    must(await owner.post('/api/admin/orders', sale))
  }
  const file = async () => {
    const owner = await signedIn(testShop(), 'owner')
    const { items } = must(await owner.get('/api/admin/buyers')).body as { items: { id: number }[] }
    return must(await owner.get(`/api/admin/buyers/${items[0]?.id}`)).as(CustomerFile)
  }

  it('has each place once, the latest first, and none of a sale over the counter', async () => {
    await sellOverTheCounter()
    expect((await file()).addresses).toEqual([])
    for (const line1 of ['1 East Street', '2 West Street', '1 East Street']) await buy(line1)
    await sellOverTheCounter()
    const { addresses, orders, spent, orderList, lastOrderAt, language } = await file()
    expect(addresses.map(({ line1 }) => line1)).toEqual(['1 East Street', '2 West Street'])
    expect([orders, spent, language]).toEqual([5, 19_800, 'en'])
    expect(lastOrderAt).toBe(new Date(testShop().clock.now).toISOString())
    expect(orderList.map(({ channel, total, state }) => [channel, total, state])).toEqual([
      ['exhibition', 900, 'confirmed'],
      ...Array.from({ length: 3 }, () => ['web', 6000, 'confirmed']),
      ['exhibition', 900, 'confirmed'],
    ])
    expect(orderList[0]?.placedAt).toBe(lastOrderAt)
  })

  it('keeps the notes of staff who are gone, without a name, and names the customer in the log by number', async () => {
    await buy('1 East Street')
    const manager = await signedIn(testShop(), 'manager')
    const { id, mobile: shown } = await file()
    expect(shown).toBe(mobile)
    const path = `/api/admin/buyers/${id}/notes`
    const noted = must(await manager.post(path, { words: 'Likes green' })).as(CustomerFile)
    const [note] = noted.notes
    expect(note).toMatchObject({
      words: 'Likes green',
      at: new Date(testShop().clock.now).toISOString(),
    })
    const { db } = testShop().shop
    const log = db.read.selectFrom('audit').select(['action', 'subject_id', 'subject'])
    must(await manager.del(`/api/admin/buyer-notes/${note?.id}`), 204)
    expect(await log.where('kind', '=', 'buyer').orderBy('id').execute()).toEqual([
      { action: 'update', subject_id: id, subject: `note added (customer ${id})` },
      { action: 'delete', subject_id: note?.id, subject: `note ${note?.id} deleted` },
    ])
    const gone = await manager.del(`/api/admin/buyer-notes/${note?.id}`)
    expect([gone.status, gone.body['refusal']]).toEqual([404, 'no-such-note'])
    const nobody = await manager.get('/api/admin/buyers/999999')
    expect([nobody.status, nobody.body['refusal']]).toEqual([404, 'no-such-customer'])
  })
})
