const units = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const satisfies [Intl.RelativeTimeFormatUnit, number][]

const formats = new Map<string, Intl.RelativeTimeFormat>()

/** '2 weeks ago', 'yesterday', 'now': in the largest unit of which at least one whole has passed. */
export function relativeDate(thenMs: number, nowMs: number, locale: string): string {
  const passedMs = thenMs - nowMs
  const unit = units.find(([, lengthMs]) => Math.abs(passedMs) >= lengthMs)
  if (unit === undefined) return formatFor(locale).format(0, 'second')
  const [name, lengthMs] = unit
  return formatFor(locale).format(Math.trunc(passedMs / lengthMs), name)
}

function formatFor(locale: string): Intl.RelativeTimeFormat {
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  formats.set(locale, format)
  return format
}
