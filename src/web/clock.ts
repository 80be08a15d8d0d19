import { type Language, localeOf } from '#domain/language.ts'

/** India keeps one time all year: UTC + 5:30. */
const indiaOffsetMs = 19_800_000
const dayMs = 86_400_000

/** Made with the first date, which few first visits show; a browser needs one, the server all. */
const days: Partial<Record<Language, Intl.DateTimeFormat>> = {}

/** '6:40 pm' as the clocks of India show it; written here because browsers disagree on its spaces. */
export function timeWords(at: number): string {
  const clock = new Date(at + indiaOffsetMs)
  const hours = clock.getUTCHours()
  const minutes = String(clock.getUTCMinutes()).padStart(2, '0')
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`
}

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
  return dayOf(at) === dayOf(now) ? timeWords(at) : `${timeWords(at)}, ${dayWords(at, language)}`
}
