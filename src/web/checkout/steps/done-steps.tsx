import type { Checkout } from '#contract/checkout/types.ts'
import { dayWords } from '#domain/day-words.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { useStateNames } from '../address/state-names.ts'
import { addressOf, type TypedOrder } from '../typed-order.ts'
import { DoneStep } from './step-parts.tsx'

type DoneProps = { told: TypedOrder; onEdit: () => void }

export function DoneContact({ told, onEdit }: DoneProps) {
  const words = useWords('checkout', english)
  return (
    <DoneStep title={words.contact.title} onEdit={onEdit}>
      <p>
        {told['contact.email']}
        <span className="block tabular-nums">{told['contact.mobile']}</span>
      </p>
    </DoneStep>
  )
}

/** Where it goes, and when it is there. */
export function DoneAddress({ told, onEdit, checkout }: DoneProps & { checkout: Checkout }) {
  const words = useWords('checkout', english)
  const language = useLanguage()
  const nameOf = useStateNames()
  const { fullName, line1, line2, city, pin, state } = addressOf(told, checkout.savedAddresses)
  const parts = [line1, line2, `${city} ${pin}`, nameOf(state)]
  const [delivery] = checkout.delivery
  const day = (moment: string) => dayWords(Date.parse(moment), language)
  return (
    <DoneStep title={words.address.title} onEdit={onEdit}>
      <p className="wrap-anywhere">
        <span className="block font-medium">{fullName}</span>
        {parts.filter((part) => part.trim() !== '').join(', ')}
      </p>
      {delivery && (
        <p className="text-sm text-leaf">
          {words.delivery.expected(day(delivery.from), day(delivery.to))}
        </p>
      )}
    </DoneStep>
  )
}
