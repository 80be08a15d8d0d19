import { timeInIndia } from '#domain/india-time.ts'
import { language, locale } from '#web/words/en/admin/locale.ts'

const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

export const whenText = (at: string) => `${format.format(new Date(at))}, ${timeText(at)}`

/** The time of its day alone, by the clock of the shop. */
export const timeText = (at: string) => timeInIndia(Date.parse(at), language)

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })

/** '15 Jan 2026' of '2026-01-15', a day in India's calendar. */
export const dayText = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`))

/** A moment by the clock of the shop. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {whenText(at)}
    </time>
  )
}
