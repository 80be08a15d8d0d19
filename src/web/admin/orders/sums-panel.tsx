import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { TaxList } from '#web/cart/tax-list.tsx'
import { classes } from '#web/ui/classes.ts'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { Panel } from '../parts/panel.tsx'
import { moneyOf } from './money-of.ts'

const words = adminOrders.sums

/** What the total is made of, and how much of it has come. */
export function SumsPanel({ order }: { order: StaffOrder }) {
  const { discount, shipping, fee, credited } = order
  const { giftCard = 0, storeCredit = 0, exchangeOf, prepaidDiscount = 0 } = order
  const byMoney = order.paid - storeCredit - giftCard
  const isCredited = credited > 0 && order.invoiceNumber !== null
  const { due, owed } = moneyOf(order)
  return (
    <Panel title={words.title}>
      <dl className="grid grid-cols-1 gap-1">
        <Sum name={words.subtotal} amount={rupees(order.subtotal)} />
        {discount > prepaidDiscount && (
          <Sum name={discountName(order)} amount={`−${rupees(discount - prepaidDiscount)}`} />
        )}
        {prepaidDiscount > 0 && <Sum name={words.prepaid} amount={`−${rupees(prepaidDiscount)}`} />}
        <Sum name={words.shipping} amount={shipping === 0 ? words.free : rupees(shipping)} />
        {fee > 0 && <Sum name={words.fee} amount={rupees(fee)} />}
        <Sum name={words.total} amount={rupees(order.total)} isStrong />
        {isCredited && <Sum name={words.credited} amount={`−${rupees(credited)}`} />}
        {giftCard > 0 && <Sum name={words.giftCard} amount={rupees(giftCard)} />}
        {storeCredit > 0 && (
          <Sum
            name={exchangeOf ? words.byExchange : words.storeCredit}
            amount={rupees(storeCredit)}
          />
        )}
        {(byMoney > 0 || order.paid === 0) && <Sum name={words.paid} amount={rupees(byMoney)} />}
        <GivenBack order={order} />
        {due > 0 && <Sum name={words.due} amount={rupees(due)} isStrong isUrgent />}
        {owed > 0 && <Sum name={words.toGiveBack} amount={rupees(owed)} isStrong isUrgent />}
      </dl>
      <TaxList tax={order.tax} />
    </Panel>
  )
}

/** What has gone back: into an exchange, as money, as store credit, and to gift cards. */
function GivenBack({ order }: { order: StaffOrder }) {
  const { refunded, exchanged = 0, creditBack = 0, giftCardBack = 0 } = order
  const byMoney = refunded - exchanged - creditBack - giftCardBack
  const back = { exchanged, refunded: byMoney, creditBack, cardBack: giftCardBack }
  return (['exchanged', 'refunded', 'creditBack', 'cardBack'] as const).map(
    (name) => back[name] > 0 && <Sum key={name} name={words[name]} amount={rupees(back[name])} />,
  )
}

/** By the title that its buyer reads, too, where it is an offer. */
function discountName({ couponCode, offer }: StaffOrder): string {
  if (couponCode === null) return words.discount
  return offer ? words.offer(offer.title, couponCode) : words.coupon(couponCode)
}

type SumProps = { name: string; amount: string; isStrong?: boolean; isUrgent?: boolean }

export function Sum({ name, amount, isStrong, isUrgent }: SumProps) {
  return (
    <div
      className={classes(
        'flex justify-between gap-4',
        isStrong && 'border-t border-line pt-1 font-semibold',
        isUrgent && 'text-lac',
      )}
    >
      <dt>{name}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  )
}
