const dayMs = 24 * 60 * 60_000
/** India keeps one time all year. */
export const indiaOffsetMs = 5.5 * 60 * 60_000

/** Days since 1970 by the calendar of India. */
export const indiaDay = (ms: number) => Math.floor((ms + indiaOffsetMs) / dayMs)

/** '2026-01-15' of such a day. */
export const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

/** The last so many days, the oldest first, today at the end. */
export const lastDays = (now: number, count: number) =>
  Array.from({ length: count }, (_, at) => indiaDay(now) - count + 1 + at)
