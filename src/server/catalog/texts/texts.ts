import { ClothFacts } from '#contract/catalog/types.ts'
import {
  attributeOf,
  attributes,
  columnKeys,
  type FactKey,
  factKeys,
  filterGroups,
  filterValue,
  saidOf,
} from '#domain/attributes.ts'
import { type EnglishText, textOf } from '#domain/translation/translation.ts'
import { untilSaved } from '../../platform/cache/until-saved.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Shop } from '../../platform/shop.ts'
import { idsInSteps } from '../queries.ts'
import { everyCombination, picturesSaid, piecesSaid } from './queries.ts'

const step = 500

/** What pieces say of themselves, some hundred pieces at a time: of those of some ids, or of all. */
export async function* textsOfProducts(
  { db }: Shop,
  only?: readonly number[],
): AsyncGenerator<EnglishText[]> {
  for await (const some of only ? inSteps(only) : idsInSteps(db, step)) {
    const [pieces, pictures] = await Promise.all([piecesSaid(db, some), picturesSaid(db, some)])
    const byId = new Map(pieces.map((piece) => [piece.id, piece]))
    const byPiece = Map.groupBy(pictures, ({ product_id }) => product_id)
    yield some.flatMap((id) => {
      const piece = byId.get(id)
      if (!piece) return []
      const own = new Map((byPiece.get(id) ?? []).map(({ path, alt }) => [path, alt]))
      return [
        ...textOf('product', id, 'name', piece.name),
        ...textOf('product', id, 'description', piece.description),
        ...[...own].flatMap(([path, alt]) => textOf('picture', id, path, alt)),
      ]
    })
  }
}

function* inSteps(ids: readonly number[]) {
  for (let at = 0; at < ids.length; at += step) yield ids.slice(at, at + step)
}

const values = untilSaved<EnglishText[]>()

/** What pieces share, by name; read again once somebody has saved something. */
export const textsOfValues = (db: Database) => values(db, () => readValues(db))

async function readValues(db: Database): Promise<EnglishText[]> {
  const byField = new Map<string, EnglishText>()
  for (const { facts, ...columns } of await everyCombination(db)) {
    const described = { ...columns, facts: ClothFacts.parse(JSON.parse(facts)) }
    for (const text of valuesOf(described)) byField.set(text.field, text)
  }
  return [...byField.values()].sort((one, other) => (one.field < other.field ? -1 : 1))
}

type Described = Parameters<typeof saidOf>[0]

/** Values are what the filter names, and facts as they stand on the piece. */
function valuesOf(product: Described): EnglishText[] {
  const value = (key: string, english: string) => textOf('value', 0, `${key}:${english}`, english)
  return [
    ...columnKeys.flatMap((key) => value(key, product[key])),
    ...filterGroups.flatMap((group) => value(attributeOf[group], filterValue(product, group))),
    ...factKeys.filter(isWords).flatMap((key) => value(key, saidOf(product, key))),
  ]
}

const isWords = (key: FactKey) => attributes[key].kind !== 'measure'
