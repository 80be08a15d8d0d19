import { useState } from 'react'
import { orderDocument } from '#contract/documents/calls.ts'
import { addressOf } from '#contract/endpoint.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { admin } from '#web/words/en/admin.ts'
import { DownloadLink } from '../../files/download-link.tsx'
import { useMay } from '../allowed.ts'
import { Panel } from '../parts/panel.tsx'
import { CreditNoteDialog } from './credit-note-dialog.tsx'
import { InvoiceActs } from './invoice-acts.tsx'
import { ShippingBill } from './shipping-bill.tsx'
import { ReceiptLink } from './stall/receipt-link.tsx'

const words = adminOrders.documents

/** Everything that was issued for this order, and how to credit what its buyer need not pay. */
export function DocumentsPanel({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false)
  const mayRefund = useMay('orders.refund')
  const mayCredit = mayRefund && order.invoiceNumber !== null && order.credited < order.total
  if (order.documents.length === 0 && order.state !== 'packed') return null
  return (
    <Panel title={words.title}>
      <ul className="flex flex-col gap-2">
        {order.documents.map((document) => (
          <DocumentItem key={document.id} token={order.token} document={document} />
        ))}
      </ul>
      <p className="mt-3 empty:hidden">
        <ReceiptLink order={order} />
      </p>
      <InvoiceActs order={order} />
      {mayCredit && (
        <Button look="quiet" size="sm" className="mt-3" onClick={() => setOpen(true)}>
          {words.credit}
        </Button>
      )}
      <ShippingBill order={order} />
      {isOpen && <CreditNoteDialog order={order} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

type DocumentItemProps = { token: string; document: StaffOrder['documents'][number] }

function DocumentItem({
  token,
  document: { number, kind, isCancelled, total },
}: DocumentItemProps) {
  return (
    <li className="flex justify-between gap-3">
      <span className="min-w-0">
        <DownloadLink
          href={addressOf(orderDocument, { token, number }).path}
          failed={admin.downloadFailed}
          className="link wrap-anywhere"
        >
          {number}
        </DownloadLink>
        <span className="block text-sm text-soft">
          {words.kinds[kind]}
          {isCancelled && ` · ${words.cancelled}`}
        </span>
      </span>
      <span className="tabular-nums">{isCancelled ? <s>{rupees(total)}</s> : rupees(total)}</span>
    </li>
  )
}
