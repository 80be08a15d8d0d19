/** What the shop speaks; its own language first, whose addresses carry no prefix. */
export const languages = ['en', 'ta', 'te', 'kn', 'ml', 'hi'] as const
export type Language = (typeof languages)[number]

const [own, ...others] = languages
const prefix = new RegExp(`^/(${others.join('|')})(?=/|$)`)

/** The language of a path: its first part, or English. */
export const languageOf = (path: string): Language => (prefix.exec(path)?.[1] ?? own) as Language // The pattern names languages alone.

/** The path without its language. */
export const plainPath = (path: string) => path.replace(prefix, '') || '/'

/** Where the page of a plain path stands in a language. */
export const pathIn = (language: Language, path: string) =>
  language === own ? path : `/${language}${path === '/' ? '' : path}`

/** How dates are written in it, in India. */
export const localeOf = (language: Language) => `${language}-IN`
