import { useId } from 'react'
import type { PaymentChoice } from '#contract/payments/types.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { FieldError } from '../../ui/forms/field.tsx'
import { partRupees } from '../../ui/price.tsx'

type BookingChoiceProps = {
  booking: NonNullable<PaymentChoice['booking']>
  isBooked: boolean
  error: string | undefined
  onBook: (isBooked: boolean) => void
}

/** Whether all of it is paid now, or a part, and the rest before it leaves. */
export function BookingChoice({ booking, isBooked, error, onBook }: BookingChoiceProps) {
  const words = useWords('checkout', english).payment.booking
  const id = useId()
  const { now, rest, days } = booking
  const way = (value: 'no' | 'yes') => ({
    ...{ name: 'isBooked', value, defaultChecked: isBooked === (value === 'yes') },
    onChange: () => onBook(value === 'yes'),
    'aria-invalid': error !== undefined || undefined,
  })
  return (
    <fieldset
      id="isBooked"
      className="min-w-0"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend tabIndex={-1} className="mb-3 font-medium">
        {words.title}
      </legend>
      {error && (
        <div className="mb-3">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div className="grid gap-3">
        <Way {...way('no')}>{words.all(partRupees(now + rest))}</Way>
        <Way {...way('yes')} text={words.text(days)}>
          {words.part(partRupees(now), partRupees(rest))}
        </Way>
      </div>
    </fieldset>
  )
}

type WayProps = React.ComponentProps<'input'> & { text?: string }

function Way({ text, children, ...input }: WayProps) {
  return (
    <label className="flex items-start gap-3 border border-edge bg-card p-4 has-checked:border-arakku">
      <input type="radio" className="mt-0.5 size-5 shrink-0" {...input} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium tabular-nums">{children}</span>
        {text && <span className="block text-sm text-soft">{text}</span>}
      </span>
    </label>
  )
}
