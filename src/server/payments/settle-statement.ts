import type { StatementAnswer, StatementLine } from '#contract/payments/types.ts'
import { ShopError } from '#domain/errors.ts'
import { formatPaise, toRupees } from '#domain/money.ts'
import { expectedTransfers, orderPaidBy } from '../order-records/payment-queries.ts'
import type { Mover } from '../orders/move-order.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import type { Shop } from '../platform/shop.ts'
import { type Match, matchRow } from './match-statement.ts'
import { readStatement, type StatementRow } from './read-statement.ts'

type Input = { csv: string; isApplied: boolean; by: Mover }

/**
 * Looks every money-in row of a bank statement up among the awaited transfers. Where the UTR that a buyer has named and the
 * amount agree it settles by itself; what fits by the order's number it settles when asked to.
 */
export async function settleStatement(shop: Shop, input: Input): Promise<StatementAnswer> {
  const lines: StatementLine[] = []
  const awaited = new Map(
    (await expectedTransfers(shop.db.read)).map((one) => [one.paymentId, one]),
  )
  for (const row of readStatement(input.csv)) {
    const match = matchRow(row, [...awaited.values()])
    const outcome = await outcomeOf(shop, row, match, input)
    if (match.kind === 'fits' && outcome.outcome !== 'used')
      awaited.delete(match.expected.paymentId)
    lines.push({ ...shownRow(row), ...outcome })
  }
  return { lines, settled: lines.filter((line) => line.outcome === 'settled').length }
}

type Outcome = Pick<StatementLine, 'outcome' | 'orderNumber' | 'words'>

async function outcomeOf(
  shop: Shop,
  row: StatementRow,
  match: Match,
  { isApplied, by }: Input,
): Promise<Outcome> {
  const used = await firstUsed(shop, row)
  if (used !== null) return settledBefore(used)
  if (match.kind === 'unknown' || match.kind === 'ambiguous') {
    return { outcome: match.kind, orderNumber: null, words: '' }
  }
  const { orderNumber, paymentId, amountPaise } = match.expected
  if (match.kind === 'amount-differs') {
    const words = `The order asks for ${formatPaise(amountPaise)}`
    return { outcome: 'amount-differs', orderNumber, words }
  }
  if (!isApplied && !match.isSure) return { outcome: 'fits', orderNumber, words: '' }
  try {
    const money = { reference: match.reference, amountPaise, by }
    // Somebody else may have read the same statement meanwhile: who settles it says so, the others that it was.
    const isNew = await shop.db.write((tx) => settlePayment(tx, shop, paymentId, money))
    return isNew ? { outcome: 'settled', orderNumber, words: '' } : settledBefore(orderNumber)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return { outcome: 'used', orderNumber, words: error.message }
  }
}

const settledBefore = (orderNumber: string): Outcome => ({
  ...{ outcome: 'used', orderNumber },
  words: 'Settled before',
})

/** The order that one of the row's transfers has paid already. */
async function firstUsed(shop: Shop, row: StatementRow): Promise<string | null> {
  for (const reference of row.references) {
    const number = await orderPaidBy(shop.db.read, reference)
    if (number !== null) return number
  }
  return null
}

const shownRow = (row: StatementRow) => ({
  line: row.line,
  date: row.date,
  text: row.text.slice(0, 200),
  amount: toRupees(row.amountPaise),
})
