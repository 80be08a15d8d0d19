import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listTaxRates, saveTaxRate } from '#contract/tax/admin-calls.ts'
import type { TaxRateRow } from '#contract/tax/types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminTaxes } from '#web/words/en/admin-taxes.ts'
import { queryFor } from '../../cache.ts'
import { fieldsOf } from '../parts/failure.ts'
import { Panel } from '../parts/panel.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { LoadFailed } from '../parts/table-states.tsx'
import { asJson, useSave } from '../parts/use-save.ts'

const words = adminTaxes.rates
const { columns } = words

/** Every rate that ever was, and a new one from a day on. */
export function RatesPanel() {
  const { data, error, refetch } = useQuery(queryFor(listTaxRates, {}))
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return (
    <Panel title={words.title}>
      <p className="pb-3 text-soft">{words.text}</p>
      <Sheet
        columns={[
          { label: columns.class, className: 'w-full' },
          { label: columns.above, className: 'numeric' },
          { label: columns.rate, className: 'numeric' },
          { label: columns.from },
          { label: columns.to },
        ]}
        items={data}
        row={(rate) => <RateRow key={rate.id} rate={rate} />}
      />
      {data && <NewRate rates={data} />}
    </Panel>
  )
}

function RateRow({ rate }: { rate: TaxRateRow }) {
  return (
    <tr>
      <td>
        <span className="block font-medium">{rate.className}</span>
        <span className="block text-sm text-soft">
          {[rate.isDisputed ? words.disputed : '', rate.note, rate.source]
            .filter((text) => text !== '')
            .join(' · ')}
        </span>
      </td>
      <td data-label={columns.above} className="numeric whitespace-nowrap">
        {rupees(rate.above)}
      </td>
      <td data-label={columns.rate} className="numeric whitespace-nowrap">
        {rate.rate} %
      </td>
      <td data-label={columns.from} className="whitespace-nowrap">
        {rate.from}
      </td>
      <td data-label={columns.to} className="whitespace-nowrap">
        {rate.to ?? words.open}
      </td>
    </tr>
  )
}

function NewRate({ rates }: { rates: TaxRateRow[] }) {
  const cache = useQueryClient()
  const classes = new Map(rates.map((rate) => [rate.taxClass, rate.className]))
  const [values, setValues] = useState(() => ({
    taxClass: rates[0]?.taxClass ?? '',
    from: dayInIndia(Date.now()),
    ...{ above: '0', rate: '', source: '' },
  }))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { save, isSaving } = useSave(asJson(saveTaxRate), {
    done: words.saved,
    failed: words.failed,
  })
  const field = (name: keyof typeof values, label: string) => ({
    label,
    value: values[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
  })
  const submit = async () => {
    const { taxClass, from, above, rate, source } = values
    const form = { taxClass, from, source, note: '', above: numberIn(above), rate: numberIn(rate) }
    const result = await save(form)
    setFaults(result.isDone ? {} : fieldsOf(result.error))
    if (result.isDone) cache.setQueryData(queryFor(listTaxRates, {}).queryKey, result.answer)
  }
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
      <div className="grid items-start gap-4 sm:grid-cols-2">
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

/** What is no number is for the server to refuse. */
const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
