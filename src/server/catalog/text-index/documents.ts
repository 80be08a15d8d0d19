import { ClothFacts } from '#contract/catalog/types.ts'
import { indexWords } from '#domain/search/words.ts'

/** What a product is found by, as it stands in the database. */
export type SearchedRow = {
  id: number
  name: string
  code: string
  fabric: string
  color: string
  occasion: string
  description: string | null
  facts: string
  category_name: string | null
}

/** The words of a product in the shop's spelling, apart by how much they tell about it. */
export type SearchDocument = {
  id: number
  nameLower: string
  name: string[]
  kind: string[]
  code: string[]
  story: string[]
}

// PostgreSQL takes words of up to 2,046 bytes; a search never has more characters than this.
const longestWord = 400

export function documentOf(row: SearchedRow): SearchDocument {
  const { weave, place } = factsOf(row)
  const kind = [row.category_name, row.fabric, row.color, row.occasion, weave, place]
  return {
    id: row.id,
    nameLower: row.name.toLowerCase(),
    name: wordsOf(row.name),
    kind: wordsOf(kind.join(' ')),
    code: wordsOf(row.code),
    story: wordsOf(row.description ?? ''),
  }
}

const factsOf = (row: Pick<SearchedRow, 'facts'>) =>
  ClothFacts.safeParse(JSON.parse(row.facts)).data ?? {}

export const cutWord = (word: string) => word.slice(0, longestWord)

const wordsOf = (text: string) => indexWords(text).map(cutWord)
