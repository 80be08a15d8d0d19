import type { Paise } from './money.ts'

export const creditEntryKinds = ['issued', 'spent', 'returned', 'paid-out'] as const
export type CreditEntryKind = (typeof creditEntryKinds)[number]

export type CreditEntry = {
  kind: CreditEntryKind
  paise: Paise
  /** The total of the order that it is spent on. */
  orderTotalPaise?: Paise | undefined
}

/**
 * What is left of a credit after its entries in order, never below 0. By their place: those that may not be, which
 * count nothing.
 */
export function balanceOf(entries: readonly CreditEntry[]): {
  balancePaise: Paise
  refused: number[]
} {
  const sums = { balance: 0, spent: 0 }
  const refused = entries.flatMap((entry, at) => (take(entry, sums) ? [] : [at]))
  return { balancePaise: sums.balance, refused }
}

/** Counts an entry in; false where it may not be. */
function take(
  { kind, paise, orderTotalPaise }: CreditEntry,
  sums: { balance: number; spent: number },
): boolean {
  if (!Number.isSafeInteger(paise) || paise <= 0) return false
  if (kind === 'issued') sums.balance += paise
  else if (kind === 'returned') {
    if (paise > sums.spent) return false
    sums.balance += paise
    sums.spent -= paise
  } else {
    if (paise > sums.balance) return false
    if (kind === 'spent' && orderTotalPaise !== undefined && paise > orderTotalPaise) return false
    sums.balance -= paise
    if (kind === 'spent') sums.spent += paise
  }
  return true
}
