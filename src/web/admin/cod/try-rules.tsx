import { useState } from 'react'
import { tryCodRules } from '#contract/cod/admin-calls.ts'
import type { CodDecision } from '#contract/cod/types.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminCod } from '#web/words/en/admin/cod.ts'
import { useEntry } from '../parts/forms/use-entry.ts'

const words = adminCod.trying

/** An order that nobody has placed, under the saved rules. */
export function TryRules() {
  const [decision, setDecision] = useState<CodDecision | null>(null)
  const [values, setValues] = useState({ total: '', pin: '', mobile: '' })
  const { enter, isSaving, errors } = useEntry(tryCodRules, { failed: words.failed }, setDecision)
  const field = (name: keyof typeof values) => ({
    label: words[name],
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  })
  return (
    <form
      noValidate
      className="mt-6 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        const total = values.total.trim() === '' ? Number.NaN : Number(values.total)
        void enter({ ...values, total })
      }}
    >
      <h3 className="font-sans font-semibold">{words.title}</h3>
      <p className="pb-3 text-soft">{words.text}</p>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
        <TextField {...field('total')} inputMode="decimal" />
        <TextField {...field('pin')} inputMode="numeric" />
        <TextField {...field('mobile')} inputMode="tel" hint={words.mobileHint} isOptional />
      </div>
      <Button type="submit" look="quiet" className="mt-4" isBusy={isSaving}>
        {isSaving ? words.submitting : words.submit}
      </Button>
      <p role="status" className="pt-3 empty:hidden">
        {decision && says(decision)}
      </p>
    </form>
  )
}

function says(decision: CodDecision) {
  const { outcome, advance, words: told, position, prepaidDiscount = 0 } = decision
  const follows = {
    ...{ allow: words.allow, confirm: words.confirm },
    'part-advance': words.advance(rupees(advance)),
    refuse: words.refuse(told),
  }[outcome]
  const by = position === null ? words.noRule : words.by(position)
  const known = words.known(decision.refusals, decision.isNewBuyer)
  const prepaid = prepaidDiscount > 0 ? [words.prepaid(rupees(prepaidDiscount))] : []
  return [follows, by, known, ...prepaid].join(' ')
}
