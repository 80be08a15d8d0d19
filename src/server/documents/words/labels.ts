import { hash } from 'node:crypto'
import { ShopError } from '#domain/errors.ts'
import { type Language, languages } from '#domain/language.ts'
import { refusal } from '#domain/refusals/list.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Terms } from '../parties.ts'
import type { DocumentRow } from '../queries.ts'
import { documentWords } from './document-words.ts'
import type { KeptWords } from './en.ts'
import { keepLabelRow, labelRow } from './label-queries.ts'
import { labelsOfBefore } from './labels-of-before.ts'

/** What a document is printed with: English, and beside it its own language. */
export type Labels = { language: Language; english: KeptWords; local: KeptWords | null }

type Words = { en: KeptWords } & Partial<Record<Language, KeptWords>>

const labelsOf = (language: Language, words: Words): Labels => ({
  ...{ language, english: words.en },
  local: language === 'en' ? null : (words[language] ?? null),
})

/** Those of today, for what is issued or packed now. */
export const labelsNow = (language: Language) => labelsOf(language, documentWords)

/** Those of a document that names none, being older than they are kept. */
export const labelsBefore = (language: Language) => labelsOf(language, labelsOfBefore)

export const digestOf = (labels: string) => hash('sha256', labels, 'base64url')

/** Keeps the labels that a document of today is printed with, once for all documents, and answers by what it names them. */
export async function keepLabels(tx: Query, language: Language): Promise<string> {
  const labels = JSON.stringify(labelsNow(language))
  const digest = digestOf(labels)
  await keepLabelRow(tx, { digest, labels })
  return digest
}

/** The labels that a document was issued with. Throws where somebody changed or lost them in the database. */
export async function labelsOfDocument(db: Query, document: DocumentRow): Promise<Labels> {
  const { labels: digest, language } = JSON.parse(document.terms) as Terms
  if (digest === undefined) return labelsBefore(languageOfTerms(language))
  const kept = await labelRow(db, digest)
  if (!kept || digestOf(kept.labels) !== digest)
    throw new ShopError(refusal('document-changed', { number: document.number }))
  return JSON.parse(kept.labels) as Labels
}

/** What was kept as its language; of a document from before there was one, English. */
const languageOfTerms = (kept: string | undefined): Language =>
  languages.find((one) => one === kept) ?? 'en'
