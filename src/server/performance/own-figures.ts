import { z } from 'zod'
import { PerformanceFigures } from '#contract/performance/types.ts'
import { slowestOf } from '../platform/metrics/timings.ts'

const slowestShown = 12

/** What one process knows of its own speed since it started. */
export const OwnFigures = PerformanceFigures.pick({ cache: true, pictures: true }).extend({
  times: z.record(z.string(), z.array(z.number())),
})
export type OwnFigures = z.infer<typeof OwnFigures>

export const noCache = { hits: 0, misses: 0, entries: 0, bytes: 0 }

/** The figures of all processes as those of one shop: what is counted adds up. */
export function together(answers: unknown[]): Omit<PerformanceFigures, 'vitals'> {
  const all = answers.flatMap((answer) => OwnFigures.safeParse(answer).data ?? [])
  return {
    cache: sum(
      all.map(({ cache }) => cache),
      noCache,
    ),
    pictures: sum(
      all.map(({ pictures }) => pictures),
      { waiting: 0, made: 0, failed: 0 },
    ),
    slowest: slowestOf(
      all.map(({ times }) => times),
      slowestShown,
    ),
  }
}

/** Adds figure by figure. */
function sum<Name extends string>(some: Record<Name, number>[], none: Record<Name, number>) {
  const total = { ...none }
  for (const one of some) {
    for (const name in none) total[name] += one[name]
  }
  return total
}
