import type { ImportCode } from '#domain/said/of-imports.ts'
import { stockAfter } from '#domain/stock.ts'

/** A figure that was written over another one than stands there now, or over nobody knows which. */
export type StockDoubt = { wanted: number; seen: number | null }

type Counted = { stock: number; doubt: StockDoubt | null }

/**
 * What a row makes of the stock of a known product: a figure counts where `stockSeen` says over which one it
 * was written and that is still there; else it is in doubt and moves nothing. `stockChange` always counts.
 */
export function readStock(
  cells: Record<string, string>,
  now: number,
  refuse: (column: string, code: ImportCode) => unknown,
): Counted {
  const stock = figure('stock', /^\d{1,7}$/)
  const seen = figure('stockSeen', /^\d{1,7}$/)
  const change = figure('stockChange', /^[+-]?\d{1,7}$/) ?? 0
  const isWritten = stock !== undefined && stock !== seen
  if (isWritten && change === 0 && seen !== now && stock !== now) {
    return { stock: now, doubt: { wanted: stock, seen: seen ?? null } }
  }
  // A figure that is there already, beside a change, is no second input.
  const input = { stock: stock === now ? undefined : stock, stockSeen: seen, stockChange: change }
  const after = stockAfter(now, input)
  if (after.ok) return { stock: after.stock, doubt: null }
  if (after.reason === 'too-few') refuse('stockChange', { code: 'too-few', params: { stock: now } })
  else refuse('stockChange', { code: 'stock-and-change', params: {} })
  return { stock: now, doubt: null }

  function figure(column: string, pattern: RegExp): number | undefined {
    const text = cells[column]?.replace(/[,\s]/g, '').replace('−', '-') ?? ''
    if (text === '') return undefined
    if (pattern.test(text)) return Number(text)
    refuse(column, { code: 'no-whole-number', params: {} })
    return undefined
  }
}
