import { useQuery } from '@tanstack/react-query'
import { performanceFigures, purgePages, rebuildPages } from '#contract/performance/admin-calls.ts'
import type { PerformanceFigures } from '#contract/performance/types.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { locale } from '#web/words/en/admin/locale.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { tempo } from '../../tempo.ts'
import { useMay } from '../allowed.ts'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { LoadFailed } from '../parts/lists/table-states.tsx'
import { SlowestTable } from './slowest-table.tsx'
import { VitalsTable } from './vitals-table.tsx'

const words = admin.settings.performance
const number = (value: number) => value.toLocaleString(locale)

/** How fast this shop is for the people who visit it, and two buttons that help. */
export function PerformancePanel() {
  const { data, error, refetch } = useQuery({
    ...queryFor(performanceFigures, {}),
    refetchInterval: tempo.pollMs,
  })
  const mayAct = useMay('settings.display')
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96" />
  return (
    <div className="flex flex-col gap-8">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <CacheFigures cache={data.cache} />
        <PictureFigures pictures={data.pictures} />
      </div>
      {mayAct && <Helpers />}
      <VitalsTable vitals={data.vitals} />
      <SlowestTable slowest={data.slowest} />
    </div>
  )
}

function CacheFigures({ cache }: { cache: PerformanceFigures['cache'] }) {
  const { hits, misses, entries, bytes } = cache
  const rate = hits + misses === 0 ? null : Math.round((hits / (hits + misses)) * 100)
  const megabytes = (bytes / 1024 / 1024).toLocaleString(locale, { maximumFractionDigits: 1 })
  return (
    <Figure title={words.cache} value={rate === null ? '–' : `${rate}%`} unit={words.hitRate}>
      <p>{words.hits(number(hits), number(misses))}</p>
      <p>{words.size(number(entries), megabytes)}</p>
    </Figure>
  )
}

function PictureFigures({ pictures }: { pictures: PerformanceFigures['pictures'] }) {
  const { waiting, made, failed } = pictures
  return (
    <Figure title={words.pictures} value={number(waiting)} unit={words.waiting}>
      <p>{words.made(number(made), number(failed))}</p>
    </Figure>
  )
}

type FigureProps = { title: string; value: string; unit: string; children: React.ReactNode }

function Figure({ title, value, unit, children }: FigureProps) {
  return (
    <section className="border border-line bg-card p-4">
      <h2 className="font-sans text-sm font-semibold">{title}</h2>
      <p className="mt-1">
        <strong className="text-2xl font-semibold tabular-nums">{value}</strong>{' '}
        <span className="text-soft">{unit}</span>
      </p>
      <div className="mt-1 text-sm text-soft">{children}</div>
    </section>
  )
}

function Helpers() {
  const refreshes = [performanceFigures.path]
  const purge = useSave(asJson(purgePages), {
    done: words.purged,
    doneText: words.purgedText,
    failed: words.purgeFailed,
    refreshes,
  })
  const rebuild = useSave(asJson(rebuildPages), { failed: words.rebuildFailed, refreshes })
  const startRebuild = async () => {
    const result = await rebuild.save({})
    if (!result.isDone) return
    const { pages, products } = result.answer
    const description = words.rebuiltText(pages, products)
    toast({ tone: 'success', title: words.rebuilt, description })
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="quiet" isBusy={purge.isSaving} onClick={() => void purge.save({})}>
        {purge.isSaving ? words.purging : words.purge}
      </Button>
      <Button look="quiet" isBusy={rebuild.isSaving} onClick={() => void startRebuild()}>
        {rebuild.isSaving ? words.rebuilding : words.rebuild}
      </Button>
      <p className="text-sm text-soft">{words.rebuildHint}</p>
    </div>
  )
}
