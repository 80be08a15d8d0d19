import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { PageCache } from '../cache/page-cache.ts'
import type { Database } from '../db/database.ts'
import { onAnswered } from '../db/query-times.ts'
import type { Load } from '../http/load.ts'
import { onCounted } from './counted.ts'

/** What one process knows of itself, registered so that it is read when somebody asks. */
export function registerOwn(registry: Registry, load: Load, cache: PageCache | undefined) {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  gauge('pallu_event_loop_lag_seconds', 'How late the process is.', () => load.lagMs() / 1000)
  gauge('pallu_pages_waiting', 'Pages that wait to be made.', load.pagesWaiting)
  counter('pallu_put_off_total', 'Fresh pages and searches answered 503.', load.refused)
  if (cache) {
    const { figures } = cache
    counter('pallu_page_cache_hits_total', 'Answers from memory.', () => figures().hits)
    counter('pallu_page_cache_misses_total', 'Answers not in memory.', () => figures().misses)
    gauge('pallu_page_cache_entries', 'Kept answers.', () => figures().entries)
    gauge('pallu_page_cache_bytes', 'Their size.', () => figures().bytes)
  }
}

/** Counts errors of the servers that the shop leans on, and refusals by their code; answers how to end that. */
export function registerCounted(registry: Registry): () => void {
  const registers = [registry]
  const errors = new Counter({
    name: 'pallu_outside_errors_total',
    help: 'Calls to the storage, the mail server, the payment gateway and carriers that failed.',
    labelNames: ['of'],
    registers,
  })
  for (const name of ['s3', 'mail', 'gateway', 'carrier', 'texts']) errors.inc({ of: name }, 0)
  const refusals = new Counter({
    name: 'pallu_refusals_total',
    help: 'Requests that were refused, by the code of the answer.',
    labelNames: ['code'],
    registers,
  })
  for (const code of ['internal', 'unavailable', 'too_many_requests']) refusals.inc({ code }, 0)
  return onCounted((counted) => {
    if ('error' in counted) errors.inc({ of: counted.error })
    else refusals.inc({ code: counted.refusal })
  })
}

/** The connections of this process to PostgreSQL; the embedded database has none. */
export function registerConnections(registry: Registry, db: Database) {
  const registers = [registry]
  new Gauge({
    name: 'pallu_database_connections',
    help: 'Connections to PostgreSQL, and questions that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { used, idle, waiting } = db.connections()
      this.set({ state: 'used' }, used)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  const started = { name: 'pallu_start_timestamp_seconds', help: 'When the process began.' }
  new Gauge({ ...started, registers }).set(performance.timeOrigin / 1000)
}

/** Times every question to the database by its first word; answers how to end that. */
export function registerDatabase(registry: Registry): () => void {
  const durations = new Histogram({
    name: 'pallu_database_query_duration_seconds',
    help: 'How long the database took to answer.',
    labelNames: ['verb'],
    buckets: [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  const verbs = new Set(['select', 'insert', 'update', 'delete'])
  return onAnswered(({ sql, ms }) => {
    const verb = sql.slice(0, 6).toLowerCase()
    durations.observe({ verb: verbs.has(verb) ? verb : 'other' }, ms / 1000)
  })
}
