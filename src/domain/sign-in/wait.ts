/** How long whoever came too often has to wait. */
export type Wait = { minutes: number }

/** How long somebody has to wait, in minutes, or in hours where it is long; both rounded up. */
export const waitOf = ({ minutes }: Wait) =>
  minutes < 120 ? ({ unit: 'minutes', count: minutes } as const) : inHours(minutes)

const inHours = (minutes: number) => ({ unit: 'hours', count: Math.ceil(minutes / 60) }) as const

/** `15 minutes`, `3 hours`: as a refusal says it after "in". */
export function waitInEnglish(wait: Wait): string {
  const { unit, count } = waitOf(wait)
  return count === 1 ? '1 minute' : `${count} ${unit}`
}
