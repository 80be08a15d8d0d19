import { dayWords } from '#domain/day-words.ts'
import { indiaOffsetMs, isMidnight, timeInIndia } from '#domain/india-time.ts'
import type { Language } from '#domain/language.ts'

const dayMs = 86_400_000
const minuteMs = 60_000

/** 'Tue, 24 Nov, 6:40 pm' in India, of a moment as answers have it. */
export const dayAndTime = (moment: string, language: Language): string =>
  `${dayWords(Date.parse(moment), language)}, ${timeInIndia(Date.parse(moment), language)}`

/**
 * The end of a time: '6:40 pm' today, '6:40 pm, Tue, 24 Nov' on another day than `now`. A time that ends at midnight ends with
 * the last minute of its day, for '12:00 am, Sat' is read as the end of Saturday.
 */
export function momentWords(at: number, now: number, language: Language): string {
  const dayOf = (ms: number) => Math.floor((ms + indiaOffsetMs) / dayMs)
  const last = isMidnight(at) ? at - minuteMs : at
  const time = timeInIndia(last, language)
  return dayOf(last) === dayOf(now) ? time : `${time}, ${dayWords(last, language)}`
}
