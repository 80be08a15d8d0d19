import type { Address } from '#domain/address/address.ts'
import type { CartTotals } from '#domain/cart.ts'
import { ShopError } from '#domain/errors.ts'
import { refusals } from '../documents/issue-invoice.ts'
import type { Query } from '../platform/db/database.ts'
import { panOfSale } from '../tax/buyer-pan.ts'
import { billAt, taxContextAt } from '../tax/tax-context.ts'
import type { DraftLine } from './order-draft.ts'

/** An order that staff write: what it comes to, and where it goes; null for a sale over the counter. */
type StaffSale = {
  lines: readonly DraftLine[]
  totals: CartTotals
  address: Address | null
  pan: string
}

/**
 * Holds an order of staff to what the checkout holds everybody's to: no sale that the law does not let this shop make (R7), and the
 * PAN of whoever buys for more than the limit (R25). Answers the PAN to keep, '' where none is due.
 */
export async function lawfulPan(
  tx: Query,
  { lines, totals, address, pan }: StaffSale,
  now: number,
): Promise<string> {
  const context = await taxContextAt(tx, now)
  const sold = {
    lines,
    ...{ discountPaise: totals.discount, deliveryPaise: totals.shipping, feePaise: 0 },
    ...{ couponCategories: [], buyerGstin: null },
    ...{ state: address === null ? null : address.state, country: address?.country },
  }
  const bill = context && (await billAt(tx, context, sold))
  if (bill && 'refused' in bill) throw new ShopError(refusals[bill.refused])
  return panOfSale(tx, context, { totalPaise: totals.total, gstin: null, pan })
}
