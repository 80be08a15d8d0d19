import { useState } from 'react'
import { addressOf } from '#contract/endpoint.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { orderInvoice } from '#contract/orders/calls.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { admin } from '#web/words/en/admin.ts'
import { DownloadLink } from '../../../files/download-link.tsx'
import { useMay } from '../../allowed.ts'
import { NothingHere } from '../../parts/lists/table-states.tsx'
import { ScreenHeading } from '../../parts/screen-name.tsx'
import { ReceiptLink } from './receipt-link.tsx'
import { StallForm } from './stall-form.tsx'

const words = adminOrders.stall

/** Sells one buyer after the other over the counter of a stall. */
export function StallSaleScreen() {
  const [sold, setSold] = useState<StaffOrder | null>(null)
  const [count, setCount] = useState(0)
  const mayEdit = useMay('orders.edit')
  if (!mayEdit) return <NothingHere>{admin.readOnly}</NothingHere>
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      <header>
        <p className="pb-3">
          <Link to="/admin/orders" className="link">
            {adminOrders.back}
          </Link>
        </p>
        <ScreenHeading>{words.title}</ScreenHeading>
        <p className="text-soft">{words.text}</p>
      </header>
      {sold && <Sold order={sold} />}
      <StallForm
        key={count}
        onSold={(order) => {
          setSold(order)
          setCount(count + 1)
        }}
      />
    </div>
  )
}

/** The last sale, and its bill. */
function Sold({ order }: { order: StaffOrder }) {
  const { id, number, token, total, invoiceNumber } = order
  return (
    <Note title={words.sold(rupees(total))}>
      <p className="flex flex-wrap items-center gap-3 pt-2">
        {invoiceNumber && (
          <DownloadLink
            href={addressOf(orderInvoice, { token }).path}
            failed={admin.downloadFailed}
            className={buttonClass({ look: 'quiet', size: 'sm' })}
          >
            {words.bill(invoiceNumber)}
          </DownloadLink>
        )}
        <ReceiptLink order={order} />
        <Link to={`/admin/orders/${id}`} className="link">
          {adminOrders.title(number)}
        </Link>
      </p>
    </Note>
  )
}
