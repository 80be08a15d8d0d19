import { expect, it } from 'vitest'
import { onBothEngines } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper } from '#test/shopper.ts'
import { claimKey, forgetAnswers } from './idempotency-queries.ts'

const key = (name: string) => ({ 'idempotency-key': `key-${name}-0123456789` })

onBothEngines('a write with an Idempotency-Key', (testShop) => {
  /** Somebody whom the shop knows already. */
  const known = async (): Promise<[Shopper, number]> => {
    const guest = newShopper(testShop())
    const id = await addPiece(testShop().shop, { stock: 9 })
    await guest.post('/api/cart/lines', { productId: id })
    return [guest, id]
  }
  const add = (guest: Shopper, id: number, name: string) =>
    guest.post('/api/cart/lines', { productId: id }, key(name))

  it('counts once: the same key and body get the same answer', async () => {
    const [guest, id] = await known()
    const first = await add(guest, id, 'once')
    const second = await add(guest, id, 'once')
    expect([second.status, second.text]).toEqual([first.status, first.text])
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect((await guest.get('/api/cart')).body['count']).toBe(2)
  })

  it('the same key with another body is 409', async () => {
    const [guest, id] = await known()
    await add(guest, id, 'other')
    const other = await guest.post('/api/cart/lines', { productId: id, quantity: 2 }, key('other'))
    expect(other.status).toBe(409)
  })

  it('a refusal is not kept: the same key may be tried again', async () => {
    const [guest, id] = await known()
    const { shop } = testShop()
    const setStock = (stock: number) =>
      shop.db.write((tx) =>
        tx.updateTable('products').set({ stock }).where('id', '=', id).execute(),
      )
    await setStock(0)
    expect((await add(guest, id, 'again')).status).toBe(409)
    await setStock(5)
    expect((await add(guest, id, 'again')).status).toBe(200)
  })

  it('keys of different visitors never meet', async () => {
    const [guest, id] = await known()
    const [other] = await known()
    await add(guest, id, 'mine')
    expect((await add(other, id, 'mine')).headers.get('idempotency-replayed')).toBeNull()
  })

  it('while the first is being answered the second gets 409 with Retry-After', async () => {
    const [guest, id] = await known()
    const { shop, clock } = testShop()
    const claim = { key: key('busy')['idempotency-key'], requestHash: 'x' }
    const { tokenHash: scope } = await shop.db.read
      .selectFrom('carts')
      .select('token_hash as tokenHash')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const replies = await Promise.all([add(guest, id, 'race'), add(guest, id, 'race')])
    const statuses = replies.map((reply) => reply.status).sort()
    expect([200, 409]).toContain(statuses[1])
    expect(statuses[0]).toBe(200)
    const whole = { ...claim, scope: `guest:${scope}` }
    await shop.db.write((tx) => claimKey(tx, whole, clock.now, 1000))
    const busy = await add(guest, id, 'busy')
    expect(busy.status).toBe(409)
    clock.now += 61_000
    expect((await add(guest, id, 'busy')).status).toBe(200)
  })

  it('fifty at once change the cart once', async () => {
    const [guest, id] = await known()
    const replies = await Promise.all(Array.from({ length: 50 }, () => add(guest, id, 'fifty')))
    const fine = replies.filter((reply) => reply.status === 200)
    expect(fine.length).toBeGreaterThan(0)
    for (const reply of replies.filter((one) => one.status !== 200)) {
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([409, '1'])
    }
    expect((await guest.get('/api/cart')).body['count']).toBe(2)
  })

  it('is forgotten after 24 hours', async () => {
    const [guest, id] = await known()
    const { shop, clock } = testShop()
    await add(guest, id, 'day')
    clock.now += 24 * 3_600_000
    await shop.db.write((tx) => forgetAnswers(tx, clock.now))
    const anew = await add(guest, id, 'day')
    expect(anew.headers.get('idempotency-replayed')).toBeNull()
  })

  it('refuses a key that nobody could tell from another', async () => {
    const [guest, id] = await known()
    const reply = await guest.post('/api/cart/lines', { productId: id }, { 'idempotency-key': 'x' })
    expect(reply.status).toBe(400)
  })
})
