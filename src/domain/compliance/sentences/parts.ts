import type { Day } from '#domain/india-day.ts'

/** How many there are of something, and what the first of them is called. */
export type Found = { count: number; first: string }

export const noneFound: Found = { count: 0, first: '' }

/** '1 saree has no HSN (Kanjivaram)', '12 sarees have no HSN (Kanjivaram and others)'. */
export function told({ count, first }: Found, one: string, many: string): string {
  const named = first === '' ? '' : count === 1 ? ` (${first})` : ` (${first} and others)`
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}${named}`
}

const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })

/** '31 Mar 2027' of '2027-03-31'. */
export const dayInWords = (day: Day): string => dayFormat.format(new Date(`${day}T00:00:00Z`))
