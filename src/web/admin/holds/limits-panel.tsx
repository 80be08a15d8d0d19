import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getHoldLimits, saveHoldLimits } from '#contract/holds/admin-calls.ts'
import type { EditedHoldLimits } from '#contract/holds/types.ts'
import { TextField } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminHolds } from '#web/words/en/admin-holds.ts'
import { queryFor } from '../../cache.ts'
import { CopyForm, ResetAndSave } from '../parts/copy-form.tsx'
import { currentOf, fieldsOf } from '../parts/failure.ts'
import { Panel } from '../parts/panel.tsx'
import { LoadFailed } from '../parts/table-states.tsx'
import { asJson, useSave } from '../parts/use-save.ts'
import { useTouchedCopy } from '../parts/use-touched-copy.ts'
import { type LimitField, type LimitValues, limitsIn, valuesOf } from './limit-values.ts'

const words = adminHolds.limits

/** How a limit is called when somebody else has changed it too. */
const labels: Record<LimitField, string> = {
  'order.pieces': `${words.order}: ${words.pieces}`,
  'order.rupees': `${words.order}: ${words.rupees}`,
  'visitor.pieces': `${words.visitor}: ${words.pieces}`,
  'visitor.rupees': `${words.visitor}: ${words.rupees}`,
  'network.pieces': `${words.network}: ${words.pieces}`,
  'network.rupees': `${words.network}: ${words.rupees}`,
  'draft.pieces': `${words.draft}: ${words.pieces}`,
  'draft.minutes': `${words.draft}: ${words.minutes}`,
  minutesPerPiece: words.minutesPerPiece,
  claimHours: words.claimHours,
  lapseHours: words.lapseHours,
}

/** How much strangers may keep aside before they pay. */
export function LimitsPanel() {
  const { data, error, refetch } = useQuery({
    ...queryFor(getHoldLimits, {}),
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

const versioned = (limits: EditedHoldLimits) => ({ ...valuesOf(limits), version: limits.version })

function LimitsForm({ saved }: { saved: EditedHoldLimits }) {
  const cache = useQueryClient()
  const form = useTouchedCopy(versioned(saved))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const says = { done: words.saved, failed: words.failed }
  const { save, isSaving } = useSave(asJson(saveHoldLimits), says)
  const submit = async () => {
    const { version, ...values } = form.values
    const read = limitsIn(values)
    if (!read.ok) return setFaults(read.faults)
    const result = await save({ ...read.limits, version })
    setFaults(result.isDone ? {} : fieldsOf(result.error))
    const known = queryFor(getHoldLimits, {}).queryKey
    if (!result.isDone) {
      const theirs = currentOf(result.error) as EditedHoldLimits | null // What `outdated` carries of limits.
      if (!theirs) return
      cache.setQueryData(known, theirs)
      return form.meet(versioned(theirs))
    }
    cache.setQueryData(known, result.answer)
    form.taken(versioned(result.answer))
  }
  return (
    <CopyForm copy={form} labels={labels} newer={words.newer} onSubmit={submit}>
      <p className="mb-4 max-w-prose text-soft">{words.text}</p>
      <fieldset disabled={isSaving}>
        <LimitFields
          values={form.values}
          faults={faults}
          onChange={(next) => form.set({ ...form.values, ...next })}
        />
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
