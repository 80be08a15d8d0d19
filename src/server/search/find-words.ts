import { borderWords, mayHaveBorder } from '#domain/border-words.ts'
import { closestWord, searchTerms } from '#domain/search.ts'
import type { Found } from '../catalog/search-products.ts'
import type { Database } from '../platform/db/database.ts'
import { borderedPieces } from './border-queries.ts'
import { textIndexOf } from './text-index.ts'

export type Heard = {
  found: Found
  /** The words that were looked for instead, when those of the shopper found nothing; else null. */
  correctedTo: string | null
}

/**
 * What a shopper's words find: pieces that are so named, else pieces whose description says so, else
 * the pieces of the nearest words that the shop knows.
 */
export async function findWords(db: Database, text: string): Promise<Heard> {
  const index = textIndexOf(db)
  const terms = searchTerms(text)
  for (const reach of ['identity', 'story'] as const) {
    const found = await soBordered(db, text, await index.find(terms, reach))
    if (found === null || found.length > 0) return { found, correctedTo: null }
  }
  const known = await knownWords(db, text)
  const corrected = known.join(' ')
  if (known.length === 0 || corrected === terms.join(' ')) return { found: [], correctedTo: null }
  const found = await index.find(known, 'identity')
  // Words that only say 'saree' understand nothing of the others.
  if (found === null) return { found: [], correctedTo: null }
  return { found, correctedTo: found.length === 0 ? null : corrected }
}

/** Those without another border than the words name; the very same list where they name none. */
async function soBordered(db: Database, text: string, found: Found): Promise<Found> {
  if (found === null || borderWords(text).length === 0) return found
  const pieces = await borderedPieces(db, found)
  return pieces.filter((piece) => mayHaveBorder(piece, text)).map(({ id }) => id)
}

/** The words of a search as far as the shop knows them, or words near to them; the rest is left out. */
export async function knownWords(db: Database, text: string): Promise<string[]> {
  const vocabulary = await textIndexOf(db).words()
  const words = [...vocabulary.keys()]
  return searchTerms(text).flatMap((term) => {
    if (words.some((word) => word.startsWith(term))) return [term]
    return closestWord(term, vocabulary) ?? []
  })
}
