import { type ReactNode, useId } from 'react'
import type { SavedAddress } from '#contract/accounts/types.ts'
import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { FieldError } from '../../ui/forms/field.tsx'
import { AddressText } from './address-text.tsx'

type SavedAddressesProps = {
  book: SavedAddress[]
  chosen: string
  errors: Record<string, string>
  onChoose: (chosen: string) => void
}

/** The addresses that the shopper keeps, to be chosen with one tap, and the way to another one. */
export function SavedAddresses({ book, chosen, errors, onChoose }: SavedAddressesProps) {
  const words = useWords('checkout', english).address
  const id = useId()
  // What is wrong with another one stands beside its fields.
  const wrong = Object.keys(errors).find((name) => name.startsWith('address.'))
  const error = wrong && chosen !== 'new' ? errors[wrong] : undefined
  const choice = (value: string, children: ReactNode) => (
    <label
      key={value}
      className="flex items-start gap-3 border border-edge bg-card p-4 has-checked:border-arakku"
    >
      <input
        type="radio"
        name="savedAddress"
        value={value}
        defaultChecked={value === chosen}
        aria-invalid={error !== undefined || undefined}
        onChange={() => onChoose(value)}
        className="mt-0.5 size-5 shrink-0"
      />
      {children}
    </label>
  )
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sr-only">{words.choose}</legend>
      {error && (
        <div className="mb-3">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div className="grid gap-3">
        {book.map((one) => choice(String(one.id), <AddressText address={one} />))}
        {choice('new', <span className="font-medium">{words.another}</span>)}
      </div>
    </fieldset>
  )
}
