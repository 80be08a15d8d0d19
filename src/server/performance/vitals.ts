import type { PerformanceFigures, VitalName, VitalsReport } from '#contract/performance/types.ts'
import { pageKind } from '../platform/metrics/page-kind.ts'
import type { Shop } from '../platform/shop.ts'
import { type Bucket, bucketOf, percentile } from './histogram.ts'
import { indiaDay } from './india-day.ts'
import { addVitals, forgetVitals, type VitalCount, vitalsSince } from './vitals-queries.ts'

const flushMs = 10_000
const fullAt = 500
const keptDays = 120
const shownDays = 28
const names: VitalName[] = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB']
/** CLS is about 0.1: counted in thousandths, so that the buckets can tell its values apart. */
const scaleOf = (name: string) => (name === 'CLS' ? 1000 : 1)

/** Gathers what visits report and writes it down now and then, so that a visit costs no write of its own. */
export type VitalsBook = {
  take(report: VitalsReport): void
  /** Writes down what was gathered. */
  flush(): Promise<void>
  figures(): Promise<PerformanceFigures['vitals']>
}

export function createVitalsBook(shop: Pick<Shop, 'db' | 'now' | 'log'>): VitalsBook {
  const gathered = new Map<string, VitalCount>()
  let timer: NodeJS.Timeout | undefined
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const counts = [...gathered.values()]
    gathered.clear()
    if (counts.length === 0) return
    await shop.db.write(async (tx) => {
      await addVitals(tx, counts)
      await forgetVitals(tx, indiaDay(shop.now()) - keptDays)
    })
  }
  const flushQuietly = () =>
    void flush().catch((error: unknown) =>
      shop.log.warn({ err: error }, 'the figures of some visits were lost'),
    )
  return {
    take({ path, metrics }) {
      const place = { day: indiaDay(shop.now()), page: pageKind(path.split(/[?#]/, 1)[0] ?? '/') }
      count(gathered, { ...place, name: 'visit', bucket: 0 })
      for (const { name, value } of metrics)
        count(gathered, { ...place, name, bucket: bucketOf(value * scaleOf(name)) })
      if (gathered.size >= fullAt) flushQuietly()
      timer ??= setTimeout(flushQuietly, flushMs).unref()
    },
    flush,
    async figures() {
      await flush()
      const rows = await vitalsSince(shop.db, indiaDay(shop.now()) - shownDays + 1)
      const of = (name: string) => rows.filter((row) => row.name === name)
      return names.flatMap((name) => figuresOf(name, of(name)))
    },
  }
}

function count(gathered: Map<string, VitalCount>, seen: Omit<VitalCount, 'count'>) {
  const key = `${seen.day} ${seen.name} ${seen.page} ${seen.bucket}`
  const known = gathered.get(key)
  if (known) known.count += 1
  else gathered.set(key, { ...seen, count: 1 })
}

type Row = Bucket & { page: string }

/** Of all pages together, then of each page, the one seen most first. */
function figuresOf(name: VitalName, rows: Row[]): PerformanceFigures['vitals'] {
  if (rows.length === 0) return []
  const pages = [...Map.groupBy(rows, (row) => row.page)]
    .map(([path, some]) => ({ name, path, ...summary(name, some) }))
    .sort((a, b) => b.count - a.count)
  return [{ name, ...summary(name, rows) }, ...pages]
}

function summary(name: VitalName, rows: Row[]) {
  const counted = rows.map(({ bucket, count }) => ({ bucket, count: Number(count) }))
  const p75 = percentile(counted, 0.75) / scaleOf(name)
  const digits = name === 'CLS' ? 1000 : 1
  return {
    p75: Math.round(p75 * digits) / digits,
    count: counted.reduce((sum, { count }) => sum + count, 0),
  }
}
