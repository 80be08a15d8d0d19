import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listLawNumbers, saveLawNumber } from '#contract/tax/admin-calls.ts'
import type { LawNumberRow } from '#contract/tax/law-number-types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { adminTaxes } from '#web/words/en/admin/law/taxes.ts'
import { queryFor } from '../../cache.ts'
import { useEntry } from '../parts/forms/use-entry.ts'
import { numberIn } from './trial-values.ts'

const words = adminTaxes.limits
const { rates } = adminTaxes

type NewLimitProps = { limits: LawNumberRow[]; nameOf: (name: string) => string }

/** What a limit is from a day on, of those that the shop knows. */
export function NewLimit({ limits, nameOf }: NewLimitProps) {
  const units = new Map(limits.map((limit) => [limit.name, limit.unit]))
  const { values, set, errors, isSaving, submit } = useNewLimit(limits[0]?.name ?? '')
  const field = (name: keyof typeof values, label: string) => ({
    label,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <form
      noValidate
      className="mt-5 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h3 className="pb-3 font-semibold">{words.add}</h3>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <SelectField {...field('name', words.limit)} className="sm:col-span-2">
          {[...units.keys()].map((name) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('from', rates.from)} type="date" />
        <TextField
          {...field('value', words.value[units.get(values.name) ?? 'rupees'])}
          inputMode="decimal"
        />
        <TextField {...field('source', rates.source)} className="sm:col-span-2" />
      </div>
      <Button type="submit" className="mt-4" isBusy={isSaving}>
        {isSaving ? rates.saving : words.save}
      </Button>
    </form>
  )
}

function useNewLimit(name: string) {
  const cache = useQueryClient()
  const [values, setValues] = useState(() => ({
    ...{ name, from: dayInIndia(Date.now()), value: '', source: '' },
  }))
  const says = { done: words.saved, failed: words.failed }
  const { enter, isSaving, errors } = useEntry(saveLawNumber, says, (all) =>
    cache.setQueryData(queryFor(listLawNumbers, {}).queryKey, all),
  )
  return {
    ...{ values, errors, isSaving },
    set: (change: Partial<typeof values>) => setValues({ ...values, ...change }),
    submit: () => enter({ ...values, value: numberIn(values.value) }),
  }
}
