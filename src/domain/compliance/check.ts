import type { Day } from '#domain/india-day.ts'

/** What the console looks at, in its order. */
export const checkIds = [
  ...(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C11', 'C12'] as const),
  ...(['C13', 'C14', 'C15', 'C16', 'C17', 'C18', 'C19', 'C20', 'C21', 'C22', 'C23'] as const),
] as const
export type CheckId = (typeof checkIds)[number]

/** Those that a return waits for. */
export const returnChecks: readonly CheckId[] = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8']

/** Green: nothing to do. Amber: look at it. Red: mend it. */
export type CheckState = 'green' | 'amber' | 'red'

/** What a check found, in words for whoever owns the shop. */
export type Verdict = { state: CheckState; words: string }

/** How many there are of something, and what the first of them is called. */
export type Found = { count: number; first: string }

export const noneFound: Found = { count: 0, first: '' }

export const green = (words: string): Verdict => ({ state: 'green', words })
export const amber = (words: string): Verdict => ({ state: 'amber', words })
export const red = (words: string): Verdict => ({ state: 'red', words })

/** '1 saree has no HSN (Kanjivaram)', '12 sarees have no HSN (Kanjivaram and others)'. */
export function told({ count, first }: Found, one: string, many: string): string {
  const named = first === '' ? '' : count === 1 ? ` (${first})` : ` (${first} and others)`
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}${named}`
}

const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })

/** '31 Mar 2027' of '2027-03-31'. */
export const dayInWords = (day: Day): string => dayFormat.format(new Date(`${day}T00:00:00Z`))
