import type { Paise } from '#domain/money.ts'
import type { TaxHeads } from '#domain/tax/sale.ts'

/** Debits above 0, credits below; `money:upi` is what came or went by UPI. */
export type Posting = { account: string; paise: Paise }

type Amounts = TaxHeads & { totalPaise: Paise }

/** What a refund pays back: a note, an advance without an invoice, goodwill, or the rest of a store credit. */
export const refundKinds = [
  'credit-note',
  'refund-voucher',
  'goodwill',
  'store-credit-paid-out',
] as const
export type RefundKind = (typeof refundKinds)[number]

/** Everything that moves money or what is owed. */
export type BookEvent =
  | { kind: 'payment'; method: string; paise: Paise }
  | ({ kind: 'invoice' } & Invoiced)
  | ({ kind: 'invoice-cancelled' } & Invoiced)
  | { kind: 'cod-payment'; method: string; paise: Paise }
  | { kind: 'credit-note'; note: Amounts; goodwillPaise?: Paise }
  | { kind: 'refund'; of: RefundKind; method: string; paise: Paise }
  | { kind: 'store-credit-issued'; of?: RefundKind; paise: Paise }
  | { kind: 'store-credit-spent'; isInvoiced?: boolean; paise: Paise }
  | { kind: 'store-credit-returned'; of?: RefundKind; paise: Paise }
  | { kind: 'gift-card-issued'; method: string; paise: Paise }
  | { kind: 'gift-card-cancelled'; method: string; paise: Paise }
  | { kind: 'gift-card-spent'; paise: Paise }
  | { kind: 'gift-card-returned'; of: RefundKind; paise: Paise }

/** The entries of one event in the day book; they always add up to nothing. */
export function postingsOf(event: BookEvent): Posting[] {
  return entriesOf(event).filter(({ paise }) => paise !== 0)
}

function entriesOf(event: BookEvent): Posting[] {
  switch (event.kind) {
    case 'payment':
      return pair(`money:${event.method}`, 'advances', event.paise)
    case 'cod-payment':
      return pair(`money:${event.method}`, 'customers', event.paise)
    case 'invoice':
      return invoiced(event)
    case 'invoice-cancelled':
      return invoiced(event).map(({ account, paise }) => ({ account, paise: -paise }))
    case 'credit-note':
      return credited(event.note, event.goodwillPaise)
    case 'refund':
      return pair(paidFrom[event.of], `money:${event.method}`, event.paise)
    case 'store-credit-issued':
      return pair(paidFrom[event.of ?? 'credit-note'], 'store-credit', event.paise)
    case 'store-credit-spent':
      return pair('store-credit', event.isInvoiced ? 'customers' : 'advances', event.paise)
    case 'store-credit-returned':
      return pair(paidFrom[event.of ?? 'refund-voucher'], 'store-credit', event.paise)
    case 'gift-card-issued':
      return pair(cardSource(event.method), 'gift-cards', event.paise)
    case 'gift-card-cancelled':
      return pair('gift-cards', cardSource(event.method), event.paise)
    case 'gift-card-spent':
      return pair('gift-cards', 'customers', event.paise)
    case 'gift-card-returned':
      return pair(paidFrom[event.of], 'gift-cards', event.paise)
  }
}

const paidFrom: Record<RefundKind, string> = {
  'credit-note': 'customers',
  'refund-voucher': 'advances',
  goodwill: 'goodwill',
  'store-credit-paid-out': 'store-credit',
}

/** What a card was issued for: money that came, or what the shop gives away. */
const cardSource = (method: string) => (method === '' ? 'gift-cards-given' : `money:${method}`)

/** The first account is debited, the second credited. */
const pair = (debit: string, credit: string, paise: Paise): Posting[] => [
  { account: debit, paise },
  { account: credit, paise: -paise },
]

/** A sale, and what had paid of it before: money, store credit, gift cards. */
type Invoiced = {
  bill: Amounts
  advancePaise: Paise
  storeCreditPaise: Paise
  giftCardPaise?: Paise
  /** What of it the shop has given back to credits and cards at its own expense. */
  goodwillPaise?: Paise
}

function invoiced({
  bill,
  advancePaise,
  storeCreditPaise,
  giftCardPaise = 0,
  goodwillPaise = 0,
}: Invoiced): Posting[] {
  return [
    { account: 'customers', paise: bill.totalPaise },
    { account: 'sales', paise: -bill.taxablePaise },
    ...taxes(bill, -1),
    ...pair('advances', 'customers', advancePaise),
    ...pair('store-credit', 'customers', storeCreditPaise),
    ...pair('gift-cards', 'customers', giftCardPaise),
    ...pair('goodwill', 'customers', goodwillPaise),
  ]
}

/** Goodwill that a note takes is given back by it, and is no expense of the shop any more. */
function credited(note: Amounts, goodwillPaise: Paise = 0): Posting[] {
  return [
    { account: 'sales-returns', paise: note.taxablePaise },
    ...taxes(note, 1),
    { account: 'customers', paise: -note.totalPaise },
    ...pair('customers', 'goodwill', goodwillPaise),
  ]
}

const taxes = (of: TaxHeads, sign: 1 | -1): Posting[] => [
  { account: 'output-cgst', paise: sign * of.cgstPaise },
  { account: 'output-sgst', paise: sign * of.sgstPaise },
  { account: 'output-igst', paise: sign * of.igstPaise },
]
