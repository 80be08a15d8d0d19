import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { TextField } from '../ui/forms/field.tsx'
import type { FieldsProps } from './contact-fields.tsx'

/** Of an order so dear that the law wants to know who buys. */
export function PanField({ typed, errors }: FieldsProps) {
  const words = useWords('checkout', english).pan
  return (
    <TextField
      label={words.label}
      name="buyerPan"
      maxLength={20}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      hint={words.hint}
      defaultValue={typed?.buyerPan}
      error={errors['buyerPan']}
    />
  )
}
