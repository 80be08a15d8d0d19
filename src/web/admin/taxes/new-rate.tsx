import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listTaxRates, saveTaxRate } from '#contract/tax/admin-calls.ts'
import type { TaxRateRow } from '#contract/tax/types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { adminTaxes } from '#web/words/en/admin/law/taxes.ts'
import { queryFor } from '../../cache.ts'
import { useEntry } from '../parts/forms/use-entry.ts'
import { numberIn } from './trial-values.ts'

const words = adminTaxes.rates

/** A rate from a day on, for a class of goods that has one already. */
export function NewRate({ rates }: { rates: TaxRateRow[] }) {
  const classes = new Map(rates.map((rate) => [rate.taxClass, rate.className]))
  const { values, set, errors, isSaving, submit } = useNewRate(rates[0]?.taxClass ?? '')
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
        <SelectField {...field('taxClass', words.class)}>
          {[...classes].map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField {...field('from', words.from)} type="date" />
        <TextField {...field('above', words.above)} inputMode="decimal" />
        <TextField {...field('rate', words.percent)} inputMode="decimal" />
        <TextField {...field('source', words.source)} className="sm:col-span-2" />
      </div>
      <Button type="submit" className="mt-4" isBusy={isSaving}>
        {isSaving ? words.saving : words.save}
      </Button>
    </form>
  )
}

function useNewRate(taxClass: string) {
  const cache = useQueryClient()
  const [values, setValues] = useState(() => ({
    ...{ taxClass, from: dayInIndia(Date.now()) },
    ...{ above: '0', rate: '', source: '' },
  }))
  const says = { done: words.saved, failed: words.failed }
  const { enter, isSaving, errors } = useEntry(saveTaxRate, says, (all) =>
    cache.setQueryData(queryFor(listTaxRates, {}).queryKey, all),
  )
  return {
    ...{ values, errors, isSaving },
    set: (change: Partial<typeof values>) => setValues({ ...values, ...change }),
    submit: () =>
      enter({ ...values, note: '', above: numberIn(values.above), rate: numberIn(values.rate) }),
  }
}
