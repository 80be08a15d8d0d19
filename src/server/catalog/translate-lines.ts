import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/translation/translation.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { wordsOfRows } from '../translations/queries.ts'
import { sourceHash } from '../translations/source-hash.ts'
import { type WordsFor, wordsIn } from '../translations/words-in.ts'

type Line = { productId: number; name: string; description: string }
export type SaidLine<One> = One & { inEnglish?: string[] }

/**
 * Lines of carts, drafts and orders as they read in a language. Who bought a saree finds it by the name that they bought:
 * only words that were made of that very name are said.
 */
export async function linesIn<One extends Line>(
  db: Database,
  language: Language,
  lines: One[],
): Promise<SaidLine<One>[]> {
  if (language === 'en' || lines.length === 0) return lines
  const ids = lines.map(({ productId }) => productId)
  const words = await wordsIn(db, language, { things: ['product'], ids, isExact: true })
  return lines.map((line) =>
    inLanguage(line, ['name', 'description'], (field, english) =>
      field === 'name'
        ? words('product', line.productId, 'name', english)
        : valuesIn(english, words),
    ),
  )
}

/** The same of the rows of an order. */
export const linesAsBought = <
  Row extends { product_id: number; name: string; description: string },
>(
  db: Database,
  language: Language,
  rows: Row[],
): Promise<SaidLine<Row>[]> =>
  linesIn(
    db,
    language,
    rows.map((row) => ({ ...row, productId: row.product_id })),
  )

/** What the sarees of an order are called in a language, by the id of their line: those that have such a name. */
export async function namesAsBought(
  tx: Query,
  language: Language,
  lines: readonly { id: number; product_id: number; name: string }[],
): Promise<Record<string, string>> {
  const ids = lines.map((line) => line.product_id)
  const rows = await wordsOfRows({ read: tx }, language, ['product'], ids)
  const names = rows.filter(({ field, made_by }) => field === 'name' && made_by === 'person')
  const said = lines.flatMap((line) => {
    const hash = sourceHash(line.name)
    const isOf = (row: (typeof names)[number]) =>
      row.thing_id === line.product_id && row.source_hash === hash
    const words = names.find(isOf)?.words
    return words ? [[String(line.id), words]] : []
  })
  return Object.fromEntries(said)
}

/** What stands in the description of a line, in this order. */
const keys = ['fabric', 'color', 'occasion'] as const

/** 'Silk, Maroon, Wedding' with each value in its words; undefined where one has none. */
function valuesIn(description: string, words: WordsFor): string | undefined {
  const values = description.split(', ')
  if (values.length !== keys.length) return undefined
  const said = keys.map((key, at) => words('value', 0, `${key}:${values[at]}`, values[at] ?? ''))
  return said.includes(undefined) ? undefined : said.join(', ')
}
