import { policy } from './policy.ts'

/** The most of one saree that one cart may hold: the smaller of 10 and stock, 1 if stock is unknown. */
export function maxQuantityFor(stock: number | null): number {
  return stock === null ? 1 : Math.max(0, Math.min(policy.maxQuantity, Math.floor(stock)))
}

/** 1 up to the smaller of 10 and stock; 1 alone when stock is unknown or gone. */
export function quantityChoices(stock: number | null): number[] {
  return Array.from({ length: Math.max(1, maxQuantityFor(stock)) }, (_, index) => index + 1)
}

/** False when stock is 0 or less; unknown stock may be tried. */
export function canAddToCart(stock: number | null): boolean {
  return stock === null || stock > 0
}

/** A figure, with the one that it was typed over; or a difference, which fits whatever was sold meanwhile. */
export type StockInput = {
  stock?: number | undefined
  stockSeen?: number | undefined
  stockChange?: number | undefined
}

type StockAfter = { ok: true; stock: number } | { ok: false; reason: 'moved' | 'too-few' | 'both' }

/** What a stock becomes by what staff typed; a figure that was left as it was seen moves nothing. */
export function stockAfter(now: number, input: StockInput): StockAfter {
  const { stock, stockSeen, stockChange = 0 } = input
  if (stock !== undefined && stock !== stockSeen) {
    if (stockChange !== 0) return { ok: false, reason: 'both' }
    const hasMoved = stockSeen !== undefined && stockSeen !== now && stock !== now
    return hasMoved ? { ok: false, reason: 'moved' } : { ok: true, stock }
  }
  return now + stockChange < 0
    ? { ok: false, reason: 'too-few' }
    : { ok: true, stock: now + stockChange }
}

export type StockLine =
  | { kind: 'sold-out' }
  | { kind: 'only-one' }
  | { kind: 'few'; n: number }
  | { kind: 'in-stock' }

/** What the stock line of a saree says, which counts the last few; unknown stock counts as in stock. */
export function stockLine(stock: number | null, fewLeft: number = policy.fewLeft): StockLine {
  if (stock === null || (stock > 0 && stock > fewLeft)) return { kind: 'in-stock' }
  if (stock <= 0) return { kind: 'sold-out' }
  return stock === 1 ? { kind: 'only-one' } : { kind: 'few', n: stock }
}

/** The most that an owner may have counted for shoppers: what pages tell apart of a stock reaches beyond it. */
export const mostFewLeft = policy.maxQuantity - 1

/** What pages tell apart of a stock: two stocks of the same figure look the same, and offer the same choices. */
export const shownStock = (stock: number): number =>
  Math.max(0, Math.min(stock, policy.maxQuantity))

/** From how few pieces on a stock is told apart; the owner's settings. */
export type StockMarks = {
  /** At or below this many left, shoppers are told how many. */
  fewLeft: number
  /** At or below this many left, staff see the mark and it waits in Today. */
  lowStock: number
}

/** What is known of a stock that may run low. */
type Counted = {
  stock: number
  /** True where more than one piece is or was there: the only one of its kind never runs low. */
  isOfSeveral: boolean
  /** The product's own mark; null: the shop's. 0 is never reached while something is left. */
  ownMark: number | null
}

/** Whether few of several are left; what is sold out is no longer low. SQL asks the same (stock/low-stock-queries.ts). */
export function runsLow({ stock, isOfSeveral, ownMark }: Counted, shopMark: number): boolean {
  return isOfSeveral && stock > 0 && stock <= (ownMark ?? shopMark)
}

/** What a shop starts with. */
export const firstStockMarks: StockMarks = { fewLeft: policy.fewLeft, lowStock: policy.lowStock }
