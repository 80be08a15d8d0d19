import { expect, it } from 'vitest'
import { Cart } from '#contract/cart/types.ts'
import { Checkout } from '#contract/checkout/types.ts'
import { timeInIndia } from '#domain/india-time.ts'
import { emailAnew } from '#test/email-anew.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { jobHandlers } from '../app/job-handlers.ts'
import { mergeCarts } from '../cart/merge-carts.ts'
import { performDue } from '../platform/jobs/perform.ts'
import { keepAside, releaseHolds } from '../stock/hold-queries.ts'
import { offerFreedPieces } from './offer-pieces.ts'

it('says times as the clocks of India show them', () => {
  expect(timeInIndia(Date.UTC(2026, 0, 15, 13, 10))).toBe('6:40 pm')
})

onBothEngines('holds', (testShop) => {
  const minutes = (count: number) => count * 60_000

  it('no more is kept aside than is there, whoever asks without having looked', async () => {
    const { shop, clock } = testShop()
    const [one, other] = [await addPiece(shop, { stock: 1 }), await addPiece(shop, { stock: 2 })]
    const keep = (cartId: number, quantity: number) =>
      shop.db.write(async (tx) => {
        const pieces = [one, other].map((productId) => ({ productId, quantity }))
        const when = { expires_at: clock.now + minutes(15), now: clock.now }
        const kept = await keepAside(tx, pieces, { kind: 'checkout', owner: { cartId }, ...when })
        if (kept.size === 0) return []
        await releaseHolds(tx, { cartId })
        return [...kept]
      })
    const guest = newShopper(testShop())
    await fill(guest, one)
    const cart = await shop.db.read
      .selectFrom('cart_lines')
      .select('cart_id')
      .where('product_id', '=', one)
      .executeTakeFirstOrThrow()
    expect(await keep(cart.cart_id, 1)).toEqual([one, other])
    expect(await keep(cart.cart_id, 2)).toEqual([other])
    expect(await keep(cart.cart_id, 3)).toEqual([])
  })

  it('entering checkout holds the pieces for 15 minutes, and never from their owner', async () => {
    const { shop, clock } = testShop()
    const [guest, rival] = [newShopper(testShop()), newShopper(testShop())]
    const id = await addPiece(shop, { name: 'Kept', stock: 1 })
    await fill(guest, id)
    await fill(rival, id)
    const until = new Date(clock.now + minutes(15)).toISOString()
    const checkout = (await guest.post('/api/checkout')).as(Checkout)
    expect(checkout.hold).toEqual({ until, productIds: [id] })
    expect(checkout.cart.lines[0]?.problems).toEqual([])
    const line = (await rival.get('/api/cart')).as(Cart).lines[0]
    expect(line).toMatchObject({ maxQuantity: 0, problems: [{ kind: 'on-hold', until }] })
    const seen = await rival.get(`/api/availability?ids=${id}`)
    expect(JSON.parse(seen.text)).toEqual([{ productId: id, available: 0, heldUntil: until }])
    clock.now += minutes(15) - 1
    expect((await order(rival)).status).toBe(409)
    clock.now += 1
    expect((await rival.get('/api/cart')).as(Cart).lines[0]?.problems).toEqual([])
    expect((await order(rival)).status).toBe(201)
    expect((await order(guest)).status).toBe(409)
  })

  it('coming back to the checkout keeps its end', async () => {
    const { shop, clock } = testShop()
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(shop))
    const first = (await guest.post('/api/checkout')).as(Checkout).hold?.until
    clock.now += minutes(10)
    expect((await guest.post('/api/checkout')).as(Checkout).hold?.until).toBe(first)
  })

  it('in its last two minutes it may be kept longer, as often as a piece may be kept, and never ends sooner', async () => {
    const { shop, clock } = testShop()
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { stock: 1 })
    await fill(guest, id)
    const enter = async () => {
      const { hold } = (await guest.post('/api/checkout')).as(Checkout)
      expect(hold?.productIds).toEqual([id])
      return Date.parse(hold?.until ?? '')
    }
    const first = await enter()
    clock.now = first - minutes(2) - 1
    expect(await enter()).toBe(first)
    clock.now = first - minutes(2)
    let end = await enter()
    expect(end).toBe(clock.now + minutes(15))
    // Until it has been kept for as long as one may; then it keeps the end that was promised.
    for (let again = 0; again < 20; again++) {
      clock.now = end - minutes(1)
      const next = await enter()
      expect(next).toBeGreaterThanOrEqual(end)
      if (next === end) return
      end = next
    }
    throw new Error('It is kept for ever.')
  })

  it('keeps the three scarcest pieces of a large cart', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const ids: number[] = []
    for (const stock of [9, 1, 8, 2, 3]) ids.push(await addPiece(shop, { stock }))
    await fill(guest, ...ids)
    const checkout = (await guest.post('/api/checkout')).as(Checkout)
    expect(checkout.hold?.productIds.toSorted()).toEqual([ids[1], ids[3], ids[4]].toSorted())
  })

  it('go along when the guest signs in', async () => {
    const { shop } = testShop()
    const [guest, customer] = [newShopper(testShop()), await signedIn(testShop())]
    const [kept, own] = [await addPiece(shop, { stock: 1 }), await addPiece(shop)]
    await fill(guest, kept)
    await fill(customer, own)
    must(await guest.post('/api/checkout'))
    const token = guest.cookies.get('cart') ?? null
    await shop.db.write((tx) => mergeCarts(tx, token, customer.userId ?? 0))
    const cart = (await customer.get('/api/cart')).as(Cart)
    expect(cart.lines.map((line) => [line.id, line.problems])).toEqual([
      [kept, []],
      [own, []],
    ])
  })
})

onBothEngines('the queue for a piece', (testShop) => {
  const secretIn = async (recipient: string) => {
    const { shop } = testShop()
    await performDue(shop, jobHandlers)
    const mail = await shop.db.read
      .selectFrom('mails')
      .select(['id', 'body'])
      .where('recipient', '=', recipient)
      .where('letter', '=', 'piece-is-free')
      .executeTakeFirst()
    expect(mail?.body ?? '').not.toContain('#token=')
    const words = mail ? await emailAnew(shop, mail.id) : ''
    return /#token=([\w-]{43})/.exec(words)?.[1]
  }

  it('mails the first with a private two-hour link, then the next', async () => {
    const { shop, clock } = testShop()
    const [buyer, first, second] = [
      newShopper(testShop()),
      newShopper(testShop()),
      newShopper(testShop()),
    ]
    const id = await addPiece(shop, { name: 'One of a kind', stock: 1 })
    await fill(buyer, id)
    must(await buyer.post('/api/checkout'))
    const queue = (email: string) => first.post('/api/waiting', { productId: id, email })
    must(await queue('First@example.in'))
    must(await queue('first@example.in'))
    must(await queue('second@example.in'))
    await offerFreedPieces(shop)
    expect(await secretIn('first@example.in')).toBeUndefined()
    clock.now += 15 * 60_000
    await offerFreedPieces(shop)
    await offerFreedPieces(shop)
    const token = await secretIn('first@example.in')
    expect(await secretIn('second@example.in')).toBeUndefined()
    const claimed = await first.post('/api/holds/claim', { token })
    expect(claimed.as(Cart).lines[0]).toMatchObject({ id, maxQuantity: 1, problems: [] })
    expect((await second.post('/api/holds/claim', { token })).status).toBe(404)
    expect((await order(buyer)).status).toBe(409)
    clock.now += 2 * 3_600_000
    await offerFreedPieces(shop)
    const next = await secretIn('second@example.in')
    expect((await second.post('/api/holds/claim', { token: next })).status).toBe(200)
    expect((await order(second)).status).toBe(201)
  })

  it('knows no other link and no unknown piece', async () => {
    const guest = newShopper(testShop())
    expect((await guest.post('/api/holds/claim', { token: 'x' })).status).toBe(404)
    expect((await guest.post('/api/holds/claim', { token: '' })).status).toBe(404)
    const form = { productId: 999_999, email: 'a@example.in' }
    expect((await guest.post('/api/waiting', form)).status).toBe(404)
  })
})
