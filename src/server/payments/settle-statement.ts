import type { StatementAnswer, StatementLine } from '#contract/payments/types.ts'
import { ShopError } from '#domain/errors.ts'
import { cardSaleNumber } from '#domain/gift-cards/card-sale.ts'
import { toRupees } from '#domain/money.ts'
import { expectedSales } from '../card-sales/queries.ts'
import { settleSale } from '../card-sales/settle-sale.ts'
import { cardPaidBy, expectedTransfers, orderPaidBy } from '../order-records/payment-queries.ts'
import type { Mover } from '../orders/move-order.ts'
import { type Settlement, settlePayment } from '../orders/settle-payment.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { type Expected, type Match, matchRow } from './match-statement.ts'
import { type Outcome, reason, told } from './parcels-of-list.ts'
import { readStatement, type StatementRow } from './read-statement.ts'

type Input = { csv: string; isApplied: boolean; by: Mover }

/**
 * Looks every money-in row of a bank statement up among the awaited transfers. Where the UTR that a buyer has named and the
 * amount agree it settles by itself; what fits by the order's number it settles when asked to.
 */
export async function settleStatement(shop: Shop, input: Input): Promise<StatementAnswer> {
  const lines: StatementLine[] = []
  const awaited = new Set<Expected>([
    ...(await expectedTransfers(shop.db.read)),
    ...(await expectedCards(shop)),
  ])
  for (const row of readStatement(input.csv)) {
    const match = matchRow(row, [...awaited])
    const outcome = await outcomeOf(shop, row, match, input)
    if (match.kind === 'fits' && outcome.outcome !== 'used') awaited.delete(match.expected)
    lines.push({ ...shownRow(row), ...outcome })
  }
  return { lines, settled: lines.filter((line) => line.outcome === 'settled').length }
}

async function outcomeOf(
  shop: Shop,
  row: StatementRow,
  match: Match,
  { isApplied, by }: Input,
): Promise<Outcome> {
  const used = await firstUsed(shop, row)
  if (used !== null) return told('used', used)
  if (match.kind === 'unknown' || match.kind === 'ambiguous') {
    return told(match.kind, null)
  }
  const { orderNumber, of, amountPaise } = match.expected
  if (match.kind === 'amount-differs') {
    const code = 'saleId' in of ? 'card-costs' : 'order-asks'
    const why = reason({ code, params: { paise: amountPaise } })
    return { ...told('amount-differs', orderNumber), ...why }
  }
  if (!isApplied && !match.isSure) return told('fits', orderNumber)
  try {
    const money = { reference: match.reference, amountPaise, by }
    // Somebody else may have read the same statement meanwhile: who settles it says so, the others that it was.
    const isNew = await shop.db.write((tx) => settle(tx, shop, of, money))
    return told(isNew ? 'settled' : 'used', orderNumber)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const why = reason({ code: 'changed-meanwhile', params: {} })
    return { ...told('used', orderNumber), ...why }
  }
}

/** The gift cards that were ordered and wait for their money, also those that have lapsed meanwhile. */
async function expectedCards(shop: Shop): Promise<Expected[]> {
  const sales = await expectedSales(shop.db.read)
  return sales.map(({ id, paise, claimed_reference }) => ({
    ...{ of: { saleId: id }, orderNumber: cardSaleNumber(id) },
    ...{ amountPaise: paise, claimedReference: claimed_reference },
  }))
}

/** False where the same money has settled it before. */
function settle(tx: Query, shop: Shop, of: Expected['of'], money: Settlement): Promise<boolean> {
  if ('paymentId' in of) return settlePayment(tx, shop, of.paymentId, money)
  const { reference, amountPaise, by } = money
  return settleSale(tx, shop, of.saleId, { reference, amountPaise, userId: by.userId })
}

/** The order, or the gift card, that one of the row's transfers has paid already. */
async function firstUsed(shop: Shop, row: StatementRow): Promise<string | null> {
  for (const reference of row.references) {
    const number = await orderPaidBy(shop.db.read, reference)
    if (number !== null) return number
    const saleId = await cardPaidBy(shop.db.read, reference)
    if (saleId !== null) return cardSaleNumber(saleId)
  }
  return null
}

const shownRow = (row: StatementRow) => ({
  line: row.line,
  date: row.date,
  text: row.text.slice(0, 200),
  amount: toRupees(row.amountPaise),
})
