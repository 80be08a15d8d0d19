/** What the shop speaks; its own language first, whose addresses carry no prefix. */
export const languages = ['en', 'ta', 'te', 'kn', 'ml', 'hi'] as const
export type Language = (typeof languages)[number]

/** What each calls itself, and a letter of its script. */
const facts: Record<Language, { name: string; letter: RegExp }> = {
  en: { name: 'English', letter: /\p{Script=Latin}/u },
  ta: { name: 'தமிழ்', letter: /\p{Script=Tamil}/u },
  te: { name: 'తెలుగు', letter: /\p{Script=Telugu}/u },
  kn: { name: 'ಕನ್ನಡ', letter: /\p{Script=Kannada}/u },
  ml: { name: 'മലയാളം', letter: /\p{Script=Malayalam}/u },
  hi: { name: 'हिन्दी', letter: /\p{Script=Devanagari}/u },
}

export const ownNameOf = (language: Language) => facts[language].name
export const letterOf = (language: Language) => facts[language].letter

const [own, ...others] = languages
const first = /^\/([a-z]{2,3})(?=\/|$)/

/** The language of a path: its first part, or English. */
export const languageOf = (path: string): Language =>
  others.find((one) => one === first.exec(path)?.[1]) ?? own

/** The path without its language. */
export const plainPath = (path: string) =>
  (languageOf(path) === own ? path : path.replace(first, '')) || '/'

/** Where the page of a plain path stands in a language. */
export const pathIn = (language: Language, path: string) =>
  language === own ? path : `/${language}${path === '/' ? '' : path}`

const told =
  /^\/api\/(?:account\/(?:orders\/[^/]+\/again|saved-addresses)|cart|categories|checkout|delivery|holds|notices|orders(?!\/[^/]+\/invoice)|pages|search|seller|settings|shop|stories|visitor|whatsapp-orders|wishlist|products(?!\/[^/]+\/review))/

/** Whether what the shop has written is told at an address of the API, in the language that is asked for. */
export const isTranslated = (path: string) => told.test(path)

/** How dates are written in it, in India. */
export const localeOf = (language: Language) => `${language}-IN`

/** What the admin area speaks, as each member of staff chooses; English until they do. */
export const adminLanguages = ['en', 'ta', 'hi'] as const satisfies Language[]
export type AdminLanguage = (typeof adminLanguages)[number]

/** The language that a row or a page names; English where it names none of the admin area's. */
export const adminLanguageOf = (text: string): AdminLanguage =>
  adminLanguages.find((language) => language === text) ?? 'en'

const area = /^\/admin(?:[/?#]|$)/

/** Whether an address is one of the admin area, which carries no language: its reader has one. */
export const isAdminPath = (path: string) => area.test(path)
