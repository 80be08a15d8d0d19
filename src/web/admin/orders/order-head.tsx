import { addressOf } from '#contract/endpoint.ts'
import { printLabels, printPackingSlips } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { orderInvoice } from '#contract/orders/calls.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { adminOrders as words } from '#web/words/en/admin/orders.ts'
import { admin } from '#web/words/en/admin.ts'
import { DownloadLink } from '../../files/download-link.tsx'
import { useMay } from '../allowed.ts'
import { ScreenHeading } from '../parts/screen-name.tsx'
import { When } from '../parts/when.tsx'
import { OrderLabels } from './labels/order-labels.tsx'
import { PrintLink } from './print-link.tsx'
import { StateMark } from './state-mark.tsx'

/** What the order is called, how far it is, and its papers. */
export function OrderHead({ order }: { order: StaffOrder }) {
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="me-auto">
        <div className="flex flex-wrap items-center gap-3">
          <ScreenHeading>{words.title(order.number)}</ScreenHeading>
          <StateMark state={order.state} isToConfirm={order.confirmBefore !== null} />
        </div>
        <p className="text-sm text-soft">
          {words.channels[order.channel]} · {words.methods[order.paymentMethod]} · {words.placed}{' '}
          <When at={order.placedAt} />
          {order.invoiceNumber && ` · ${paperOf(order)} ${order.invoiceNumber}`}
        </p>
        <OrderLabels order={order} />
        {order.state === 'on_hold' && !order.hasStock && (
          <p className="text-sm font-medium text-lac">{words.noStock}</p>
        )}
        {order.confirmBefore && (
          <p className="text-sm text-soft">
            {words.confirmBefore} <When at={order.confirmBefore} />
          </p>
        )}
        {order.heldUntil && (
          <p className="text-sm text-soft">
            {words.heldUntil} <When at={order.heldUntil} />
          </p>
        )}
      </div>
      <Papers order={order} />
    </header>
  )
}

/** What its invoice is called: a seller without GST, or in the composition scheme, makes none that tells tax. */
function paperOf({ documents, invoiceNumber }: StaffOrder): string {
  const kind = documents.find(({ number }) => number === invoiceNumber)?.kind ?? 'tax-invoice'
  return kind === 'tax-invoice' ? words.invoicePaper : words.documents.kinds[kind]
}

/** What can be printed of it, and the page that its buyer sees. */
function Papers({ order }: { order: StaffOrder }) {
  const { id, token, invoiceNumber } = order
  const mayPack = useMay('orders.pack')
  return (
    <div className="flex flex-wrap gap-2">
      {mayPack && (
        <>
          <PrintLink document={printPackingSlips} ids={[id]} label={words.slip} />
          <PrintLink document={printLabels} ids={[id]} label={words.label} />
        </>
      )}
      {invoiceNumber && (
        <DownloadLink
          href={addressOf(orderInvoice, { token }).path}
          failed={admin.downloadFailed}
          className={buttonClass({ look: 'quiet', size: 'sm' })}
        >
          {paperOf(order)}
        </DownloadLink>
      )}
      <a
        href={`/order/${token}`}
        target="_blank"
        rel="noopener"
        className={buttonClass({ look: 'plain', size: 'sm' })}
      >
        {words.buyersPage}
        <span className="sr-only"> {words.bulk.newTab}</span>
      </a>
    </div>
  )
}
