import type { Language } from '#domain/language.ts'
import { longDay } from '../../email-words/email-words.ts'

/** The last day on which a complaint may still be resolved, like '4 June 2026'. */
export const lastDayOf = (resolveBefore: number, language: Language = 'en') =>
  longDay(resolveBefore - 1, language)
