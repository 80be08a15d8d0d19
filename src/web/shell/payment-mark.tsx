/** The brands drawn in public/payments, by the name that the shop's owner writes. */
const marks: Record<string, string> = {
  Visa: 'visa',
  Mastercard: 'mastercard',
  'American Express': 'american-express',
  PayPal: 'paypal',
  UPI: 'upi',
  RuPay: 'rupay',
}

/** One way to pay, as a small card; a name without a drawing is written out. */
export function PaymentMark({ name }: { name: string }) {
  const mark = marks[name]
  if (!mark) return <span className="rounded-xs border border-line px-2 text-ink">{name}</span>
  return (
    <img
      src={`/payments/${mark}.svg`}
      alt={name}
      width="48"
      height="30"
      loading="lazy"
      className="h-7 w-auto"
    />
  )
}
