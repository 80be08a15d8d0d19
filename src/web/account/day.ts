import { type Language, localeOf } from '#domain/language.ts'

const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {}

/** A moment as a day: '5 March 2026'. */
export function dayOf(moment: string, language: Language): string {
  formats[language] ??= new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    // The shop's day, the same on the server and in every browser.
    timeZone: 'Asia/Kolkata',
  })
  return formats[language].format(new Date(moment))
}
