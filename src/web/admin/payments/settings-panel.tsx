import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getPaymentSettings, savePaymentSettings } from '#contract/payments/admin-calls.ts'
import type { EditedPayments, SavedPaymentSettings } from '#contract/payments/types.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminPayments } from '#web/words/en/admin-payments.ts'
import { queryFor } from '../../cache.ts'
import { CopyForm, ResetAndSave } from '../parts/copy-form.tsx'
import { currentOf, fieldsOf } from '../parts/failure.ts'
import { Panel } from '../parts/panel.tsx'
import { LoadFailed } from '../parts/table-states.tsx'
import { asJson, useSave } from '../parts/use-save.ts'
import { useTouchedCopy } from '../parts/use-touched-copy.ts'
import { settingsIn, valuesOf } from './payment-values.ts'
import { WayFields } from './way-fields.tsx'

const words = adminPayments.settings
const { cod, upi, bankTransfer, razorpay } = words
const labels = { cod, upi, bankTransfer, razorpay }

/** How the shop may be paid. */
export function SettingsPanel() {
  const { data, error, refetch } = useQuery({
    ...queryFor(getPaymentSettings, {}),
    refetchOnMount: 'always',
  })
  return (
    <Panel title={words.title}>
      {data ? (
        <SettingsForm saved={data} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Panel>
  )
}

const versioned = ({ settings, version }: SavedPaymentSettings) => ({
  ...valuesOf(settings),
  version,
})

function SettingsForm({ saved }: { saved: SavedPaymentSettings }) {
  const cache = useQueryClient()
  const form = useTouchedCopy(versioned(saved))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { save, isSaving } = useSave(asJson(savePaymentSettings), {
    done: words.saved,
    failed: words.failed,
  })
  const submit = async () => {
    const { version, ...values } = form.values
    const read = settingsIn(values)
    if (!read.ok) return setFaults(read.faults)
    const result = await save({ ...read.settings, version })
    setFaults(result.isDone ? {} : fieldsOf(result.error))
    if (!result.isDone) {
      const current = currentOf(result.error) as EditedPayments | null // What `outdated` carries of settings.
      if (!current) return
      const { version: newer = '', ...settings } = current
      const theirs = { ...saved, settings, version: newer }
      cache.setQueryData(queryFor(getPaymentSettings, {}).queryKey, theirs)
      return form.meet(versioned(theirs))
    }
    cache.setQueryData(queryFor(getPaymentSettings, {}).queryKey, result.answer)
    form.taken(versioned(result.answer))
  }
  return (
    <CopyForm copy={form} labels={labels} newer={words.newer} onSubmit={submit}>
      <fieldset disabled={isSaving}>
        <WayFields
          values={form.values}
          isRazorpayReady={saved.isRazorpayReady}
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
