import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getPaymentSettings, savePaymentSettings } from '#contract/buying-admin-endpoints.ts'
import type { SavedPaymentSettings } from '#contract/payment.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminPayments } from '#web/words/en/admin-payments.ts'
import { asking } from '../../cache.ts'
import { fieldsOf } from '../parts/failure.ts'
import { Panel } from '../parts/panel.tsx'
import { LoadFailed } from '../parts/table-states.tsx'
import { useLeaveGuard } from '../parts/use-leave-guard.ts'
import { asJson, useSave } from '../parts/use-save.ts'
import { useTouchedCopy } from '../parts/use-touched-copy.ts'
import { settingsIn, valuesOf } from './payment-values.ts'
import { WayFields } from './way-fields.tsx'

const words = adminPayments.settings

/** How the shop may be paid. */
export function SettingsPanel() {
  const { data, error, refetch } = useQuery({
    ...asking(getPaymentSettings, {}),
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

function SettingsForm({ saved }: { saved: SavedPaymentSettings }) {
  const cache = useQueryClient()
  const form = useTouchedCopy(valuesOf(saved.settings))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { save, isSaving } = useSave(asJson(savePaymentSettings), {
    done: words.saved,
    failed: words.failed,
  })
  useLeaveGuard(form.isTouched)
  const submit = async () => {
    const read = settingsIn(form.values)
    if (!read.ok) return setFaults(read.faults)
    const result = await save(read.settings)
    setFaults(result.isDone ? {} : fieldsOf(result.error))
    if (!result.isDone) return
    cache.setQueryData(asking(getPaymentSettings, {}).queryKey, result.answer)
    form.taken(valuesOf(result.answer.settings))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {form.isOutdated && (
        <p role="status" className="mb-4 border border-zari px-4 py-3">
          {words.newer}
        </p>
      )}
      <fieldset disabled={isSaving}>
        <WayFields
          values={form.values}
          isRazorpayReady={saved.isRazorpayReady}
          faults={faults}
          onChange={form.set}
        />
      </fieldset>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={form.reset} disabled={!form.isTouched}>
          {words.reset}
        </Button>
        <Button type="submit" isBusy={isSaving}>
          {isSaving ? words.saving : words.save}
        </Button>
      </div>
    </form>
  )
}
