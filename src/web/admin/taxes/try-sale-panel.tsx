import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listTaxRates, tryBill } from '#contract/tax/admin-calls.ts'
import type { BillAnswer } from '#contract/tax/try-types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { Button } from '#web/ui/button.tsx'
import { adminTaxes } from '#web/words/en/admin/law/taxes.ts'
import { queryFor } from '../../cache.ts'
import { useEntry } from '../parts/forms/use-entry.ts'
import { Panel } from '../parts/panel.tsx'
import { formOf, newLine, type TrialValues } from './trial-values.ts'
import { TriedBill } from './tried-bill.tsx'
import { LineFields, SaleFields } from './try-sale-fields.tsx'

const words = adminTaxes.trial

/** An imagined sale, and the bill that it would have. */
export function TrySalePanel() {
  const { data: rates } = useQuery(queryFor(listTaxRates, {}))
  const classes = new Map(rates?.map((rate) => [rate.taxClass, rate.className]))
  const [first = ''] = classes.keys()
  return (
    <Panel title={words.title}>
      <p className="pb-3 text-soft">{words.text}</p>
      {first !== '' && <TrySale classes={classes} />}
    </Panel>
  )
}

function TrySale({ classes }: { classes: Map<string, string> }) {
  const { values, set, setLine, add, remove, errors, isBusy, submit, answer } = useTrial(classes)
  return (
    <>
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <SaleFields values={values} errors={errors} onChange={set} />
        {values.lines.map((line, at) => (
          <LineFields
            key={line.key}
            line={line}
            at={at}
            classes={classes}
            errors={errors}
            onChange={(change) => setLine(line.key, change)}
            onRemove={values.lines.length > 1 ? () => remove(line.key) : undefined}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button type="button" look="quiet" onClick={add}>
            {words.add}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? words.trying : words.try}
          </Button>
        </div>
      </form>
      {answer && <TriedBill answer={answer} />}
    </>
  )
}

function useTrial(classes: Map<string, string>) {
  const [first = ''] = classes.keys()
  const [values, setValues] = useState<TrialValues>(() => ({
    ...{ on: dayInIndia(Date.now()), where: '', buyerGstin: '', discount: '', delivery: '' },
    lines: [newLine(1, first)],
  }))
  const [answer, setAnswer] = useState<BillAnswer | null>(null)
  const { enter, isSaving, errors } = useEntry(tryBill, { failed: words.failed }, setAnswer)
  // What is shown is always of what stands in the fields.
  const set = (change: Partial<TrialValues>) => {
    setValues({ ...values, ...change })
    setAnswer(null)
  }
  const { lines } = values
  return {
    ...{ values, set, errors, answer, isBusy: isSaving },
    setLine: (key: number, change: Partial<TrialValues['lines'][number]>) =>
      set({ lines: lines.map((line) => (line.key === key ? { ...line, ...change } : line)) }),
    add: () =>
      set({ lines: [...lines, newLine(Math.max(...lines.map(({ key }) => key)) + 1, first)] }),
    remove: (key: number) => set({ lines: lines.filter((line) => line.key !== key) }),
    submit: () => enter(formOf(values)),
  }
}
