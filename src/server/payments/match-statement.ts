import { createHash } from 'node:crypto'
import type { Paise } from '#domain/money.ts'
import type { StatementRow } from './read-statement.ts'

/** A payment, or a gift card that was ordered, which waits for a transfer. */
export type Expected = {
  of: { paymentId: number } | { saleId: number }
  orderNumber: string
  amountPaise: Paise
  claimedReference: string | null
}

export type Match =
  /** `isSure` where its buyer has named the very transfer, not only the bank the order. */
  | { kind: 'fits'; expected: Expected; reference: string; isSure: boolean }
  | { kind: 'amount-differs'; expected: Expected; reference: string }
  | { kind: 'ambiguous' }
  | { kind: 'unknown' }

/** What a money-in row of a bank statement pays: known by the transfer's or the order's number, and by its amount. */
export function matchRow(row: StatementRow, expected: readonly Expected[]): Match {
  const squeezed = squeeze(`${row.reference} ${row.text}`)
  const named = expected.filter((one) => isNamed(one, row, squeezed))
  const fitting = named.filter((one) => one.amountPaise === row.amountPaise)
  const [first] = fitting.length > 0 ? fitting : named
  if (!first) return { kind: 'unknown' }
  if (fitting.length > 1) return { kind: 'ambiguous' }
  const known = { expected: first, reference: referenceOf(row, first) }
  if (fitting.length === 0) return { kind: 'amount-differs', ...known }
  return { kind: 'fits', ...known, isSure: hasUtr(first, row) }
}

function isNamed(one: Expected, row: StatementRow, squeezed: string): boolean {
  return hasUtr(one, row) || squeezed.includes(squeeze(one.orderNumber))
}

const hasUtr = ({ claimedReference }: Expected, row: StatementRow) =>
  claimedReference !== null && row.references.includes(claimedReference)

/** The transfer's own number, else one made of the row, so that the same row never counts twice. */
function referenceOf(row: StatementRow, { claimedReference }: Expected): string {
  if (claimedReference !== null && row.references.includes(claimedReference)) {
    return claimedReference
  }
  const [only, ...others] = row.references
  if (only !== undefined && others.length === 0) return only
  return `row:${createHash('sha256').update(row.whole).digest('base64url').slice(0, 22)}`
}

/** Banks break and join words as they please. */
const squeeze = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
