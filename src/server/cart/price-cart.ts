import { createHash } from 'node:crypto'
import { type CartTotals, cartTotals, type LineProblem, lineProblems } from '#domain/cart.ts'
import { bestOffer, coveredBy, tryCoupon } from '#domain/coupon.ts'
import type { DeliveryTerms } from '#domain/delivery/delivery-terms.ts'
import type { Paise } from '#domain/money.ts'
import { pricePair } from '#domain/pricing.ts'
import { stateOf } from '#domain/publishing/publishing.ts'
import { refusal, type Told } from '#domain/refusals/list.ts'
import { shownSlug } from '#domain/slug.ts'
import { maxQuantityFor } from '#domain/stock.ts'
import { refusalOf } from '../coupons/find-coupon.ts'
import { type CouponRow, toCoupon } from '../coupons/queries.ts'
import type { CartRow } from './queries.ts'

export type PricedLine = {
  productId: number
  code: string
  name: string
  slug: string
  description: string
  categoryId: number
  currentPaise: Paise
  originalPaise: Paise | null
  /** What can be had of what was asked for. */
  quantity: number
  maxQuantity: number
  /** As its facts say it; '' where they do not. */
  weight: string
  /** Working days that it needs before it leaves. */
  makingDays: number
  /** True of what has become a draft again: no shopper sees what it is to become. */
  isDraft: boolean
  isPayable: boolean
  problems: LineProblem[]
}

export type PricedCart = {
  lines: PricedLine[]
  totals: CartTotals
  /** What was typed, and why it takes nothing off. */
  coupon: { row: CouponRow; problem: Told | null } | null
  /** What the discount comes from: the coupon, or an offer that takes more off by itself; never both. */
  applied: CouponRow | null
}

/** What may take something off: a coupon that was typed, and the offers that apply by themselves. */
export type Offered = { coupon: CouponRow | undefined; offers: readonly CouponRow[] }

/** The moment, and what the shop promises of delivery then. */
export type PricedAt = { now: number; terms: DeliveryTerms }

/** A cart at today's prices and stock; the only place where a shopper's sum is made. */
export function priceCart(
  rows: readonly CartRow[],
  offered: Offered,
  { now, terms }: PricedAt,
): PricedCart {
  const lines = rows.map(priceLine)
  const payable = lines.filter((line) => line.isPayable)
  const { coupon, applied } = discountOf(payable, offered, now)
  const totals = cartTotals(payable, terms, applied && toCoupon(applied))
  return { lines, totals, coupon, applied }
}

/** One discount at a time: the coupon's, unless an offer takes more off by itself. */
function discountOf(
  payable: readonly PricedLine[],
  { coupon, offers }: Offered,
  now: number,
): Pick<PricedCart, 'coupon' | 'applied'> {
  const automatic = offers.map((row) => ({ ...toCoupon(row), row }))
  const best = bestOffer(automatic, payable, now)
  if (!coupon) return { coupon: null, applied: best?.offer.row ?? null }
  const terms = toCoupon(coupon)
  const answer = tryCoupon(terms, coveredBy(terms, payable), now)
  if (!answer.ok) {
    const problem = refusalOf(terms, answer.reason)
    return { coupon: { row: coupon, problem }, applied: best?.offer.row ?? null }
  }
  if (!best || best.discountPaise <= answer.discountPaise)
    return { coupon: { row: coupon, problem: null }, applied: coupon }
  const { row } = best.offer
  const problem = refusal('promo-code-below-offer', { code: row.code })
  return { coupon: { row: coupon, problem }, applied: row }
}

function priceLine(current: CartRow): PricedLine {
  const isDraft = stateOf(current) === 'draft'
  const row = isDraft ? { ...current, ...asSeen(current) } : current
  const tag = pricePair({ pricePaise: row.price_paise, discountPricePaise: row.discount_paise })
  const stock = Math.max(0, row.stock - row.held)
  const isSold = row.archived_at === null
  const product = { stock, currentPaise: tag.currentPaise, heldUntilMs: heldUntil(row) }
  const problems = lineProblems(
    { quantity: row.quantity, seenPaise: row.seen_paise },
    isSold ? product : null,
  )
  const maxQuantity = isSold ? maxQuantityFor(stock) : 0
  return {
    productId: row.product_id,
    code: row.code,
    name: row.name,
    slug: shownSlug(row.slug),
    description: [row.fabric, row.color, row.occasion].filter(Boolean).join(', '),
    categoryId: row.category_id,
    currentPaise: tag.currentPaise,
    originalPaise: tag.originalPaise,
    quantity: maxQuantity === 0 ? row.quantity : Math.min(row.quantity, maxQuantity),
    maxQuantity,
    weight: weightIn(row.facts),
    makingDays: row.making_days,
    isDraft,
    isPayable: maxQuantity > 0,
    problems,
  }
}

/** What a shopper may still know of a saree that is being written anew: its number, and the price that she saw. */
const asSeen = ({ code, product_id: id, seen_paise }: CartRow) => ({
  ...{ name: code, slug: String(id), facts: '{}', fabric: '', color: '', occasion: '' },
  ...{ price_paise: seen_paise, discount_paise: null },
})

export const weightIn = (facts: string): string =>
  (JSON.parse(facts) as { weight?: string }).weight ?? ''

/** Sold out for good says nothing about time: only pieces still in the house come free. */
const heldUntil = (row: CartRow) => (row.stock > 0 ? row.free_at : null)

/** What the way to pay makes of a total, and what store credit and gift cards pay of it. */
type Paying = {
  feePaise?: Paise
  creditPaise?: Paise
  cardPaise?: Paise
  prepaidDiscountPaise?: Paise
  /** What is paid now of an order that is booked. */
  nowPaise?: Paise | undefined
}

/** Stands for exactly what was shown: an order that carries another one was priced differently. */
export function hashOf(lines: readonly PricedLine[], totals: CartTotals, paying: Paying = {}) {
  const {
    feePaise = 0,
    creditPaise = 0,
    cardPaise = 0,
    prepaidDiscountPaise = 0,
    nowPaise = 0,
  } = paying
  const shown = lines.filter((line) => line.isPayable)
  const parts = [
    shown.map((line) => [line.productId, line.quantity, line.currentPaise]),
    [totals.discount, totals.shipping, feePaise, totals.total + feePaise],
    ...(creditPaise > 0 ? [[creditPaise]] : []),
    ...(cardPaise > 0 ? [['cards', cardPaise]] : []),
    ...(prepaidDiscountPaise > 0 ? [['prepaid', prepaidDiscountPaise]] : []),
    ...(nowPaise > 0 ? [['booked', nowPaise]] : []),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}
