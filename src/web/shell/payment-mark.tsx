import type { ReactNode } from 'react'

/** The brands that the shop's owner may name; drawn plainly, in the brand's own colours. */
const marks: Record<string, ReactNode> = {
  Visa: <Wordmark text="VISA" fill="#1434cb" isItalic />,
  Mastercard: (
    <>
      <circle cx="19" cy="15" r="8" fill="#eb001b" />
      <circle cx="29" cy="15" r="8" fill="#f79e1b" />
      <path d="M24 8.800a8 8 0 0 1 0 12.4 8 8 0 0 1 0-12.400Z" fill="#ff5f00" />
    </>
  ),
  'American Express': (
    <>
      <rect width="48" height="30" rx="3" fill="#016fd0" />
      <Wordmark text="AMEX" fill="#fff" />
    </>
  ),
  PayPal: <Wordmark text="PayPal" fill="#003087" isItalic />,
  UPI: (
    <>
      <Wordmark text="UPI" fill="#5f5e5e" isItalic at={20} />
      <path d="m34 8 4.5 7-6.5 7Z" fill="#ed752e" />
      <path d="m37 8 4.5 7-6.5 7Z" fill="#0a8a4a" />
    </>
  ),
  RuPay: <Wordmark text="RuPay" fill="#1b3281" isItalic />,
}

/** One way to pay, as a small card; a name without a mark is written out. */
export function PaymentMark({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 48 30" className="h-7 w-auto" role="img" aria-label={name}>
      <rect x=".5" y=".5" width="47" height="29" rx="3" fill="#fff" stroke="#d9cfc2" />
      {marks[name] ?? <Wordmark text={name} fill="#241a17" />}
    </svg>
  )
}

type WordmarkProps = { text: string; fill: string; isItalic?: boolean; at?: number }

function Wordmark({ text, fill, isItalic = false, at = 24 }: WordmarkProps) {
  return (
    <text
      x={at}
      y="19.5"
      textAnchor="middle"
      fontSize={text.length > 5 ? 11 : 13}
      fontWeight="700"
      fill={fill}
      {...(isItalic && { transform: `skewX(-10) translate(${at === 24 ? 3.4 : 3} 0)` })}
      {...(text.length > 6 && { textLength: 42, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {text}
    </text>
  )
}
