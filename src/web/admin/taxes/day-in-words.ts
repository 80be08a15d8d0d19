import type { Day } from '#domain/india-day.ts'
import { locale } from '#web/words/en/admin/locale.ts'

const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })

/** '31 Mar 2027' of '2027-03-31', in the language of whoever reads. */
export const dayInWords = (day: Day): string => format.format(new Date(`${day}T00:00:00Z`))
