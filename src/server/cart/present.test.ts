import { expect, it } from 'vitest'
import { firstTerms } from '#domain/delivery/delivery-terms.ts'
import { inEnglish, refusal } from '#domain/refusals/list.ts'
import { keepPaymentSettings } from '#server/payment-methods/settings.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { registerShop } from '#test/tax-shop.ts'
import { testPayments } from '#test/test-payments.ts'
import type { CouponRow } from '../coupons/queries.ts'
import { firstImages, presentCart } from './present.ts'
import type { PricedLine } from './price-cart.ts'
import type { ReadCart } from './read-cart.ts'

// What a shopper is told of a cart, whatever is in it and however it may be paid.

const line: PricedLine = {
  ...{ productId: 1, code: 'KJ-7', name: 'Arakku', slug: 'arakku', categoryId: 2 },
  ...{ description: 'Silk, Maroon, Wedding', currentPaise: 200_050, originalPaise: 250_050 },
  ...{ quantity: 2, maxQuantity: 5, weight: '700 g', makingDays: 0 },
  ...{ isDraft: false, isPayable: true },
  problems: [],
}
const cart: ReadCart = {
  ...{ lines: [line], coupon: null, applied: null, cartId: 3, terms: firstTerms },
  totals: { subtotal: 400_100, discount: 0, shipping: 25_000, total: 425_100 },
  credit: { offered: [], spent: [], spentPaise: 0 },
  giftCards: { cards: [], spent: [], spentPaise: 0 },
}
const empty: ReadCart = {
  ...{ ...cart, lines: [], totals: { subtotal: 0, discount: 0, shipping: 0, total: 0 } },
}
const shownLine = {
  ...{ id: 1, code: 'KJ-7', name: 'Arakku', slug: 'arakku', image: '/uploads/saree-purple.svg' },
  ...{ description: 'Silk, Maroon, Wedding', price: 2000.5, originalPrice: 2500.5, quantity: 2 },
  ...{ maxQuantity: 5, total: 4001, problems: [], weight: '700 g' },
}
const shown = {
  ...{ lines: [shownLine], count: 2, subtotal: 4001, discount: 0, shipping: 250, total: 4251 },
  ...{
    missingForFreeShipping: 1000,
    delivery: { fee: 250, freeAbove: 5000 },
    coupon: null,
    offer: null,
  },
  expected: { from: '2026-01-21T18:30:00.000Z', to: '2026-01-25T18:30:00.000Z' },
  ...{ tax: null, ways: null, storeCredit: null, hash: expect.stringMatching(/^[\w-]{22}$/) },
}
const welcome: CouponRow = {
  ...{ id: 3, code: 'WELCOME10', kind: 'percent', percent: 10, amount_paise: null, uses: 4 },
  ...{ max_discount_paise: null, min_subtotal_paise: 0, category_ids: '[]', starts_at: null },
  ...{ ends_at: null, max_uses: null, max_uses_per_customer: null, is_active: 1 },
  ...{ is_automatic: 0, least_pieces: 0, title: '', created_at: 1, updated_at: 1 },
}

onNewShops('a cart', (testShop) => {
  const told = (change: Partial<ReadCart> = {}, state = '') =>
    presentCart(testShop().shop, { ...cart, ...change }, { state })
  const settings = (more: object) => {
    const { shop } = testShop()
    const all = { ...testPayments, ...more }
    return shop.db.write((tx) => keepPaymentSettings(tx, all, shop.now()))
  }
  const cod = (isEnabled: boolean, fee = 0) => ({ cod: { ...testPayments.cod, isEnabled, fee } })
  const prepaid = { isEnabled: true, percent: 5, amount: null, most: null }
  const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' }

  it('has its sarees, its sums, what is missing until delivery is free, and when it would arrive', async () => {
    expect(await told()).toStrictEqual(shown)
  })

  it('without a saree is expected on no day', async () => {
    expect(await told(empty)).toStrictEqual({
      ...{ ...shown, lines: [], count: 0, subtotal: 0, shipping: 0, total: 0, expected: null },
      missingForFreeShipping: 5001,
    })
  })

  it.each<[what: string, change: Partial<PricedLine>, told: object]>([
    ['one that was never dearer strikes nothing', { originalPaise: null }, { originalPrice: null }],
    ['one that cannot be bought costs nothing', { isPayable: false }, { total: 0 }],
    [
      'one that is kept for somebody else says until when',
      { problems: [{ kind: 'on-hold', untilMs: Date.UTC(2026, 0, 15, 7) }] },
      { problems: [{ kind: 'on-hold', until: '2026-01-15T07:00:00.000Z' }] },
    ],
    [
      'one whose price has changed says both',
      { problems: [{ kind: 'price-changed', fromPaise: 190_050, toPaise: 200_050 }] },
      { problems: [{ kind: 'price-changed', from: 1900.5, to: 2000.5 }] },
    ],
    [
      'one of which less is left, and one that is gone',
      { problems: [{ kind: 'only-left', left: 1 }, { kind: 'unavailable' }] },
      { problems: [{ kind: 'only-left', left: 1 }, { kind: 'unavailable' }] },
    ],
  ])('%s', async (_, change, now) => {
    const { lines } = await told({ lines: [{ ...line, ...change }] })
    expect(lines).toStrictEqual([{ ...shownLine, ...now }])
  })

  it('says no weight where its owner said none', async () => {
    const { weight: _, ...plain } = shownLine
    expect((await told({ lines: [{ ...line, weight: '' }] })).lines).toStrictEqual([plain])
  })

  it('a coupon has its code, and why it takes nothing off', async () => {
    const totals = { ...cart.totals, discount: 40_010, total: 385_090 }
    expect(await told({ totals, coupon: { row: welcome, problem: null } })).toMatchObject({
      ...{ discount: 400.1, total: 3850.9 },
      coupon: { code: 'WELCOME10', problem: null, fault: null },
    })
    const below = refusal('promo-code-below-minimum', { minimumPaise: 500_000 })
    const row = { ...welcome, min_subtotal_paise: 500_000 }
    expect((await told({ coupon: { row, problem: below } })).coupon).toEqual({
      ...{ code: 'WELCOME10', problem: inEnglish(below), fault: below },
    })
    const ended = (await told({ coupon: { row, problem: 'promo-code-ended' } })).coupon
    expect(ended?.problem).toBe('This promo code has ended')
    expect(ended?.fault).toEqual({ code: 'promo-code-ended', params: {} })
  })

  it('pictures are the first photograph of each saree, and none of one that is written anew', async () => {
    const { shop } = testShop()
    const id = await addPiece(shop)
    const own = { product_id: id, alt: '' }
    const size = { width: 8, height: 8, bytes: 1, preview: '', created_at: 1 }
    await shop.db.write(async (tx) => {
      for (const path of ['/media/a.svg', '/media/b.jpg'])
        await tx
          .insertInto('pictures')
          .values({ ...size, path })
          .execute()
      await tx
        .insertInto('product_pictures')
        .values([
          { ...own, position: 0, path: '/media/a.svg' },
          { ...own, position: 1, path: '/media/b.jpg' },
        ])
        .execute()
    })
    expect([...(await firstImages(shop.db, [id]))]).toEqual([[id, '/media/b.jpg']])
    const imageOf = async (isDraft: boolean) =>
      (await told({ lines: [{ ...line, productId: id, isDraft }] })).lines[0]?.image
    expect(await imageOf(false)).toBe('/media/b.jpg')
    expect(await imageOf(true)).toBe('/uploads/saree-purple.svg')
  })

  it('says what paying at the door adds and paying in advance takes off, where the shop does so', async () => {
    const ways = async () => (await told()).ways
    await settings(cod(true))
    expect(await ways()).toBeNull()
    await settings(cod(true, 50))
    expect(await ways()).toEqual({ codFee: 50, prepaidDiscount: 0 })
    await settings(cod(false, 50))
    expect(await ways()).toBeNull()
    await settings({ ...cod(false), upi, prepaid })
    expect(await ways()).toEqual({ codFee: 0, prepaidDiscount: 200 })
    await settings({ ...cod(true, 50), upi, prepaid })
    expect(await ways()).toEqual({ codFee: 50, prepaidDiscount: 200 })
    expect((await told(empty)).ways).toBeNull()
  })

  it('store credit: what the account has, what is spent of each that is in the cart, and what is left to pay', async () => {
    const own = { id: 4, code: 'SC-4', balancePaise: 100_050, mostPaise: null }
    const offered = [
      { ...own, isInCart: true, isOfAccount: true },
      { ...own, id: 5, code: 'SC-5', mostPaise: 20_050, isInCart: true, isOfAccount: false },
      { ...own, id: 6, code: 'SC-6', balancePaise: 30_000, isInCart: false, isOfAccount: true },
      { ...own, id: 7, code: 'SC-7', isInCart: true, isOfAccount: false },
    ]
    const spent = [
      { id: 4, paise: 100_050 },
      { id: 5, paise: 20_050 },
    ]
    const { storeCredit, hash } = await told({ credit: { offered, spent, spentPaise: 120_100 } })
    const balance = 1000.5
    expect(storeCredit).toStrictEqual({
      ...{ spent: 1201, due: 3050, ofAccount: 1300.5, codes: ['SC-4', 'SC-5'] },
      credits: [
        { code: 'SC-4', isOfAccount: true, balance, spent: 1000.5, most: null },
        { code: 'SC-5', isOfAccount: false, balance, spent: 200.5, most: 200.5 },
        { code: 'SC-7', isOfAccount: false, balance, spent: 0, most: null },
      ],
    })
    // Whoever was shown another sum to pay pays none of it unseen.
    expect(hash).not.toBe((await told()).hash)
  })

  it('has the tax inside it where the shop charges one, by the state that it goes to', async () => {
    await registerShop(testShop())
    const id = await addPiece(testShop().shop)
    const lines = [{ ...line, productId: id }]
    const home = (await told({ lines }, 'Tamil Nadu')).tax
    expect(home).toMatchObject({ place: '33', igst: 0 })
    const nowhere = await presentCart(testShop().shop, { ...cart, lines })
    expect(nowhere.tax).toEqual((await told({ lines })).tax)
    expect((await told({ lines }, 'Karnataka')).tax).toMatchObject({ place: '29', cgst: 0 })
  })

  it('is said in the language of its reader, and in English what has no other words', async () => {
    const { shop } = testShop()
    const { lines } = await presentCart(shop, cart, { state: '', language: 'ta' })
    expect(lines).toStrictEqual([{ ...shownLine, inEnglish: ['name', 'description'] }])
  })
})
