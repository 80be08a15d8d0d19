import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { type StockWish, wishedStock } from '#domain/stock.ts'

/** What the stock becomes; refuses a figure typed over another one than stands there now, naming both. */
export function stockFor(now: number, wish: StockWish): number {
  const wished = wishedStock(now, wish)
  if (wished.ok) return wished.stock
  if (wished.reason === 'both') throw new ShopError('stock-or-difference')
  if (wished.reason === 'too-few') {
    const beside = { stockChange: refusal('in-stock-now', { stock: now }) }
    throw new ShopError('fewer-in-stock', { beside })
  }
  const figures = refusal('stock-changed', { stock: now, seen: wish.stockSeen })
  throw new ShopError(figures, { at: 'stock', current: { stock: now } })
}
