import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PlacedOrder } from '#contract/orders/types.ts'
import { firstTerms } from '#domain/delivery/delivery-terms.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import type { CouponRow } from '../coupons/queries.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'
import { priceCart } from './price-cart.ts'
import type { CartRow } from './queries.ts'

// The oracle shares nothing with the shop: whole numbers without limit, the words of the spec, no helper.

type Sums = { subtotal: bigint; discount: bigint; shipping: bigint; total: bigint }

function oracle(rows: readonly CartRow[], coupon: CouponRow | undefined, now: number): Sums {
  let subtotal = 0n
  let covered = 0n
  for (const row of rows) {
    const free = BigInt(row.stock) - BigInt(row.held)
    if (row.archived_at !== null || free <= 0n) continue
    let count = BigInt(row.quantity)
    if (count > free) count = free
    if (count > 10n) count = 10n
    let price = BigInt(row.price_paise)
    if (row.discount_paise !== null && row.discount_paise > 0) {
      if (BigInt(row.discount_paise) < price) price = BigInt(row.discount_paise)
    }
    subtotal += price * count
    const only: number[] = coupon ? JSON.parse(coupon.category_ids) : []
    if (only.length === 0 || only.includes(row.category_id)) covered += price * count
  }
  const discount = coupon ? oracleDiscount(coupon, covered, now) : 0n
  const shipping = subtotal === 0n || subtotal > 500_000n ? 0n : 25_000n
  return { subtotal, discount, shipping, total: subtotal - discount + shipping }
}

function oracleDiscount(coupon: CouponRow, covered: bigint, now: number): bigint {
  if (coupon.is_active === 0 || covered < BigInt(coupon.min_subtotal_paise)) return 0n
  if (coupon.starts_at !== null && now < coupon.starts_at) return 0n
  if (coupon.ends_at !== null && now >= coupon.ends_at) return 0n
  if (coupon.max_uses !== null && coupon.uses >= coupon.max_uses) return 0n
  // Hundredths of a paisa, so that a percentage is exact; then to the nearest rupee, halves up.
  const off =
    coupon.kind === 'percent'
      ? covered * BigInt(coupon.percent ?? 0)
      : BigInt(coupon.amount_paise ?? 0) * 100n
  let rounded = ((off + 5_000n) / 10_000n) * 100n
  if (coupon.kind === 'percent' && coupon.max_discount_paise !== null) {
    // The whole rupees of the ceiling.
    const most = (BigInt(coupon.max_discount_paise) / 100n) * 100n
    if (rounded > most) rounded = most
  }
  return rounded > covered ? covered : rounded
}

const now = 1_000_000
const paise = fc.oneof(
  fc.integer({ min: 0, max: 30_000_000 }),
  fc.constantFrom(0, 1, 99, 250_000, 499_999, 500_000, 500_001, 899_900, 1_099_900),
)
const orNull = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: null, freq: 3 })

const row = fc.record({
  quantity: fc.integer({ min: 1, max: 10 }),
  stock: fc.integer({ min: 0, max: 15 }),
  held: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(5) }),
  price_paise: paise,
  discount_paise: orNull(paise),
  category_id: fc.integer({ min: 1, max: 3 }),
  archived_at: fc.option(fc.constant(1), { nil: null, freq: 15 }),
})

const coupon = fc.record({
  kind: fc.constantFrom('percent' as const, 'amount' as const),
  percent: fc.integer({ min: 1, max: 100 }),
  amount: fc.integer({ min: 1, max: 2_000_000 }),
  ceiling: orNull(fc.integer({ min: 1, max: 500_000 })),
  minimum: fc.oneof(fc.constant(0), paise),
  categories: fc.subarray([1, 2, 3]),
  starts_at: orNull(fc.constantFrom(now - 1, now, now + 1)),
  ends_at: orNull(fc.constantFrom(now - 1, now, now + 1)),
  max_uses: orNull(fc.integer({ min: 1, max: 3 })),
  uses: fc.nat(3),
  is_active: fc.constantFrom(0, 1, 1, 1),
})

type Terms = typeof coupon extends fc.Arbitrary<infer Value> ? Value : never
type Given = { rows: Partial<CartRow>[]; terms: Terms | null }

const cart: fc.Arbitrary<Given> = fc.record({
  rows: fc.array(row, { maxLength: 8 }),
  terms: orNull(coupon),
})

function asRows(rows: readonly Partial<CartRow>[]): CartRow[] {
  const words = { code: 'T', name: 'T', slug: 't', fabric: 'T', color: 'T', occasion: 'T' }
  return rows.map((one, at) => {
    const whole = {
      ...words,
      product_id: at + 1,
      seen_paise: 0,
      free_at: null,
      facts: '{}',
      ...one,
    }
    return whole as CartRow // The generator makes every column that is left.
  })
}

function asCoupon(terms: Given['terms']): CouponRow | undefined {
  if (!terms) return undefined
  const { kind, percent, amount, ceiling, minimum, categories, ...rest } = terms
  return {
    ...rest,
    id: 1,
    code: 'T',
    kind,
    percent: kind === 'percent' ? percent : null,
    amount_paise: kind === 'amount' ? amount : null,
    max_discount_paise: kind === 'percent' ? ceiling : null,
    min_subtotal_paise: minimum,
    category_ids: JSON.stringify(categories),
    max_uses_per_customer: null,
    ...{ is_automatic: 0, least_pieces: 0, title: '' },
    created_at: 0,
    updated_at: 0,
  }
}

it('100,000 random carts cost what the spec says, to the paisa', () => {
  fc.assert(
    fc.property(cart, ({ rows, terms }) => {
      const [whole, code] = [asRows(rows), asCoupon(terms)]
      const { totals } = priceCart(whole, { coupon: code, offers: [] }, { now, terms: firstTerms })
      const right = oracle(whole, code, now)
      return (
        BigInt(totals.subtotal) === right.subtotal &&
        BigInt(totals.discount) === right.discount &&
        BigInt(totals.shipping) === right.shipping &&
        BigInt(totals.total) === right.total
      )
    }),
    { numRuns: 100_000 },
  )
})

onBothEngines('the price of an order', (testShop) => {
  it('is the oracle’s for carts that are really ordered', async () => {
    const { shop } = testShop()
    const cod = { ...testPayments.cod, maxOrder: null }
    await shop.db.write((tx) => keepPaymentSettings(tx, { ...testPayments, cod }, shop.now()))
    const times = { created_at: 0, updated_at: 0 }
    const terms = { code: 'TEN', kind: 'percent' as const, percent: 10, ...times }
    await shop.db.write((tx) => tx.insertInto('coupons').values(terms).execute())
    // Two of the last come to just below what the law lets anybody take in cash.
    const prices = [0.01, 1499.5, 2500, 4999.99, 5000, 5000.01, 8999, 99_600]
    for (const [at, price] of prices.entries()) {
      const guest = newShopper(testShop())
      const quantity = 1 + (at % 3)
      const id = await addPiece(shop, { price, stock: 3 })
      must(await guest.post('/api/cart/lines', { productId: id, quantity }))
      if (at % 2 === 0) must(await guest.put('/api/cart/coupon', { code: 'TEN' }))
      const row = { price_paise: Math.round(price * 100), quantity, stock: 3, held: 0 }
      const rest = { discount_paise: null, archived_at: null, category_id: 1 }
      const code = asCoupon(null) ?? (await couponOf('TEN'))
      const right = oracle(
        asRows([{ ...row, ...rest }]),
        at % 2 === 0 ? code : undefined,
        shop.now(),
      )
      const placed = (await order(guest, { mobile: `980000000${at}` })).as(PlacedOrder)
      expect(BigInt(Math.round(placed.total * 100)), `${quantity} at ${price}`).toBe(right.total)
    }

    async function couponOf(wanted: string) {
      return shop.db.read
        .selectFrom('coupons')
        .selectAll()
        .where('code', '=', wanted)
        .executeTakeFirstOrThrow()
    }
  })
})
