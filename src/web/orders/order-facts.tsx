import type { ReactNode } from 'react'
import type { Order } from '#contract/orders/types.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useWords } from '#web/words/words.ts'
import { SumsList, TaxLine } from '../cart/order-summary.tsx'
import { TaxList } from '../cart/tax-list.tsx'
import { rupees } from '../ui/price.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { PrintButton } from './print-button.tsx'

/** What the order came to, where it goes, and what was said with it. */
export function OrderFacts({ order }: { order: Order }) {
  const words = useWords('orders', english)
  const { contact } = order
  return (
    <>
      <OrderSums order={order} />
      <Fact title={words.address}>
        <Destination {...order} />
      </Fact>
      <Fact title={words.contact}>
        <p className="wrap-anywhere">{contact.email}</p>
        <p>{contact.mobile}</p>
      </Fact>
      {order.buyerGstin && (
        <Fact title={words.invoiceTo}>
          <p className="wrap-anywhere">{order.buyerLegalName}</p>
          <p>{['GSTIN', order.buyerGstin].join(' ')}</p>
        </Fact>
      )}
      {order.note && <Fact title={words.note}>{order.note}</Fact>}
      {order.giftMessage && <Fact title={words.gift}>{order.giftMessage}</Fact>}
      <OrderDocuments order={order} />
      <p className="flex justify-end">
        <PrintButton />
      </p>
    </>
  )
}

function OrderSums({ order }: { order: Order }) {
  const words = useWords('orders', english)
  const { paid, refunded, refundPending, couponCode, fee, storeCredit = 0, exchanged = 0 } = order
  const { giftCard = 0, giftCardBack = 0, creditBack = 0 } = order
  const gone = refunded - refundPending - creditBack - exchanged - giftCardBack
  const byMoney = paid - storeCredit - giftCard
  const coupon = couponCode === null ? null : { code: couponCode, ...order.offer }
  const sums = { ...order, total: order.total - fee, offer: coupon, storeCredit: 0, giftCard: 0 }
  return (
    <div>
      <SumsList sums={sums} fee={{ label: words.method[order.paymentMethod], amount: fee }} />
      <TaxLine tax={order.tax} />
      <TaxList tax={order.tax} />
      <dl className="mt-3 grid gap-1 tabular-nums">
        {giftCard > 0 && <Sum label={words.giftCard}>{rupees(giftCard)}</Sum>}
        {storeCredit > 0 && (
          <Sum label={order.exchangeOf ? words.paidByExchange : words.storeCredit}>
            {rupees(storeCredit)}
          </Sum>
        )}
        {byMoney > 0 && <Sum label={words.paid}>{rupees(byMoney)}</Sum>}
        {exchanged > 0 && <Sum label={words.exchanged}>{rupees(exchanged)}</Sum>}
        {gone > 0 && <Sum label={words.refunded}>{rupees(gone)}</Sum>}
        {creditBack > 0 && <Sum label={words.creditBack}>{rupees(creditBack)}</Sum>}
        {giftCardBack > 0 && <Sum label={words.cardBack}>{rupees(giftCardBack)}</Sum>}
        {refundPending > 0 && <Sum label={words.refundPending}>{rupees(refundPending)}</Sum>}
      </dl>
    </div>
  )
}

function Destination({ address, placeLabels }: Pick<Order, 'address' | 'placeLabels'>) {
  return (
    <address className="not-italic">
      {[address.fullName, address.line1, address.line2].filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <span className="block">
        {address.city} {address.pin}, {placeLabels?.state ?? address.state}
      </span>
      {address.country && <span className="block">{placeLabels?.country ?? address.country}</span>}
      <span className="block">{address.mobile}</span>
    </address>
  )
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 text-leaf">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-4">
      <h3 className="mb-1 font-sans font-medium">{title}</h3>
      <div className="whitespace-pre-line wrap-anywhere text-soft">{children}</div>
    </div>
  )
}
