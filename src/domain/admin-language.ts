import type { Language } from './language.ts'

/** What the admin area speaks, as each member of staff chooses; English until they do. */
export const adminLanguages = ['en', 'ta', 'hi'] as const satisfies Language[]
export type AdminLanguage = (typeof adminLanguages)[number]

/** The language that a row or a page names; English where it names none of the admin area's. */
export const adminLanguageOf = (text: string): AdminLanguage =>
  adminLanguages.find((language) => language === text) ?? 'en'

const area = /^\/admin(?:[/?#]|$)/

/** Whether an address is one of the admin area, which carries no language: its reader has one. */
export const isAdminPath = (path: string) => area.test(path)
