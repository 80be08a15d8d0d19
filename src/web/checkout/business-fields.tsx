import { checkout as english } from '#web/words/en/checkout.ts'
import { useWords } from '#web/words/words.ts'
import { TextField } from '../ui/forms/field.tsx'
import { ChevronDownIcon } from '../ui/icon.tsx'
import type { FieldsProps } from './contact-fields.tsx'

/** Who buys for a business: its GSTIN stands on the invoice. */
export function BusinessFields({ typed, errors, isClosed }: FieldsProps & { isClosed: boolean }) {
  const words = useWords('checkout', english).business
  const isOpen = Boolean(typed?.buyerGstin || errors['buyerGstin'])
  const fields = (
    <div className="grid items-start gap-5 pb-6 md:grid-cols-2">
      <TextField
        label={words.gstin}
        id="buyerGstin"
        name="buyerGstin"
        isOptional
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={words.gstinHint}
        defaultValue={typed?.buyerGstin}
        error={errors['buyerGstin']}
      />
      <TextField
        label={words.legalName}
        id="buyerLegalName"
        name="buyerLegalName"
        isOptional
        maxLength={120}
        autoComplete="organization"
        defaultValue={typed?.buyerLegalName}
        error={errors['buyerLegalName']}
      />
    </div>
  )
  return (
    <details open={isOpen} className="group border-y border-line">
      <summary className="flex min-h-13 items-center justify-between gap-4 font-medium hover:text-lac">
        {words.title}
        <ChevronDownIcon className="size-5 text-soft group-open:rotate-180" />
      </summary>
      {isClosed ? <p className="pb-6 text-soft">{words.closed}</p> : fields}
    </details>
  )
}
