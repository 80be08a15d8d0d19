import { ClothFacts } from '#contract/catalog/types.ts'
import { type ColumnKey, foundKeys, saidOf } from '#domain/attributes.ts'
import { indexWords } from '#domain/search/words.ts'

/** What a product is found by, as it stands in the database. */
export type SearchedRow = Record<ColumnKey, string> & {
  id: number
  name: string
  code: string
  description: string | null
  facts: string
  category_name: string | null
  /** What it is called, and what is told of it, in other languages. */
  names?: readonly string[]
  /** Of its facts, those that it is found by and the others. */
  kinds?: readonly string[]
  stories?: readonly string[]
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
  const facts = factsOf(row)
  const kind = [row.category_name, ...foundKeys.map((key) => saidOf({ ...row, facts }, key))]
  return {
    id: row.id,
    nameLower: row.name.toLowerCase(),
    name: wordsOf([row.name, ...(row.names ?? [])].join(' ')),
    kind: wordsOf([...kind, ...(row.kinds ?? [])].join(' ')),
    code: wordsOf(row.code),
    story: wordsOf([row.description ?? '', ...(row.stories ?? [])].join(' ')),
  }
}

const factsOf = (row: Pick<SearchedRow, 'facts'>) =>
  ClothFacts.safeParse(JSON.parse(row.facts)).data ?? {}

export const cutWord = (word: string) => word.slice(0, longestWord)

const wordsOf = (text: string) => indexWords(text).map(cutWord)
