import { useQuery } from '@tanstack/react-query'
import { readStockMarks, saveStockMarks } from '#contract/stock/admin-calls.ts'
import type { EditedStockMarks } from '#contract/stock/types.ts'
import { policy } from '#domain/policy.ts'
import { mostFewLeft } from '#domain/stock.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminStock } from '#web/words/en/admin/stock.ts'
import { queryFor } from '../../cache.ts'
import { numberOf } from '../parts/forms/number-of.ts'
import { SettingsForm } from '../parts/forms/settings-form.tsx'
import { asJson } from '../parts/forms/use-save.ts'
import { type Reading, useSettings } from '../parts/forms/use-settings.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'

const words = adminStock.marks
const highest = { fewLeft: mostFewLeft, lowStock: policy.mostLowStock }
const fields = ['fewLeft', 'lowStock'] as const
const labels = { fewLeft: words.fewLeft, lowStock: words.lowStock }
const asked = queryFor(readStockMarks, {})

/** From how few pieces on shoppers and staff are told how many are left. */
export function MarksPanel() {
  const marks = useQuery({ ...asked, refetchOnMount: 'always' })
  return (
    <Panel title={words.title}>
      <Loaded asked={marks} height="h-40">
        {(saved) => <MarksForm saved={saved} />}
      </Loaded>
    </Panel>
  )
}

function MarksForm({ saved }: { saved: EditedStockMarks }) {
  const form = useSettings({
    ...{ saved, queryKey: asked.queryKey, valuesOf, read },
    send: asJson(saveStockMarks),
    says: { done: words.saved, failed: words.failed },
  })
  return (
    <SettingsForm
      form={form}
      labels={labels}
      words={words}
      intro={<p className="mb-4 max-w-prose text-soft">{words.text}</p>}
    >
      <div className="grid items-start gap-6 md:grid-cols-2">
        {fields.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            name={name}
            inputMode="numeric"
            value={form.values[name]}
            error={form.faults[name]}
            onChange={(event) => form.set({ [name]: event.currentTarget.value })}
          />
        ))}
      </div>
    </SettingsForm>
  )
}

type MarkValues = Record<(typeof fields)[number], string> & Pick<EditedStockMarks, 'version'>

const valuesOf = ({ fewLeft, lowStock, version }: EditedStockMarks): MarkValues => ({
  ...{ fewLeft: String(fewLeft), lowStock: String(lowStock), version },
})

/** What the fields say, or which of them say none or no whole number. */
function read(values: MarkValues): Reading<EditedStockMarks> {
  const faults: Record<string, string> = {}
  const one = (field: (typeof fields)[number]) => {
    const number = numberOf(values[field], 0, highest[field])
    if (values[field].trim() === '') faults[field] = words.numberMissing
    else if (number === null) faults[field] = words.numberBad
    return number ?? 0
  }
  const input = { fewLeft: one('fewLeft'), lowStock: one('lowStock'), version: values.version }
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, input }
}
