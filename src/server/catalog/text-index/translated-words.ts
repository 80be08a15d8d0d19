import { type FactKey, factKeys, foundKeys } from '#domain/attributes.ts'
import type { Query } from '../../platform/db/database.ts'
import type { SearchedRow } from './documents.ts'
import { ownWords, sharedWords } from './translated-queries.ts'

type Said = Required<Pick<SearchedRow, 'names' | 'kinds' | 'stories'>>
type Row = Pick<SearchedRow, 'id' | 'facts'>

/** The facts by whose words a search finds a piece, and those that are looked into where nothing else says a word. */
const foundFacts = factKeys.filter((key) => foundKeys.includes(key))
const toldFacts: readonly FactKey[] = ['border', 'pallu', 'blouse', 'zari']

/** Whether it is a fact of many pieces by which each of them is found. */
export const isFoundValue = (field: string) =>
  [...foundFacts, ...toldFacts].some((key) => field.startsWith(`${key}:`))

/** What shoppers read of these products in other languages: of a product alone, and of facts that many share. */
export async function translatedWords(tx: Query, rows: readonly Row[]) {
  const own = await ownWords(
    tx,
    rows.map(({ id }) => id),
  )
  const fields = rows.flatMap((row) => [...fieldsOf(row, foundFacts), ...fieldsOf(row, toldFacts)])
  const shared = await sharedWords(tx, [...new Set(fields)])
  return (row: Row): Said => {
    const said = own.get(row.id) ?? []
    const ofOwn = (wanted: string) => said.flatMap((one) => (one.field === wanted ? one.words : []))
    const ofFacts = (keys: readonly FactKey[]) =>
      fieldsOf(row, keys).flatMap((field) => shared.get(field)?.map(({ words }) => words) ?? [])
    return {
      names: ofOwn('name'),
      kinds: ofFacts(foundFacts),
      // Their measures are no words: a '7' would stand for centimetres of a border.
      stories: [...ofOwn('description'), ...ofFacts(toldFacts).map(withoutFigures)],
    }
  }
}

const withoutFigures = (words: string) => words.replace(/\p{N}+/gu, ' ')

/** What stands in its facts, as the field of a value: `weave:Korvai, three-shuttle`. */
function fieldsOf({ facts }: Row, keys: readonly FactKey[]): string[] {
  const said: Record<string, unknown> = JSON.parse(facts)
  return keys.flatMap((key) => (said[key] ? [`${key}:${said[key]}`] : []))
}
