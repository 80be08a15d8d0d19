/** A day as carriers write it, with or without a time of day, in India: '27/11/2026 14:05', '27 11 2026', '2026-11-27 14:05:10'. */
export function momentTold(text: string): number | null {
  const [, first = '', month = '', last = '', hour = '0', minute = '0', second = '0'] =
    /^(\d{1,4})[/. -](\d{1,2})[/. -](\d{1,4})(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(
      text.trim(),
    ) ?? []
  const [year, day] = first.length === 4 ? [first, last] : [last, first]
  if (year.length !== 4) return null
  const two = (part: string) => part.padStart(2, '0')
  const at = Date.parse(
    `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute.padStart(2, '0')}:${two(second)}+05:30`,
  )
  // A day that its month does not have would be read as one of the next.
  const isThere = new Date(at + 19_800_000).getUTCDate() === Number(day)
  return Number.isNaN(at) || !isThere ? null : at
}
