import { indiaOffsetMs, timeInIndia } from '#domain/india-time.ts'
import { type Language, localeOf } from '#domain/language.ts'

const dayMs = 86_400_000

/** Made with the first date, which few first visits show; a browser needs one, the server all. */
const days: Partial<Record<Language, Intl.DateTimeFormat>> = {}

/** 'Tue, 24 Nov' in India. */
export function dayWords(at: number, language: Language): string {
  days[language] ??= new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Kolkata',
  })
  return days[language].format(at)
}

/** '6:40 pm' today, '6:40 pm, Tue, 24 Nov' on another day than `now`. */
export function momentWords(at: number, now: number, language: Language): string {
  const dayOf = (ms: number) => Math.floor((ms + indiaOffsetMs) / dayMs)
  const time = timeInIndia(at, language)
  return dayOf(at) === dayOf(now) ? time : `${time}, ${dayWords(at, language)}`
}
