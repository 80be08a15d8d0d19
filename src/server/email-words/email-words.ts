import { type Language, localeOf } from '#domain/language.ts'
import { type EmailWords, en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ml } from './ml.ts'
import { ta } from './ta.ts'
import { te } from './te.ts'

const words: Record<Language, EmailWords> = { en, ta, te, kn, ml, hi }

/** What the emails to shoppers say in a language. */
export const emailWords = (language: Language): EmailWords => words[language]

const formats = new Map<Language, Intl.DateTimeFormat>()

/** '4 June 2026' in India, as that language writes it. */
export function longDay(at: number, language: Language): string {
  // To make one takes a hundred times as long as to ask it.
  const format = formats.get(language) ?? longFormat(language)
  formats.set(language, format)
  return format.format(at)
}

const longFormat = (language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
