import { orderDocument } from '#contract/documents/calls.ts'
import { addressOf } from '#contract/endpoint.ts'
import { documentsOfOrder } from '../../documents/queries.ts'
import { emailWords } from '../../email-words/email-words.ts'
import type { EmailWords } from '../../email-words/en.ts'
import type { OrderRow } from '../../order-records/queries.ts'
import type { Block, EmailContext } from '../../platform/mail/email.ts'

/** A document that the email tells of, where there is one. */
export type ToldKind = keyof EmailWords['orders']['documents']

/** The way to the PDF of each document of these kinds that counts, the oldest first. */
export async function documentLinks(
  { id, token, language }: OrderRow,
  kinds: readonly ToldKind[],
  { shop, link }: EmailContext,
): Promise<Block[]> {
  if (kinds.length === 0) return []
  const titles = emailWords(language).orders.documents
  const issued = await documentsOfOrder(shop.db.read, id)
  return issued
    .filter(({ cancelled_at }) => cancelled_at === null)
    .flatMap(({ kind, number }) => {
      const told = kinds.find((one) => one === kind)
      if (!told) return []
      const address = link(addressOf(orderDocument, { token, number }).path)
      return [{ kind: 'link' as const, label: titles[told](number), address }]
    })
}
