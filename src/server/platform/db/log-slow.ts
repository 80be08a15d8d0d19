import type { Logger } from 'pino'
import { onAnswered } from './query-times.ts'

const longestWords = 2000

/** Writes down every question that took the database so many milliseconds or more; answers how to end that. */
export function logSlowQueries(log: Logger, slowMs: number): () => void {
  if (slowMs === 0) return () => undefined
  return onAnswered(({ sql, ms }) => {
    if (ms < slowMs) return
    const words = sql.replace(/\s+/g, ' ').slice(0, longestWords)
    log.warn({ ms: Math.round(ms), sql: words }, 'the database took its time')
  })
}
