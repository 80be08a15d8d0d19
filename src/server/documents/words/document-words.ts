import { type Language, languages } from '#domain/language.ts'
import { type DocumentWords, en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ml } from './ml.ts'
import { ta } from './ta.ts'
import { te } from './te.ts'

export const documentWords: Record<Language, DocumentWords> = { en, ta, te, kn, ml, hi }

type Label = Exclude<keyof DocumentWords, 'titles'>

/** How a document says things: in English, which an officer of the tax or an accountant reads, and beside it in the buyer's language. */
export type Sayings = {
  language: Language
  title: (kind: keyof DocumentWords['titles']) => string
  /** The name of a part, alone. */
  label: (name: Label) => string
  /** The part and what it holds. */
  line: (name: Label, ...values: string[]) => string
  /** In the buyer's language alone; '' of a document in English. */
  local: (name: Label) => string
}

export function sayingsIn(language: Language): Sayings {
  const [english, local] = [documentWords.en, documentWords[language]]
  const isEnglish = language === 'en'
  const both = (one: string, other: string) => (isEnglish ? one : `${one} · ${other}`)
  const label = (name: Label) => both(english[name], local[name])
  return {
    ...{ language, label },
    title: (kind) => both(english.titles[kind], local.titles[kind]),
    line: (name, ...values) =>
      isEnglish ? `${label(name)} ${values.join(' of ')}` : `${label(name)}: ${values.join(', ')}`,
    local: (name) => (isEnglish ? '' : local[name]),
  }
}

/** What was kept as its language; of a document from before there was one, English. */
export const languageOfTerms = (kept: string | undefined): Language =>
  languages.find((one) => one === kept) ?? 'en'
