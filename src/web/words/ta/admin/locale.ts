import { type AdminLanguage, localeOf } from '#domain/language.ts'

export const language: AdminLanguage = 'ta'
/** How the admin area writes days and figures. */
export const locale = localeOf(language)
