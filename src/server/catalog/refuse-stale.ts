import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { type StockInput, stockAfter } from '#domain/stock.ts'

/** What the stock becomes; refuses a figure typed over another one than stands there now, naming both. */
export function stockFor(now: number, input: StockInput): number {
  const after = stockAfter(now, input)
  if (after.ok) return after.stock
  if (after.reason === 'both') throw new ShopError('stock-or-difference')
  if (after.reason === 'too-few') {
    const beside = { stockChange: refusal('in-stock-now', { stock: now }) }
    throw new ShopError('fewer-in-stock', { beside })
  }
  const figures = refusal('stock-changed', { stock: now, seen: input.stockSeen })
  throw new ShopError(figures, { at: 'stock', current: { stock: now } })
}
