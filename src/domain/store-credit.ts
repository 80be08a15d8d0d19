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

/** What a cart is to be paid with; without `mostPaise` as much of it as it takes. */
export type OfferedCredit = { id: number; balancePaise: Paise; mostPaise: Paise | null }

export type SpentCredit = { id: number; paise: Paise }

export const creditSum = (credits: readonly SpentCredit[]): Paise =>
  credits.reduce((sum, { paise }) => sum + paise, 0)

/** Which credits pay how much of what is due, the oldest first; never more than is due, nor than there is. */
export function spendingOf(credits: readonly OfferedCredit[], duePaise: Paise): SpentCredit[] {
  let left = duePaise
  return credits.flatMap(({ id, balancePaise, mostPaise }) => {
    const paise = Math.min(left, balancePaise, mostPaise ?? balancePaise)
    left -= Math.max(0, paise)
    return paise > 0 ? [{ id, paise }] : []
  })
}

/** An amount over several credits, the oldest first: how much of each is to be spent at most. */
export function shareAmount(
  credits: readonly { id: number; balancePaise: Paise }[],
  paise: Paise,
): SpentCredit[] {
  return spendingOf(
    credits.map((credit) => ({ ...credit, mostPaise: null })),
    paise,
  )
}

/** A code as typed, as the shop writes it: 'sc 7k3q9h2m' is 'SC-7K3Q9H2M'. */
export const readCreditCode = (typed: string) => letters(typed).replace(/^SC/, 'SC-')

/** A secret as typed, without what only helps to read it out. */
export const readCreditSecret = (typed: string) => letters(typed)

const letters = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
