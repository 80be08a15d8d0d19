import { expect, it } from 'vitest'
import { z } from 'zod'
import { SavedAddress } from '#contract/accounts/types.ts'
import { Checkout } from '#contract/checkout/types.ts'
import { policy } from '#domain/policy.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { address, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { deleteAccount } from '../delete-account.ts'
import { userById } from '../queries.ts'

const api = '/api/account/saved-addresses'
const Book = z.array(SavedAddress)

onBothEngines('the delivery addresses of an account', (testShop) => {
  const add = async (who: Shopper, line1: string, isDefault?: boolean) => {
    const reply = await who.post(api, { address: { ...address, line1 }, isDefault })
    expect(reply.status).toBe(201)
    return reply.as(Book)
  }
  const shown = (book: SavedAddress[]) => book.map((one) => [one.line1, one.isDefault])

  it('are added, changed and removed; the default one stands first and is never missing', async () => {
    const meena = await signedIn(testShop())
    expect(shown(await add(meena, 'Home'))).toEqual([['Home', true]])
    expect(shown(await add(meena, 'Office'))).toEqual([
      ['Home', true],
      ['Office', false],
    ])
    const book = await add(meena, 'Mother', true)
    expect(shown(book)).toEqual([
      ['Mother', true],
      ['Office', false],
      ['Home', false],
    ])
    expect(book[0]).toMatchObject({ pin: '600004', mobile: '9840012345', line2: '' })
    const office = book[1]?.id
    const changed = await meena.put(`${api}/${office}`, {
      address: { ...address, line1: 'New office' },
      isDefault: true,
    })
    expect(shown(changed.as(Book))[0]).toEqual(['New office', true])
    const kept = await meena.put(`${api}/${office}`, { address: { ...address, line1: 'Office 2' } })
    expect(shown(kept.as(Book))[0]).toEqual(['Office 2', true])
    const left = await meena.del(`${api}/${office}`)
    expect(shown(left.as(Book))).toEqual([
      ['Mother', true],
      ['Home', false],
    ])
    expect((await meena.del(`${api}/${office}`)).status).toBe(404)
    expect(shown((await meena.get(api)).as(Book))).toEqual(shown(left.as(Book)))
  })

  it('say beside each field what is wrong', async () => {
    const meena = await signedIn(testShop())
    const reply = await meena.post(api, { address: { ...address, pin: '12', city: '' } })
    expect([reply.status, reply.body['errors']]).toEqual([
      400,
      {
        'address.pin': 'Please enter a 6-digit PIN code',
        'address.city': 'Please enter the town or district',
      },
    ])
  })

  it('are asked about once when a parcel may not find them', async () => {
    const meena = await signedIn(testShop())
    const doubtful = { ...address, state: 'Bihar', city: 'Patna' }
    const refused = {
      status: 400,
      body: { faults: { isAddressConfirmed: { code: 'unconfirmed' } } },
    }
    expect(await meena.post(api, { address: doubtful })).toMatchObject(refused)
    const form = { address: doubtful, isAddressConfirmed: true }
    const [own] = (await meena.post(api, form)).as(Book)
    const path = `${api}/${own?.id}`
    expect(await meena.put(path, { address: doubtful })).toMatchObject(refused)
    expect((await meena.put(path, form)).status).toBe(200)
    expect((await meena.get(api)).as(Book)).toMatchObject([{ city: 'Patna', state: 'Bihar' }])
  })

  it('are shown at the checkout, and take in the address of an order that wishes it, once', async () => {
    const meena = await signedIn(testShop())
    const bought = async (line1: string, isAddressKept?: boolean) => {
      await fill(meena, await addPiece(testShop().shop))
      const more = { address: { ...address, line1 }, isAddressKept }
      expect((await order(meena, { more })).status).toBe(201)
      const { savedAddresses } = (await meena.get('/api/checkout')).as(Checkout)
      return shown(savedAddresses)
    }
    expect(await bought('Passing by')).toEqual([])
    expect(await bought('Home', true)).toEqual([['Home', true]])
    expect(await bought('Home', true)).toEqual([['Home', true]])
    const both = [
      ['Home', true],
      ['Office', false],
    ]
    expect(await bought('Office', true)).toEqual(both)
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop))
    expect((await order(guest, { more: { isAddressKept: true } })).status).toBe(201)
    expect((await guest.get('/api/checkout')).as(Checkout).savedAddresses).toEqual([])
  })

  it('refuse no order when there is no room for its address', async () => {
    const meena = await signedIn(testShop())
    for (let n = 0; n < policy.savedAddresses; n++) await add(meena, `House ${n}`)
    await fill(meena, await addPiece(testShop().shop))
    const more = { address: { ...address, line1: 'One more' }, isAddressKept: true }
    expect((await order(meena, { more })).status).toBe(201)
    const book = (await meena.get(api)).as(Book)
    expect(book).toHaveLength(policy.savedAddresses)
    expect(book.map((one) => one.line1)).not.toContain('One more')
  })

  it('are nobody else’s', async () => {
    const [meena, other] = [await signedIn(testShop()), await signedIn(testShop())]
    const [own] = await add(meena, 'Mine')
    expect((await other.get(api)).as(Book)).toEqual([])
    expect((await other.put(`${api}/${own?.id}`, { address })).status).toBe(404)
    expect((await other.del(`${api}/${own?.id}`)).status).toBe(404)
    expect((await newShopper(testShop()).get(api)).status).toBe(401)
    expect((await meena.get(api)).as(Book)).toEqual([own])
  })

  it('are at most so many, with one default, however many are added at once', async () => {
    const meena = await signedIn(testShop())
    const form = (n: number) => ({ address: { ...address, line1: `House ${n}` }, isDefault: true })
    const replies = await Promise.all(
      Array.from({ length: policy.savedAddresses + 5 }, (_, n) => meena.post(api, form(n))),
    )
    const taken = replies.filter(({ status }) => status === 201)
    expect(taken).toHaveLength(policy.savedAddresses)
    expect(replies.find(({ status }) => status === 409)?.body['message']).toBe(
      'You can keep 20 addresses. Please remove one first.',
    )
    const book = (await meena.get(api)).as(Book)
    expect(book.filter((one) => one.isDefault)).toHaveLength(1)
  })

  it('are kept once each, sent three times at once, or changed to what is kept already', async () => {
    const meena = await signedIn(testShop())
    const form = { address: { ...address, line1: 'Home' } }
    const replies = await Promise.all([1, 2, 3].map(() => meena.post(api, form)))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(shown((await meena.get(api)).as(Book))).toEqual([['Home', true]])
    const both = await add(meena, 'Office', true)
    expect(shown(await add(meena, 'Home', true))).toEqual([
      ['Home', true],
      ['Office', false],
    ])
    const office = both.find(({ line1 }) => line1 === 'Office')?.id
    const merged = must(await meena.put(`${api}/${office}`, form)).as(Book)
    expect(shown(merged)).toEqual([['Home', true]])
    expect(merged[0]?.id).toBe(office)
  })

  it('are in the own data, and go with the account', async () => {
    const { shop } = testShop()
    const meena = await signedIn(testShop())
    await add(meena, 'To be forgotten')
    expect((await meena.get('/api/users/data')).text).toContain('To be forgotten')
    const rows = () =>
      shop.db.read
        .selectFrom('saved_addresses')
        .select('id')
        .where('user_id', '=', meena.userId)
        .execute()
    expect(await rows()).toHaveLength(1)
    const user = await userById(shop.db.read, meena.userId ?? 0)
    if (!user) throw new Error('There is no such account.')
    await deleteAccount(shop, user)
    expect(await rows()).toEqual([])
  })
})
