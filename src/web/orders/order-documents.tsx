import { orderDocument, orderDocumentPage } from '#contract/documents/calls.ts'
import { addressOf } from '#contract/endpoint.ts'
import type { DocumentHead } from '#contract/orders/part-types.ts'
import type { Order } from '#contract/orders/types.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { DownloadLink } from '../files/download-link.tsx'
import { Unbroken } from '../ui/unbroken.tsx'

/** Everything that was issued for an order, each as PDF. */
export function OrderDocuments({ order: { token, documents } }: { order: Order }) {
  const words = useWords('orders', english)
  if (documents.length === 0) return null
  return (
    <ul aria-label={words.documents} className="grid gap-1">
      {documents.map((document) => (
        <li key={document.id} className="flex flex-wrap gap-x-2">
          <DownloadLink
            href={addressOf(orderDocument, { token, number: document.number }).path}
            failed={words.documentFailed}
            className="link py-1"
          >
            <Unbroken text={nameOf(document, words)} number={document.number} /> (PDF)
          </DownloadLink>
          <a
            href={addressOf(orderDocumentPage, { token, number: document.number }).path}
            target="_blank"
            rel="noopener"
            aria-label={words.documentAsPage(nameOf(document, words))}
            className="link py-1"
          >
            {words.asPage}
          </a>
          {document.isCancelled && (
            <span className="py-1 text-soft">{words.documentCancelled}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

type Words = typeof english

function nameOf({ kind, number }: DocumentHead, words: Words): string {
  const names: Record<DocumentHead['kind'], (number: string) => string> = {
    'tax-invoice': words.invoice,
    'bill-of-supply': words.billOfSupply,
    bill: words.bill,
    'credit-note': words.creditNote,
    'receipt-voucher': words.receiptVoucher,
    'refund-voucher': words.refundVoucher,
  }
  return names[kind](number)
}
