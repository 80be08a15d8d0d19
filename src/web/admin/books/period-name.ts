import type { Books, GstPeriod } from '#contract/books/types.ts'
import { locale } from '#web/words/en/admin/locale.ts'

const month = new Intl.DateTimeFormat(locale, {
  ...{ month: 'short', year: 'numeric', timeZone: 'UTC' },
})

const monthOf = (day: string) => month.format(new Date(`${day}T00:00:00Z`))

/** 'Jan 2026', or 'Jan 2026 – Mar 2026'. */
export function periodName({ from, to }: Pick<GstPeriod, 'from' | 'to'>): string {
  const [first, last] = [monthOf(from), monthOf(to)]
  return first === last ? first : `${first} – ${last}`
}

export type Period = Books['periods'][number]
