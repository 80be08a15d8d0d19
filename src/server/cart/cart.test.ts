import { expect, it } from 'vitest'
import { Cart, ChangedCart } from '#contract/cart/types.ts'
import { saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { seedCoupons } from '../coupons/seed-coupons.ts'
import { hashOf } from '../platform/secret.ts'
import { mergeCarts } from './merge-carts.ts'

onBothEngines('cart', (testShop) => {
  it('is empty, and gives no cookie, before the first change', async () => {
    const guest = newShopper(testShop())
    const reply = await guest.get('/api/cart')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.as(Cart)).toMatchObject({ lines: [], count: 0, total: 0, shipping: 0 })
    expect(guest.cookies.size).toBe(0)
  })

  it('remembers a guest by an httpOnly cookie that is kept only as a hash', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const id = await addPiece(shop)
    const reply = await guest.post('/api/cart/lines', { productId: id })
    expect(reply.headers.getSetCookie()[0]).toMatch(/^cart=[\w-]{43};.*HttpOnly; SameSite=Lax$/)
    const token = guest.cookies.get('cart') ?? ''
    const rows = await shop.db.read.selectFrom('carts').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.some((row) => row.token_hash === hashOf(token))).toBe(true)
    const again = await newShopper(testShop()).get('/api/cart')
    expect(again.as(Cart).lines).toEqual([])
  })

  it('says name, code, fabric, colour, occasion, price and sums', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { name: 'Peacock silk', price: 10_000, discountPrice: 8000 })
    const reply = await guest.post('/api/cart/lines', { productId: id, quantity: 2 })
    const cart = reply.as(ChangedCart)
    expect(cart).toMatchObject({ count: 2, subtotal: 16_000, shipping: 0, total: 16_000 })
    expect(cart.changed).toEqual({ id, quantity: 2, isCapped: false })
    expect(cart.lines[0]).toMatchObject({
      id,
      name: 'Peacock silk',
      description: 'Silk, Maroon, Wedding',
      price: 8000,
      originalPrice: 10_000,
      image: '/uploads/saree-purple.svg',
      maxQuantity: 5,
      problems: [],
    })
  })

  it('says what a saree weighs where its owner said so, and nothing of it where she did not', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const [light, plain] = [await addPiece(shop), await addPiece(shop)]
    await shop.db.write((tx) =>
      tx
        .updateTable('products')
        .set({ facts: JSON.stringify({ weight: '420 g' }) })
        .where('id', '=', light)
        .execute(),
    )
    for (const productId of [light, plain]) must(await guest.post('/api/cart/lines', { productId }))
    const { lines } = (await guest.get('/api/cart')).as(Cart)
    expect(lines.find(({ id }) => id === light)?.weight).toBe('420 g')
    expect(lines.find(({ id }) => id === plain)).not.toHaveProperty('weight')
  })

  it('exactly 5000 still pays shipping', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { price: 2500 })
    const two = await guest.post('/api/cart/lines', { productId: id, quantity: 2 })
    expect(two.body).toMatchObject({ subtotal: 5000, shipping: 250, total: 5250 })
    const three = await guest.put(`/api/cart/lines/${id}`, { quantity: 3 })
    expect(three.body).toMatchObject({ subtotal: 7500, shipping: 0, total: 7500 })
  })

  it('1 to min(10, stock), enforced by the server, said when it changes', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const [few, many] = [await addPiece(shop, { stock: 3 }), await addPiece(shop, { stock: 50 })]
    const capped = await guest.post('/api/cart/lines', { productId: few, quantity: 9 })
    expect(capped.as(ChangedCart).changed).toEqual({ id: few, quantity: 3, isCapped: true })
    const ten = await guest.put(`/api/cart/lines/${many}`, { quantity: 11 })
    expect(ten.as(ChangedCart).changed).toEqual({ id: many, quantity: 10, isCapped: true })
  })

  it.each([[Number.NaN], [0.5], ['2'], [[1]], [-1], [1e308], [null]])(
    'refuses %s as a quantity',
    async (quantity) => {
      const guest = newShopper(testShop())
      const reply = await guest.post('/api/cart/lines', { productId: 1, quantity })
      expect(reply.status).toBe(400)
      expect(reply.body['message']).toEqual(expect.any(String))
    },
  )

  it.each(['0x1', '1e0', '-1', '99999999999999999', 'abc'])('refuses the id %s', async (id) => {
    const reply = await newShopper(testShop()).put(`/api/cart/lines/${id}`, { quantity: 1 })
    expect(reply.status).toBe(400)
  })

  it('takes a line away, by itself or by a quantity of 0', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const [one, two] = [await addPiece(shop), await addPiece(shop)]
    must(await guest.post('/api/cart/lines', { productId: one }))
    must(await guest.post('/api/cart/lines', { productId: two }))
    expect((await guest.del(`/api/cart/lines/${one}`)).as(Cart).lines).toHaveLength(1)
    const empty = await guest.put(`/api/cart/lines/${two}`, { quantity: 0 })
    expect(empty.as(ChangedCart)).toMatchObject({ lines: [], changed: { id: two, quantity: 0 } })
  })

  it('changes no line that is shown and was taken out meanwhile; an undo puts it back', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const [id, other] = [await addPiece(shop), await addPiece(shop)]
    must(await guest.post('/api/cart/lines', { productId: id }))
    const path = `/api/cart/lines/${id}`
    const shown = { quantity: 2, isShown: true }
    expect((await guest.put(path, shown)).body).toMatchObject({ changed: { quantity: 2 } })
    must(await guest.del(path))
    const refused = await guest.put(path, shown)
    expect([refused.status, refused.body['refusal']]).toEqual([409, 'not-in-cart'])
    expect((await guest.get('/api/cart')).as(Cart).lines).toEqual([])
    // Nothing of it is there already, as was wished.
    must(await guest.put(path, { quantity: 0, isShown: true }))
    expect((await guest.put(`/api/cart/lines/${other}`, shown)).status).toBe(409)
    must(await guest.put(path, { quantity: 2 }))
    expect((await guest.get('/api/cart')).as(Cart).lines).toMatchObject([{ id, quantity: 2 }])
  })

  it('refuses what is sold out or gone', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { name: 'Last one', stock: 0 })
    const soldOut = await guest.post('/api/cart/lines', { productId: id })
    expect([soldOut.status, soldOut.body['message']]).toEqual([409, 'Last one is sold out.'])
    expect((await guest.post('/api/cart/lines', { productId: 987_654 })).status).toBe(404)
    // A name of before says which piece it is all the same; what a machine made says nothing yet.
    await saveWords(shop, 'ta', [
      { thing: 'product', id, field: 'name', english: 'Its old name', words: 'கடைசி ஒன்று' },
    ])
    await saveWords(shop, 'hi', [
      { thing: 'product', id, field: 'name', english: 'Last one', words: 'x', madeBy: 'machine' },
    ])
    const named = await guest.post('/api/cart/lines', { productId: id })
    expect(named.body).toMatchObject({
      message: 'Last one is sold out.',
      params: { piece: { name: 'Last one', names: { ta: 'கடைசி ஒன்று' }, left: 0 } },
    })
    expect(named.text).not.toContain('"hi"')
  })

  it('is checked anew at every read: stock, price, existence', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const [a, b, c] = [
      await addPiece(shop, { stock: 4, price: 1000 }),
      await addPiece(shop, { stock: 1, price: 1000 }),
      await addPiece(shop, { price: 1000 }),
    ]
    must(await guest.post('/api/cart/lines', { productId: a, quantity: 4 }))
    must(await guest.post('/api/cart/lines', { productId: b }))
    const before = (await guest.post('/api/cart/lines', { productId: c })).as(Cart)
    await shop.db.write(async (tx) => {
      const products = tx.updateTable('products')
      await products.set({ stock: 1, price_paise: 120_000 }).where('id', '=', a).execute()
      await products.set({ stock: 0 }).where('id', '=', b).execute()
      await products.set({ archived_at: 1 }).where('id', '=', c).execute()
    })
    const after = (await guest.get('/api/cart')).as(Cart)
    expect(after.lines.map((line) => line.problems)).toEqual([
      [
        { kind: 'only-left', left: 1 },
        { kind: 'price-changed', from: 1000, to: 1200 },
      ],
      [{ kind: 'sold-out' }],
      [{ kind: 'unavailable' }],
    ])
    expect(after).toMatchObject({ subtotal: 1200, shipping: 250, total: 1450 })
    expect(after.hash).not.toBe(before.hash)
  })

  it('joins the cart of the customer at sign-in', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const customer = await signedIn(testShop())
    const [a, b] = [await addPiece(shop, { stock: 3 }), await addPiece(shop)]
    must(await guest.post('/api/cart/lines', { productId: a, quantity: 2 }))
    must(await guest.post('/api/cart/lines', { productId: b }))
    must(await customer.post('/api/cart/lines', { productId: a, quantity: 2 }))
    const token = guest.cookies.get('cart') ?? null
    await shop.db.write((tx) => mergeCarts(tx, token, customer.userId ?? 0))
    const cart = (await customer.get('/api/cart')).as(Cart)
    expect(cart.lines.map((line) => [line.id, line.quantity])).toEqual([
      [a, 3],
      [b, 1],
    ])
    expect((await guest.get('/api/cart')).as(Cart).lines).toEqual([])
  })

  it('becomes the cart of a customer who had none', async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    const customer = await signedIn(testShop())
    const id = await addPiece(shop)
    must(await guest.post('/api/cart/lines', { productId: id, quantity: 2 }))
    const token = guest.cookies.get('cart') ?? null
    await shop.db.write((tx) => mergeCarts(tx, token, customer.userId ?? 0))
    expect((await customer.get('/api/cart')).as(Cart).count).toBe(2)
  })
})

onBothEngines('promo code in the cart', (testShop) => {
  it('compared case-insensitively to WELCOME10, 10% off the subtotal (rounded), can be removed', async () => {
    const { shop } = testShop()
    await shop.db.write((tx) => seedCoupons(tx, shop.now()))
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { price: 8999 })
    must(await guest.post('/api/cart/lines', { productId: id }))
    const applied = (await guest.put('/api/cart/coupon', { code: ' welcome10 ' })).as(Cart)
    expect(applied.coupon).toEqual({ code: 'WELCOME10', problem: null, fault: null })
    expect(applied).toMatchObject({ subtotal: 8999, discount: 900, shipping: 0, total: 8099 })
    expect((await guest.get('/api/cart')).as(Cart).discount).toBe(900)
    const removed = (await guest.del('/api/cart/coupon')).as(Cart)
    expect(removed).toMatchObject({ coupon: null, discount: 0 })
  })

  it.each(['NOPE', '', 'ＷＥＬＣＯＭＥ10', "' or 1=1 --"])(
    'refuses %j in the words of the spec',
    async (code) => {
      const guest = newShopper(testShop())
      const reply = await guest.put('/api/cart/coupon', { code })
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({
        message: 'Please enter a valid promo code',
        errors: { code: 'Please enter a valid promo code' },
      })
    },
  )

  it('stays in the cart and says why when it ends', async () => {
    const { shop, clock } = testShop()
    await shop.db.write((tx) =>
      tx
        .insertInto('coupons')
        .values({
          code: 'PONGAL',
          kind: 'amount',
          amount_paise: 50_000,
          ends_at: clock.now + 1000,
          created_at: 0,
          updated_at: 0,
        })
        .execute(),
    )
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { price: 3000 })
    must(await guest.post('/api/cart/lines', { productId: id }))
    expect((await guest.put('/api/cart/coupon', { code: 'pongal' })).as(Cart).discount).toBe(500)
    clock.now += 1000
    const cart = (await guest.get('/api/cart')).as(Cart)
    expect(cart.coupon).toEqual({
      ...{ code: 'PONGAL', problem: 'This promo code has ended' },
      fault: { code: 'promo-code-ended', params: {} },
    })
    expect(cart.discount).toBe(0)
  })
})

onBothEngines('guessing promo codes', (testShop) => {
  it('is refused with 429 after ten wrong ones from one network; a right one does not count', async () => {
    const { shop } = testShop()
    await shop.db.write((tx) => seedCoupons(tx, shop.now()))
    const guest = newShopper(testShop())
    must(await guest.post('/api/cart/lines', { productId: await addPiece(shop) }))
    const tryCode = async (code: string) => (await guest.put('/api/cart/coupon', { code })).status
    for (let n = 0; n < 5; n++) expect(await tryCode('WELCOME10')).toBe(200)
    for (let n = 0; n < 10; n++) expect(await tryCode(`GUESS${n}`)).toBe(400)
    const refused = await newShopper(testShop()).put('/api/cart/coupon', { code: 'WELCOME10' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
