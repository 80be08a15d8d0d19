import { invalid, outdated } from '#domain/errors.ts'
import { type StockWish, wishedStock } from '#domain/stock.ts'

/** What the stock becomes; refuses a figure typed over another one than stands there now, naming both. */
export function stockFor(now: number, wish: StockWish): number {
  const wished = wishedStock(now, wish)
  if (wished.ok) return wished.stock
  if (wished.reason === 'both') throw invalid('Say the stock or the difference, not both.')
  if (wished.reason === 'too-few') {
    throw invalid('So many are not there.', { stockChange: `There are ${now}` })
  }
  const figures = `The stock is ${now} now; it was ${wish.stockSeen} when you looked.`
  throw outdated(figures, { stock: now }, { stock: figures })
}
