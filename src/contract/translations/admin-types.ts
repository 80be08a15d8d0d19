import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { partsOfProfile, textKinds, translatedThings } from '#domain/translation/translation.ts'
import { PageNumber } from '../path-id.ts'
import { SaidCode } from '../said-code.ts'

/** How far a language has come: of all that the shop has written, field by field. */
export const LanguageCount = z.object({
  language: z.enum(languages),
  fields: z.int(),
  /** Nobody has said these. */
  missing: z.int(),
  /** The English of these has changed since. */
  stale: z.int(),
  /** A machine has said these, and no person has accepted it. */
  machine: z.int(),
})
export type LanguageCount = z.infer<typeof LanguageCount>

export const TranslationsReport = z.object({
  /** True once the words are saved. */
  isApplied: z.boolean(),
  rows: z.int(),
  /** Words that are new, other than before, or accepted. */
  changed: z.int(),
  /** `row` as a spreadsheet counts it, the heading being row 1; the first 200. */
  errors: z.array(
    z.object({
      ...{ row: z.int(), column: z.string() },
      /** In English; `code` says the same for other languages. */
      ...{ message: z.string(), code: SaidCode.optional() },
    }),
  ),
  errorCount: z.int(),
})
export type TranslationsReport = z.infer<typeof TranslationsReport>

const OtherLanguage = z.enum(languages).exclude(['en'])
export type OtherLanguage = z.infer<typeof OtherLanguage>
const Thing = z.enum(translatedThings)

/** How far a text has come in a language. */
export const TextState = z.enum(['missing', 'stale', 'machine', 'said'])
export type TextState = z.infer<typeof TextState>

/** One text of the shop beside what is said of it; `words` is '' where nobody has said it. */
export const TranslatedText = z.object({
  ...{ thing: Thing, id: z.int(), field: z.string(), english: z.string(), words: z.string() },
  /** What it is of, where it is kept among the texts of the profile. */
  part: z.enum(partsOfProfile).optional(),
  state: TextState,
  /** Of both texts: who saves sends it back. */
  version: z.string(),
})
export type TranslatedText = z.infer<typeof TranslatedText>

export const TextsQuery = z.object({
  language: OtherLanguage,
  /** `open` is everything but `said`. */
  state: z.enum(['open', ...TextState.options]).optional(),
  /** Of the profile, what is of no part of it. */
  thing: z.enum(textKinds).optional(),
  /** A part of either text. */
  q: z.string().trim().max(100).optional(),
  page: PageNumber,
})
export type TextsQuery = z.infer<typeof TextsQuery>

export const TextPage = z.object({
  items: z.array(TranslatedText),
  ...{ total: z.int(), page: z.int(), pages: z.int() },
  /** There are more than were counted: `total` and `pages` reach to the next page alone. */
  isMore: z.boolean(),
})
export type TextPage = z.infer<typeof TextPage>

/** '' takes the words away: shoppers read the English again. */
export const TranslationForm = z.object({
  language: OtherLanguage,
  ...{ thing: Thing, id: z.int().min(0), field: z.string().min(1).max(400) },
  words: z.string().trim().max(200_000, 'Please write less in Text'),
  version: z.string().max(20),
})
export type TranslationForm = z.infer<typeof TranslationForm>
