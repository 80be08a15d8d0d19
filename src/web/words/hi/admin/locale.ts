import type { AdminLanguage } from '#domain/admin-language.ts'
import { localeOf } from '#domain/language.ts'

export const language: AdminLanguage = 'hi'
/** How the admin area writes days and figures. */
export const locale = localeOf(language)
