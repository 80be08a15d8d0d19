import { formatPaise, formatRupees } from '#domain/money.ts'
import { refundsToTell } from '#domain/refund.ts'
import type { OrderRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Block } from '../../platform/mail/email.ts'
import { exchangedPaise } from '../../store-credits/queries.ts'
import { refundsOf } from '../refunds/refund-queries.ts'

export type Refunds = ReturnType<typeof refundsToTell>

/** What has gone back of an order's money, as its buyer is told. */
export const refundsIn = async (db: Query, orderId: number) =>
  refundsToTell(await refundsOf(db, orderId), await exchangedPaise(db, orderId))

/** What an order comes to, what has paid it, and what went back. */
export function sums(order: OrderRow, refunds: Refunds): Block {
  const { discount_paise, fee_paise, shipping_paise, total_paise, advance_paise } = order
  const free = shipping_paise === 0 ? 'Free' : formatRupees(shipping_paise)
  return {
    kind: 'facts',
    rows: [
      { label: 'Subtotal', value: formatRupees(order.subtotal_paise) },
      ...(discount_paise > 0
        ? [{ label: 'Discount', value: `-${formatRupees(discount_paise)}` }]
        : []),
      { label: 'Shipping', value: free },
      ...(fee_paise > 0 ? [{ label: 'Cash on delivery', value: formatRupees(fee_paise) }] : []),
      { label: 'Total', value: formatRupees(total_paise), isStrong: true },
      ...creditRows(order),
      ...(advance_paise > 0
        ? [
            { label: 'Paid in advance', value: formatRupees(advance_paise) },
            { label: 'Paid when it comes', value: formatRupees(total_paise - advance_paise) },
          ]
        : []),
      ...refundRows(refunds),
    ],
  }
}

/** What store credit has paid, and what it leaves. */
function creditRows(order: OrderRow) {
  const { state, total_paise, paid_paise, store_credit_paise, exchange_of } = order
  if (store_credit_paise === 0) return []
  const due = total_paise - paid_paise
  const isDue = due > 0 && !['cancelled', 'returned', 'refunded'].includes(state)
  return [
    {
      label: exchange_of === null ? 'Paid with store credit' : 'Paid by your exchange',
      value: formatPaise(store_credit_paise),
    },
    ...(isDue ? [{ label: 'To pay', value: formatPaise(due), isStrong: true }] : []),
  ]
}

/** Nobody is told that money went before it went. */
const refundRows = ({ donePaise, creditPaise, exchangedPaise, ...open }: Refunds) =>
  [
    { label: 'Used for your exchange', paise: exchangedPaise },
    { label: 'Refunded', paise: donePaise },
    { label: 'Back as store credit', paise: creditPaise },
    { label: 'Refund on its way', paise: open.pendingPaise },
    {
      label: 'Refund that did not go through: we send it another way',
      paise: open.failedPaise,
    },
  ].flatMap(({ label, paise }) => (paise > 0 ? [{ label, value: formatRupees(paise) }] : []))

/** What a buyer is told of the money of an order that is cancelled. */
export function moneyBack(
  { paid_paise, store_credit_paise, exchange_of }: OrderRow,
  refunds: Refunds,
): string {
  const { donePaise, creditPaise } = refunds
  if (paid_paise === 0) return 'You have nothing to pay.'
  const credit =
    creditPaise > 0
      ? [`${formatPaise(creditPaise)} is back as store credit, with its old code.`]
      : []
  // What the note of an exchange paid was never store credit to its buyer.
  const paid = exchange_of === null ? paid_paise - store_credit_paise : paid_paise
  if (paid <= 0) return credit.join('')
  const words =
    paid > donePaise
      ? 'What you have paid comes back to you.'
      : 'What you have paid has gone back to you.'
  return [words, ...credit].join(' ')
}
