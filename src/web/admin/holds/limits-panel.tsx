import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getHoldLimits, saveHoldLimits } from '#contract/buying-admin-endpoints.ts'
import type { HoldLimits } from '#contract/holds.ts'
import { TextField } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminHolds } from '#web/words/en/admin-holds.ts'
import { asking } from '../../cache.ts'
import { CopyForm, ResetAndSave } from '../parts/copy-form.tsx'
import { fieldsOf } from '../parts/failure.ts'
import { Panel } from '../parts/panel.tsx'
import { LoadFailed } from '../parts/table-states.tsx'
import { asJson, useSave } from '../parts/use-save.ts'
import { useTouchedCopy } from '../parts/use-touched-copy.ts'
import { type LimitField, type LimitValues, limitsIn, valuesOf } from './limit-values.ts'

const words = adminHolds.limits

/** How much strangers may keep aside before they pay. */
export function LimitsPanel() {
  const { data, error, refetch } = useQuery({
    ...asking(getHoldLimits, {}),
    refetchOnMount: 'always',
  })
  return (
    <Panel title={words.title}>
      {data ? (
        <LimitsForm saved={data} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Panel>
  )
}

function LimitsForm({ saved }: { saved: HoldLimits }) {
  const cache = useQueryClient()
  const form = useTouchedCopy(valuesOf(saved))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const says = { done: words.saved, failed: words.failed }
  const { save, isSaving } = useSave(asJson(saveHoldLimits), says)
  const submit = async () => {
    const read = limitsIn(form.values)
    if (!read.ok) return setFaults(read.faults)
    const result = await save(read.limits)
    setFaults(result.isDone ? {} : fieldsOf(result.error))
    if (!result.isDone) return
    cache.setQueryData(asking(getHoldLimits, {}).queryKey, result.answer)
    form.taken(valuesOf(result.answer))
  }
  return (
    <CopyForm copy={form} labels={{}} newer={words.newer} onSubmit={submit}>
      <p className="mb-4 max-w-prose text-soft">{words.text}</p>
      <fieldset disabled={isSaving}>
        <LimitFields values={form.values} faults={faults} onChange={form.set} />
      </fieldset>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <ResetAndSave copy={form} words={words} isSaving={isSaving} />
      </div>
    </CopyForm>
  )
}

type LimitFieldsProps = {
  values: LimitValues
  faults: Record<string, string>
  onChange: (values: LimitValues) => void
}

const pair = 'grid items-start gap-3 sm:grid-cols-2'

function LimitFields({ values, faults, onChange }: LimitFieldsProps) {
  const field = (name: LimitField, label: string) => (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      value={values[name]}
      error={faults[name]}
      onChange={(event) => onChange({ ...values, [name]: event.currentTarget.value })}
    />
  )
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      {(['order', 'visitor', 'network'] as const).map((name) => (
        <fieldset key={name}>
          <legend className="mb-2 font-medium">{words[name]}</legend>
          <div className={pair}>
            {field(`${name}.pieces`, words.pieces)}
            {field(`${name}.rupees`, words.rupees)}
          </div>
        </fieldset>
      ))}
      <fieldset>
        <legend className="mb-2 font-medium">{words.draft}</legend>
        <div className={pair}>
          {field('draft.pieces', words.pieces)}
          {field('draft.minutes', words.minutes)}
        </div>
      </fieldset>
      {field('minutesPerPiece', words.minutesPerPiece)}
      {field('claimHours', words.claimHours)}
      {field('lapseHours', words.lapseHours)}
    </div>
  )
}
