import { useQuery } from '@tanstack/react-query'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import type { Return } from '#contract/orders/part-types.ts'
import { readPayTo } from '#contract/returns/admin-calls.ts'
import type { ReturnPayTo } from '#contract/returns/types.ts'
import { asksPayTo } from '#domain/pay-to.ts'
import { adminReturns } from '#web/words/en/admin/returns.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { reasonOf } from '../parts/forms/failure.ts'

const words = adminReturns.payTo

type PayToProps = {
  one: Pick<Return, 'id' | 'wish'>
  order: Pick<StaffOrder, 'paymentMethod'>
}

/** Where the money of a return goes, for those alone who may send it. */
export function PayTo({ one, order }: PayToProps) {
  const isAsked = useMay('orders.refund') && asksPayTo(order.paymentMethod, one.wish)
  const { data, error } = useQuery({ ...queryFor(readPayTo, { id: one.id }), enabled: isAsked })
  if (!isAsked) return null
  if (error) return <p role="alert">{reasonOf(error, admin.loadFailed)}</p>
  return data ? <PayToFacts payTo={data.payTo} /> : null
}

/** What the buyer has named, ready to be copied. */
export function PayToFacts({ payTo }: ReturnPayTo) {
  const rows: [string, string][] =
    payTo === null
      ? []
      : payTo.kind === 'upi'
        ? [[words.upiId, payTo.upiId]]
        : [
            [words.accountNumber, payTo.accountNumber],
            [words.ifsc, payTo.ifsc],
            [words.accountName, payTo.accountName],
          ]
  return (
    <div>
      <p className="text-soft">{words.title}</p>
      {rows.length === 0 && <p>{words.nothing}</p>}
      <dl>
        {rows.map(([label, text]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-soft">{label}</dt>
            <dd className="wrap-anywhere select-all tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
