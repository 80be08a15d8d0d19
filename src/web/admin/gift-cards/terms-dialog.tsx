import { useQuery } from '@tanstack/react-query'
import { readCardSaleTerms, saveCardSaleTerms } from '#contract/card-sales/admin-calls.ts'
import type { EditedCardSaleTerms } from '#contract/card-sales/admin-types.ts'
import { leastMonths, mostOfCard } from '#domain/gift-cards/gift-card.ts'
import { formatRupees, toRupees } from '#domain/money.ts'
import { CheckField, TextField } from '#web/ui/forms/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { adminCardSales } from '#web/words/en/admin/work/card-sales.ts'
import { queryFor } from '../../cache.ts'
import { EntryDialog, entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'

const words = adminCardSales.terms
const most = toRupees(mostOfCard)

/** How gift cards are sold in the shop, or that they are not. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const asked = { ...queryFor(readCardSaleTerms, {}), refetchOnMount: 'always' as const }
  const { data: terms, isFetchedAfterMount } = useQuery(asked)
  return terms && isFetchedAfterMount ? <TermsForm terms={terms} onClose={onClose} /> : null
}

type TermsFormProps = { terms: EditedCardSaleTerms; onClose: () => void }

function TermsForm({ terms, onClose }: TermsFormProps) {
  const says = { ...words, refreshes: [readCardSaleTerms.path] }
  const { enter, refuse, isSaving, errors } = useEntry(saveCardSaleTerms, says, onClose)
  const submit = (form: FormData) => {
    const { version } = terms
    const next = termsIn(form)
    const faults = faultsOf(next)
    if (Object.keys(faults).length > 0) refuse(faults)
    else void enter({ ...next, version })
  }
  return (
    <EntryDialog
      title={words.title}
      label={words.submit}
      busyLabel={words.submitting}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
    >
      {terms.isPayable === false && <Note title={words.unpayable} />}
      <CheckField name="isEnabled" label={words.isEnabled} defaultChecked={terms.isEnabled} />
      <Amounts terms={terms} errors={errors} />
      <Times terms={terms} errors={errors} />
    </EntryDialog>
  )
}

type FieldsProps = { terms: EditedCardSaleTerms; errors: Record<string, string> }

function Amounts({ terms, errors }: FieldsProps) {
  const field = entryField(errors)
  const own = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <>
      <TextField
        {...field('amounts', words.amounts)}
        autoComplete="off"
        maxLength={80}
        isOptional
        hint={words.amountsHint}
        defaultValue={terms.amounts.join(', ')}
      />
      <TextField {...field('least', words.least)} {...own} defaultValue={terms.least} />
      <TextField
        {...field('most', words.most)}
        {...own}
        hint={words.mostHint(formatRupees(mostOfCard))}
        defaultValue={terms.most}
      />
    </>
  )
}

function Times({ terms, errors }: FieldsProps) {
  const field = entryField(errors)
  const own = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <>
      <TextField
        {...field('months', words.months)}
        {...own}
        hint={words.monthsHint}
        defaultValue={terms.months}
      />
      <TextField
        {...field('refundDays', words.refundDays)}
        {...own}
        hint={words.refundDaysHint}
        defaultValue={terms.refundDays}
      />
    </>
  )
}

/** What was typed: NaN where that is no whole number. */
function termsIn(form: FormData) {
  const whole = (typed: string) => (/^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN)
  const number = (name: string) => whole(textIn(form, name).replace(/[₹,\s]/g, ''))
  const amounts = textIn(form, 'amounts')
    .split(/[,;\s]+/)
    .filter(Boolean)
  return {
    isEnabled: form.has('isEnabled'),
    amounts: amounts.map(whole),
    ...{ least: number('least'), most: number('most') },
    ...{ months: number('months'), refundDays: number('refundDays') },
  }
}

function faultsOf({
  amounts,
  least,
  most: largest,
  months,
  refundDays,
}: ReturnType<typeof termsIn>) {
  const faults: Record<string, string> = {}
  if (amounts.some(Number.isNaN)) faults['amounts'] = words.number
  else if (amounts.some((one) => one < least || one > largest)) faults['amounts'] = words.between
  if (amounts.length > 8) faults['amounts'] = words.amountsHint
  if (Number.isNaN(least)) faults['least'] = words.number
  if (Number.isNaN(largest)) faults['most'] = words.number
  else if (largest > most) faults['most'] = words.mostHint(formatRupees(mostOfCard))
  if (Number.isNaN(refundDays)) faults['refundDays'] = words.number
  if (!(months >= leastMonths && months <= 120)) faults['months'] = words.monthsHint
  return faults
}
