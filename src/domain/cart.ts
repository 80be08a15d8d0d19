import type { Fees } from '#domain/delivery/delivery-terms.ts'
import { firstWeights, netGrams } from '#domain/delivery/parcel-weight.ts'
import { shippingFor } from '#domain/delivery/shipping.ts'
import { type Coupon, coveredBy, discountFor } from './coupon.ts'
import type { Paise } from './money.ts'
import { canAddToCart, maxQuantityFor } from './stock.ts'

/** A cart holds each saree in one line, in the order of first adding. */
export type CartLine = { productId: number; quantity: number }

export type CartChange = {
  lines: CartLine[]
  /** What the cart now holds of that saree. */
  quantity: number
  /** True when it is less than was asked for, and the shopper must be told. */
  isCapped: boolean
}

/** Adds to the saree's line, up to the smaller of 10 and stock. */
export function addLine(
  lines: readonly CartLine[],
  more: CartLine,
  stock: number | null,
): CartChange {
  const held = quantityOf(lines, more.productId)
  return changeLine(lines, { ...more, quantity: held + whole(more.quantity) }, stock)
}

/** Sets the quantity of a line, up to the smaller of 10 and stock; 0 or sold out takes it away. */
export function changeLine(
  lines: readonly CartLine[],
  wanted: CartLine,
  stock: number | null,
): CartChange {
  const asked = whole(wanted.quantity)
  const quantity = Math.min(asked, maxQuantityFor(stock))
  return {
    lines: withQuantity(lines, wanted.productId, quantity),
    quantity,
    isCapped: quantity < asked,
  }
}

export function removeLine(lines: readonly CartLine[], productId: number): CartLine[] {
  return lines.filter((line) => line.productId !== productId)
}

/**
 * The guest's cart joins the customer's at sign-in: quantities add up, capped at the smaller of 10 and stock.
 * A saree sold out meanwhile keeps its line with one, so that the cart can say so.
 */
export function mergeLines(
  mine: readonly CartLine[],
  guests: readonly CartLine[],
  stockOf: (productId: number) => number,
): CartLine[] {
  const ids = new Set([...mine, ...guests].map((line) => line.productId))
  return [...ids].map((productId) => {
    const sum = quantityOf(mine, productId) + quantityOf(guests, productId)
    const most = Math.max(1, maxQuantityFor(stockOf(productId)))
    return { productId, quantity: Math.max(1, Math.min(sum, most)) }
  })
}

export function quantityOf(lines: readonly CartLine[], productId: number): number {
  return lines
    .filter((line) => line.productId === productId)
    .reduce((sum, line) => sum + whole(line.quantity), 0)
}

/** What the cart badge shows. */
export function itemCount(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

function withQuantity(lines: readonly CartLine[], productId: number, quantity: number): CartLine[] {
  if (quantity === 0) return removeLine(lines, productId)
  const changed = { productId, quantity }
  if (!lines.some((line) => line.productId === productId)) return [...lines, changed]
  return lines.map((line) => (line.productId === productId ? changed : line))
}

function whole(quantity: number): number {
  return quantity > 0 ? Math.floor(quantity) : 0
}

export type PricedLine = {
  currentPaise: Paise
  quantity: number
  categoryId?: number
  /** As its facts say it, which a fee abroad follows from. */
  weight?: string | undefined
}

/** In paise; total = subtotal - discount + shipping. */
export type CartTotals = { subtotal: Paise; discount: Paise; shipping: Paise; total: Paise }

/** The same sum in the browser and when the order is placed; shipping looks at the subtotal before discount. */
export function cartTotals(
  lines: readonly PricedLine[],
  fees: Fees,
  coupon: Coupon | null = null,
): CartTotals {
  const subtotal = lines.reduce((sum, line) => sum + line.currentPaise * line.quantity, 0)
  const discount = coupon === null ? 0 : discountFor(coupon, coveredBy(coupon, lines))
  const shipping = shippingFor(subtotal, fees, netGrams(lines, fees.weights ?? firstWeights))
  return { subtotal, discount, shipping, total: subtotal - discount + shipping }
}

type Paying = { total: number; giftCards?: Left | undefined; storeCredit?: Left | null | undefined }
type Left = { due: number }

/** What gift cards, which pay first, and store credit leave to pay of a cart, in the unit of its total. */
export const dueIn = ({ giftCards, storeCredit, total }: Paying): number =>
  giftCards?.due ?? storeCredit?.due ?? total

export type LineProblem =
  | { kind: 'unavailable' }
  | { kind: 'sold-out' }
  | { kind: 'on-hold'; untilMs: number }
  | { kind: 'only-left'; left: number }
  | { kind: 'price-changed'; fromPaise: Paise; toPaise: Paise }

/** `stock` is what this shopper may buy; `heldUntilMs` is when the first piece kept for others comes free. */
export type OfferedProduct = { stock: number; currentPaise: Paise; heldUntilMs?: number | null }

/** What a shopper must know of a line before paying; `product` is null when the shop no longer sells it. */
export function lineProblems(
  line: { quantity: number; seenPaise: Paise | null },
  product: OfferedProduct | null,
): LineProblem[] {
  if (product === null) return [{ kind: 'unavailable' }]
  if (!canAddToCart(product.stock)) {
    const untilMs = product.heldUntilMs ?? null
    return [untilMs === null ? { kind: 'sold-out' } : { kind: 'on-hold', untilMs }]
  }
  const problems: LineProblem[] = []
  const left = maxQuantityFor(product.stock)
  if (line.quantity > left) problems.push({ kind: 'only-left', left })
  if (line.seenPaise !== null && line.seenPaise !== product.currentPaise) {
    const prices = { fromPaise: line.seenPaise, toPaise: product.currentPaise }
    problems.push({ kind: 'price-changed', ...prices })
  }
  return problems
}
