import type { DayBookQuery } from '#contract/books/types.ts'

/** The day of the last whole line in a part of the day book; null where none begins in it. */
export function lastDayIn(part: string): string | null {
  const days = part.match(/(?<=^|\n)\d{4}-\d\d-\d\d(?=,)/g)
  return days?.at(-1) ?? null
}

/** How much of the days is written once this one is: 0 to 1. */
export function shareOf(day: string, { from, to }: DayBookQuery): number {
  const [first, last, now] = [from, to, day].map((one) => Date.parse(`${one}T00:00:00Z`))
  if (first === undefined || last === undefined || now === undefined) return 0
  const dayMs = 86_400_000
  return (now - first + dayMs) / (last - first + dayMs)
}
