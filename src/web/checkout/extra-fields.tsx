import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { TextAreaField } from '../ui/forms/field.tsx'
import { ChevronDownIcon } from '../ui/icon.tsx'
import type { FieldsProps } from './contact-fields.tsx'

/** What else the shop should know, and what the receiver should read. */
export function ExtraFields({ typed, errors }: FieldsProps) {
  const words = useWords('checkout', english).extras
  const isOpen = Boolean(typed?.note || typed?.giftMessage)
  return (
    <details open={isOpen} className="group border-y border-line">
      <summary className="flex min-h-13 items-center justify-between gap-4 font-medium hover:text-lac">
        {words.title}
        <ChevronDownIcon className="size-5 text-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pb-6">
        <TextAreaField
          label={words.note}
          id="note"
          name="note"
          rows={3}
          isOptional
          maxLength={500}
          hint={words.noteHint}
          defaultValue={typed?.note}
          error={errors['note']}
        />
        <TextAreaField
          label={words.gift}
          id="giftMessage"
          name="giftMessage"
          rows={3}
          isOptional
          maxLength={300}
          hint={words.giftHint}
          defaultValue={typed?.giftMessage}
          error={errors['giftMessage']}
        />
      </div>
    </details>
  )
}
