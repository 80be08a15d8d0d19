import type { Language } from '#domain/language.ts'

/** The mark of a field that has no words in the language of the page: 'en', else nothing. */
export const langOf = (thing: { inEnglish?: string[] | undefined }, field: string) =>
  thing.inEnglish?.includes(field) ? 'en' : undefined

const indic = /[\u0900-\u0d7f]/

/** The mark of what somebody has written in a language of their own: 'en' on a page of another, where no letter is of any Indian script. */
export const langOfText = (text: string, language: Language) =>
  language === 'en' || indic.test(text) ? undefined : 'en'
