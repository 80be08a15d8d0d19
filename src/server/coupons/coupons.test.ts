import { expect, it } from 'vitest'
import { Cart } from '#contract/cart/types.ts'
import { SavedCoupon } from '#contract/coupons/types.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { findCoupon } from './find-coupon.ts'
import { countUse } from './queries.ts'
import { seedCoupons } from './seed-coupons.ts'
import { spendCoupon } from './spend-coupon.ts'

const diwali = { code: 'diwali', kind: 'percent', percent: 25, maxDiscount: 500 }

onBothEngines('coupons', (testShop) => {
  it('are made, changed and listed by staff', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const made = await owner.post('/api/admin/coupons', diwali)
    expect([made.status, made.text]).toEqual([200, expect.stringContaining('"DIWALI"')])
    const { id } = made.as(SavedCoupon)
    const saved = await owner.put(`/api/admin/coupons/${id}`, { ...diwali, percent: 30 })
    expect(saved.as(SavedCoupon)).toMatchObject({ percent: 30, maxDiscount: 500, uses: 0 })
    const list = await owner.get('/api/admin/coupons')
    expect(list.text).toContain('DIWALI')
    expect((await owner.post('/api/admin/coupons', { ...diwali, code: 'Diwali' })).status).toBe(409)
    expect((await owner.del(`/api/admin/coupons/${id}`)).status).toBe(204)
    expect((await owner.del(`/api/admin/coupons/${id}`)).status).toBe(404)
  })

  it('count from the moment and to the moment that staff say, or without either', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const [startsAt, endsAt] = ['2026-10-20T00:00:00.000Z', '2026-11-10T00:00:00.000Z']
    const made = async (code: string, terms: object) =>
      must(await owner.post('/api/admin/coupons', { ...diwali, code, ...terms })).as(SavedCoupon)
    for (const terms of [
      { startsAt, endsAt },
      { startsAt, endsAt: null },
      { startsAt: null, endsAt },
      { startsAt: null, endsAt: null },
    ]) {
      const code = `FROM${startsAt === terms.startsAt}TO${endsAt === terms.endsAt}`
      expect(await made(code, terms)).toMatchObject(terms)
    }
  })

  it('begin before they end, whatever offset either moment is named with', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const between = (startsAt: string, endsAt: string) =>
      owner.post('/api/admin/coupons', { ...diwali, code: 'OFFSETS', startsAt, endsAt })
    const backwards = await between('2026-12-01T05:00:00Z', '2026-12-01T06:00:00+05:30')
    expect(backwards.body['errors']).toEqual({ endsAt: 'Ends at must be later than the start' })
    must(await between('2026-12-01T10:00:00+05:30', '2026-12-01T09:00:00Z'))
    const long = { ...diwali, code: 'LONG', isAutomatic: true, title: 'x'.repeat(61) }
    const { body } = await owner.post('/api/admin/coupons', long)
    expect(body['errors']).toEqual({ title: expect.stringContaining('60') })
  })

  it('one switched off meanwhile is not used up, and no other script folds into a code', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const terms = { ...diwali, code: 'SALE' }
    const { id } = (await owner.post('/api/admin/coupons', terms)).as(SavedCoupon)
    expect(await findCoupon(shop.db.read, 'sale')).toMatchObject({ id })
    expect(await findCoupon(shop.db.read, '\u017fale')).toBeUndefined()
    expect(await shop.db.write((tx) => countUse(tx, id))).toBe(true)
    const off = { ...terms, isActive: false }
    const saved = must(await owner.put(`/api/admin/coupons/${id}`, off)).as(SavedCoupon)
    expect(saved.isActive).toBe(false)
    expect(await shop.db.write((tx) => countUse(tx, id))).toBe(false)
  })

  it('one whose last use went while an order was priced with it refuses that order', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.post('/api/admin/coupons', { ...diwali, code: 'LAST', maxUses: 1 }))
    const seen = await findCoupon(shop.db.read, 'LAST')
    if (!seen) throw new Error('The coupon was not kept.')
    const who = { userId: null, email: 'a@example.in', mobile: '9876543210' }
    await shop.db.write((tx) => spendCoupon(tx, seen, who))
    await expect(shop.db.write((tx) => spendCoupon(tx, seen, who))).rejects.toMatchObject({
      code: 'conflict',
      message: 'This promo code has been used up.',
      fields: { coupon: 'This promo code has been used up.' },
    })
  })

  it('are none of a packer’s or a customer’s business', async () => {
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.post('/api/admin/coupons', diwali)).status).toBe(403)
    expect((await packer.get('/api/admin/coupons')).status).toBe(403)
    const customer = await signedIn(testShop())
    expect((await customer.get('/api/admin/coupons')).status).toBe(403)
    expect((await newShopper(testShop()).get('/api/admin/coupons')).status).toBe(401)
  })

  it.each([
    ['percent', { ...diwali, percent: 0 }],
    ['percent', { ...diwali, percent: 101 }],
    ['code', { ...diwali, code: 'ß ß' }],
    ['amount', { code: 'ZERO', kind: 'amount', amount: 0 }],
    ['endsAt', { ...diwali, startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' }],
  ])('says which field is wrong: %s', async (field, terms) => {
    const owner = await signedIn(testShop(), 'owner')
    const reply = await owner.post('/api/admin/coupons', terms)
    expect([reply.status, Object.keys(Object(reply.body['errors']))]).toEqual([400, [field]])
  })

  it('a percentage stops at its ceiling, and only sarees of its categories count', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.post('/api/admin/coupons', { ...diwali, code: 'SILK25', categoryIds: [77] }))
    const guest = newShopper(testShop())
    must(await guest.post('/api/cart/lines', { productId: await addPiece(shop, { price: 9000 }) }))
    const refused = await guest.put('/api/cart/coupon', { code: 'SILK25' })
    expect(refused.body['message']).toBe(
      'This promo code is for other sarees than those in your cart',
    )
    const silk = await addPiece(shop, { price: 1000, categoryId: 77 })
    must(await guest.post('/api/cart/lines', { productId: silk }))
    expect((await guest.put('/api/cart/coupon', { code: 'SILK25' })).as(Cart).discount).toBe(250)
    must(await guest.put(`/api/cart/lines/${silk}`, { quantity: 5 }))
    expect((await guest.get('/api/cart')).as(Cart).discount).toBe(500)
  })

  it('says what is missing to its minimum', async () => {
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const terms = { code: 'BIG', kind: 'amount', amount: 300, minSubtotal: 12_345 }
    must(await owner.post('/api/admin/coupons', terms))
    const guest = newShopper(testShop())
    must(await guest.post('/api/cart/lines', { productId: await addPiece(shop) }))
    const reply = await guest.put('/api/cart/coupon', { code: 'big' })
    expect(reply.body['message']).toBe('This promo code needs sarees for ₹12,345 or more')
  })

  it('WELCOME10 is seeded once, however often', async () => {
    const { shop } = testShop()
    await shop.db.write((tx) => seedCoupons(tx, 1))
    await shop.db.write((tx) => seedCoupons(tx, 2))
    const rows = await shop.db.read
      .selectFrom('coupons')
      .where('code', '=', 'WELCOME10')
      .selectAll()
      .execute()
    expect(rows).toMatchObject([{ percent: 10, created_at: 1 }])
  })
})
