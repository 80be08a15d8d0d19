import type { ShownShop } from '#contract/settings/types.ts'
import { acceptedWays } from '#domain/payment.ts'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'

/** The brands drawn in public/payments, by the name that the shop's owner writes. */
const drawn: Record<string, string> = {
  Visa: 'visa',
  Mastercard: 'mastercard',
  'American Express': 'american-express',
  PayPal: 'paypal',
  UPI: 'upi',
  RuPay: 'rupay',
}

type PaymentMarksProps = Pick<ShownShop, 'cardLogos' | 'methods'> & {
  /** 'We accept', and how it stands before the marks. */
  label: string
  labelClass: string
}

/** What the shop may be paid with, as small cards; nothing while it may not be paid at all. */
export function PaymentMarks({ cardLogos, methods, label, labelClass }: PaymentMarksProps) {
  const { ways } = useWords('ui', ui)
  const accepted = acceptedWays(methods, cardLogos)
  if (accepted.length === 0) return null
  return (
    <>
      <span className={labelClass}>{label}</span>
      {accepted.map((one) =>
        'mark' in one ? (
          <PaymentMark key={one.mark} name={one.mark} />
        ) : (
          <WrittenMark key={one.way} name={ways[one.way]} />
        ),
      )}
    </>
  )
}

/** One brand, as a small card; a name without a drawing is written out. */
function PaymentMark({ name }: { name: string }) {
  const mark = drawn[name]
  if (!mark) return <WrittenMark name={name} />
  return (
    <span className="picture aspect-8/5 h-7 bg-transparent">
      <img src={`/payments/${mark}.svg`} alt={name} width="48" height="30" loading="lazy" />
    </span>
  )
}

const WrittenMark = ({ name }: { name: string }) => (
  <span className="rounded-xs border border-line px-2 text-ink">{name}</span>
)
