import type { ReactNode } from 'react'
import type { Cart } from '#contract/cart/types.ts'
import { dayWords } from '#domain/day-words.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { cart as english } from '#web/words/en/cart.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { AboutPrice } from '../ui/about-price.tsx'
import { classes } from '../ui/classes.ts'
import { exactRupees, rupees } from '../ui/price.tsx'
import { FreeDelivery } from './free-delivery.tsx'

type Sums = Pick<Cart, 'subtotal' | 'discount' | 'shipping' | 'total'> & {
  /** What store credit pays of the total. */
  storeCredit?: number | undefined
  /** What gift cards pay of it, before that. */
  giftCard?: number | undefined
  /** What of the discount is for paying in advance. */
  prepaidDiscount?: number | undefined
  coupon?: Pick<NonNullable<Cart['coupon']>, 'code'> | null
  /** What takes the discount off by itself. */
  offer?: Cart['offer'] | undefined
}

/** An offer by its title, a promo code by itself. */
const nameOf = (by: NonNullable<Sums['offer']>) => by.title ?? by.code

type SumsListProps = {
  sums: Sums
  /** What a way to pay adds, and what it is called. */
  fee?: { label: string; amount: number } | undefined
}

/** Every part of the total, and the total; rupees. */
export function SumsList({ sums, fee }: SumsListProps) {
  const words = useWords('cart', english).summary
  const { subtotal, shipping, total, giftCard = 0, storeCredit = 0, prepaidDiscount = 0 } = sums
  const discount = sums.discount - prepaidDiscount
  const whole = total + (fee?.amount ?? 0)
  const by = sums.offer ?? sums.coupon
  const discountLabel = by && discount > 0 ? words.discountBy(nameOf(by)) : words.discount
  return (
    <dl className="grid gap-2 tabular-nums">
      <Part label={words.subtotal}>{rupees(subtotal)}</Part>
      <Part label={words.shipping}>{shipping === 0 ? words.free : rupees(shipping)}</Part>
      {discount > 0 ? (
        <Less label={discountLabel} amount={discount} />
      ) : (
        <Part label={discountLabel}>{rupees(0)}</Part>
      )}
      <Less label={words.prepaid} amount={prepaidDiscount} />
      {fee && fee.amount > 0 && <Part label={fee.label}>{rupees(fee.amount)}</Part>}
      <Part label={words.total} isStrong>
        {rupees(whole)}
        <AboutPrice rupees={whole} />
      </Part>
      <Less label={words.giftCard} amount={giftCard} />
      <Less label={words.storeCredit} amount={storeCredit} />
      {giftCard + storeCredit > 0 && (
        <Part label={words.due} isStrong>
          {rupees(toRupees(toPaise(whole) - toPaise(giftCard) - toPaise(storeCredit)))}
        </Part>
      )}
    </dl>
  )
}

/** What is taken off, or pays a part before money does; a minus never parts from its amount. */
const Less = ({ label, amount }: { label: string; amount: number }) =>
  amount > 0 && (
    <Part label={label}>
      <span className="whitespace-nowrap text-leaf">−{rupees(amount)}</span>
    </Part>
  )

function Part({
  label,
  isStrong,
  children,
}: {
  label: string
  isStrong?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={classes(
        'flex items-baseline justify-between gap-4',
        isStrong && 'border-t border-line pt-3 text-lg font-semibold',
      )}
    >
      <dt className="min-w-0 break-words">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}

/** What gift cards and store credit pay of a cart, as its sums show it. */
export const paidIn = ({ giftCards, storeCredit }: Cart) => ({
  giftCard: giftCards?.spent,
  storeCredit: storeCredit?.spent,
})

/** That every tax is inside, and how much where the shop charges it. */
export function TaxLine({ tax }: Pick<Cart, 'tax'>) {
  const words = useWords('cart', english).summary
  return (
    <p className="text-end text-sm text-soft">
      {tax ? words.includesGst(exactRupees(tax.tax)) : words.taxes}
    </p>
  )
}

/** What the cart comes to, and how far free shipping is; both are heard when they change. */
export function OrderSummary({ cart, isForeseen }: { cart: Cart; isForeseen: boolean }) {
  const words = useWords('cart', english)
  const pieces = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div aria-busy={isForeseen} className={isForeseen ? 'opacity-70' : undefined}>
      <SumsList sums={{ ...cart, ...paidIn(cart) }} />
      <TaxLine tax={cart.tax} />
      {cart.subtotal > 0 && (
        <div role="status">
          <p className="sr-only">{`${words.small.pieces(pieces)}, ${words.summary.subtotal} ${rupees(cart.subtotal)}`}</p>
          <FreeDelivery cart={cart} className="mt-3 text-sm text-leaf" />
        </div>
      )}
      <Arrival expected={cart.expected} />
      <WaysToPay ways={cart.ways} />
    </div>
  )
}

/** The last day on which it arrives, if it is ordered now. */
function Arrival({ expected }: Pick<Cart, 'expected'>) {
  const { arrives } = useWords('cart', english).summary
  const language = useLanguage()
  if (!expected) return null
  return (
    <p className="mt-1 text-sm text-soft">{arrives(dayWords(Date.parse(expected.to), language))}</p>
  )
}

/** What paying at the door adds and paying in advance takes off is known before the checkout. */
function WaysToPay({ ways }: Pick<Cart, 'ways'>) {
  const words = useWords('cart', english).summary
  const { codFee = 0, prepaidDiscount = 0 } = ways ?? {}
  return (
    <>
      {prepaidDiscount > 0 && (
        <p className="mt-1 text-sm text-leaf">{words.payAhead(rupees(prepaidDiscount))}</p>
      )}
      {codFee > 0 && <p className="mt-1 text-sm text-soft">{words.codFee(rupees(codFee))}</p>}
    </>
  )
}
