import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getTaxSettings, saveTaxSettings } from '#contract/tax/admin-calls.ts'
import type { SavedTaxSettings } from '#contract/tax/types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminTaxes } from '#web/words/en/admin-taxes.ts'
import { queryFor } from '../../cache.ts'
import { CopyForm, ResetAndSave } from '../parts/copy-form.tsx'
import { currentOf, fieldsOf } from '../parts/failure.ts'
import { Panel } from '../parts/panel.tsx'
import { LoadFailed } from '../parts/table-states.tsx'
import { asJson, useSave } from '../parts/use-save.ts'
import { useTouchedCopy } from '../parts/use-touched-copy.ts'
import { TaxFields } from './tax-fields.tsx'
import { formOf, valuesOf } from './tax-values.ts'

const words = adminTaxes.settings

/** What the owner says of the shop before the law. */
export function TaxSettingsPanel() {
  const { data, error, refetch } = useQuery({
    ...queryFor(getTaxSettings, {}),
    refetchOnMount: 'always',
  })
  return (
    <Panel title={words.title}>
      {data ? (
        <TaxForm saved={data} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Panel>
  )
}

function TaxForm({ saved }: { saved: SavedTaxSettings }) {
  const cache = useQueryClient()
  const [today] = useState(() => dayInIndia(Date.now()))
  const form = useTouchedCopy(valuesOf(saved, today))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { save, isSaving } = useSave(asJson(saveTaxSettings), {
    done: words.saved,
    failed: words.failed,
  })
  const { queryKey } = queryFor(getTaxSettings, {})
  const submit = async () => {
    const result = await save(formOf(form.values))
    setFaults(result.isDone ? {} : fieldsOf(result.error))
    if (result.isDone) {
      cache.setQueryData(queryKey, result.answer)
      return form.taken(valuesOf(result.answer, today))
    }
    const current = currentOf(result.error)
    if (!current) return
    const theirs = { ...saved, ...current } as SavedTaxSettings // What `outdated` carries of settings.
    cache.setQueryData(queryKey, theirs)
    form.meet(valuesOf(theirs, today))
  }
  return (
    <CopyForm copy={form} labels={words.fields} newer={words.newer} onSubmit={submit}>
      <Notes saved={saved} />
      <fieldset disabled={isSaving} className="min-w-0">
        <TaxFields
          values={form.values}
          faults={faults}
          onChange={(change) => form.set({ ...form.values, ...change })}
        />
      </fieldset>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <ResetAndSave copy={form} words={words} isSaving={isSaving} />
      </div>
    </CopyForm>
  )
}

function Notes({ saved: { settings, isPlaceholder, upcoming } }: { saved: SavedTaxSettings }) {
  const notes = [
    settings === null ? words.nothing : '',
    isPlaceholder ? words.placeholder : '',
    upcoming ? words.upcoming(upcoming.from) : '',
  ].filter((note) => note !== '')
  return notes.map((note) => (
    <p key={note} className="mb-4 border border-zari px-4 py-3">
      {note}
    </p>
  ))
}
