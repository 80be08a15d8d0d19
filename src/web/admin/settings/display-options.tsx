import { useQueryClient } from '@tanstack/react-query'
import { saveSettings } from '#contract/settings/admin-calls.ts'
import type { EditedSettings, Settings } from '#contract/settings/types.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { useMay } from '../allowed.ts'
import { CopyForm } from '../parts/copy-form.tsx'
import { currentOf } from '../parts/failure.ts'
import { LoadFailed } from '../parts/table-states.tsx'
import { asJson, useSave } from '../parts/use-save.ts'
import { useTouchedCopy } from '../parts/use-touched-copy.ts'
import { SectionFields } from './section-fields.tsx'
import { queryForFreshSettings, useFreshSettings } from './use-fresh-settings.ts'

const words = admin.settings.display
const labels = {
  newArrivalsDisplay: words.newArrivals,
  newArrivalsCount: words.newArrivals,
  premiumProductsDisplay: words.premiumProducts,
  premiumProductsCount: words.premiumProducts,
  trendingProductsDisplay: words.trendingProducts,
  trendingProductsCount: words.trendingProducts,
}

/** How the home page shows its three sections (spec §2). */
export function DisplayOptions() {
  const { data, error, refetch } = useFreshSettings()
  if (data) return <DisplayForm server={data} onRefetch={refetch} />
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return <Skeleton className="h-80" />
}

type DisplayFormProps = { server: EditedSettings; onRefetch: () => Promise<{ isError: boolean }> }

function DisplayForm({ server, onRefetch }: DisplayFormProps) {
  const cache = useQueryClient()
  const form = useTouchedCopy(server)
  const mayEdit = useMay('settings.display')
  const { save, isSaving } = useSave(asJson(saveSettings), {
    done: words.updated,
    doneText: words.updatedText,
    failed: words.error,
    failedText: words.errorText,
    refreshes: ['/api/settings'],
  })
  const submit = async () => {
    const result = await save(form.values)
    if (!result.isDone) {
      const current = currentOf(result.error)
      if (!current) return
      const theirs = { ...server, ...current }
      cache.setQueryData(queryForFreshSettings().queryKey, theirs)
      return form.meet(theirs)
    }
    cache.setQueryData(queryForFreshSettings().queryKey, result.answer)
    form.taken(result.answer)
  }
  const refresh = async () => {
    const { isError } = await onRefetch()
    if (isError) toast({ tone: 'destructive', title: admin.loadFailed })
    else toast({ title: words.refreshed, description: words.refreshedText })
  }
  const reset = () => {
    form.reset()
    toast({ title: words.formReset, description: words.formResetText })
  }
  const set = (change: Partial<Settings>) => form.set({ ...form.values, ...change })
  return (
    <CopyForm
      copy={form}
      labels={labels}
      newer={words.newer}
      className="max-w-3xl"
      onSubmit={submit}
    >
      <fieldset disabled={!mayEdit || isSaving} className="flex flex-col gap-5">
        <SectionFields
          title={words.newArrivals}
          display={form.values.newArrivalsDisplay}
          count={form.values.newArrivalsCount}
          onDisplay={(newArrivalsDisplay) => set({ newArrivalsDisplay })}
          onCount={(newArrivalsCount) => set({ newArrivalsCount })}
        />
        <SectionFields
          title={words.premiumProducts}
          display={form.values.premiumProductsDisplay}
          count={form.values.premiumProductsCount}
          onDisplay={(premiumProductsDisplay) => set({ premiumProductsDisplay })}
          onCount={(premiumProductsCount) => set({ premiumProductsCount })}
        />
        <SectionFields
          title={words.trendingProducts}
          display={form.values.trendingProductsDisplay}
          count={form.values.trendingProductsCount}
          onDisplay={(trendingProductsDisplay) => set({ trendingProductsDisplay })}
          onCount={(trendingProductsCount) => set({ trendingProductsCount })}
        />
      </fieldset>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => void refresh()}>
          {words.refresh}
        </Button>
        <Button look="quiet" onClick={reset}>
          {words.reset}
        </Button>
        {mayEdit && (
          <Button type="submit" isBusy={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
        )}
      </div>
    </CopyForm>
  )
}
