import { orderDocument } from '#contract/documents/calls.ts'
import { addressOf } from '#contract/endpoint.ts'
import { documentsOfOrder } from '../../documents/queries.ts'
import type { OrderRow } from '../../order-records/queries.ts'
import type { Block, EmailContext } from '../../platform/mail/email.ts'

const titles = {
  'credit-note': 'Credit note',
  'receipt-voucher': 'Receipt voucher',
  'refund-voucher': 'Refund voucher',
} as const

/** A document that the email tells of, where there is one. */
export type ToldKind = keyof typeof titles

/** The way to the PDF of each document of these kinds that counts, the oldest first. */
export async function documentLinks(
  { id, token }: OrderRow,
  kinds: readonly ToldKind[],
  { shop, link }: EmailContext,
): Promise<Block[]> {
  if (kinds.length === 0) return []
  const issued = await documentsOfOrder(shop.db.read, id)
  return issued
    .filter(({ cancelled_at }) => cancelled_at === null)
    .flatMap(({ kind, number }) => {
      const told = kinds.find((one) => one === kind)
      if (!told) return []
      const address = link(addressOf(orderDocument, { token, number }).path)
      return [{ kind: 'link' as const, label: `${titles[told]} ${number} (PDF)`, address }]
    })
}
