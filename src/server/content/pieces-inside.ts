import type { ProductCard } from '#contract/catalog/types.ts'
import { ShopError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { presentedCards } from '../catalog/present-products.ts'
import type { Query } from '../platform/db/database.ts'
import { picturesByPath } from '../platform/media/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { cardsOf, namesOf } from './queries.ts'

/** A text that shows sarees: a story, a newsletter. */
type Showing = { product_ids: string }

/** The pieces inside a text, in the order of its writer: a list of ids, as `piecesColumn` made it. */
export const piecesInside = (row: Showing) => JSON.parse(row.product_ids) as number[]

export const piecesColumn = (ids: readonly number[]) => JSON.stringify([...new Set(ids)])

/** The same pieces with what is known of each, those of which nothing is left out. */
export const inTheirOrder = <Piece extends { id: number }>(
  row: Showing,
  known: readonly Piece[],
): Piece[] => piecesInside(row).flatMap((id) => known.find((one) => one.id === id) ?? [])

/** What the pieces inside these texts are called. */
export const namesInside = (db: Query, rows: readonly Showing[]) =>
  namesOf(db, [...new Set(rows.flatMap(piecesInside))])

/** The pieces inside a text as cards in a language, those in the shop alone. */
export async function cardsInside(
  shop: Shop,
  row: Showing,
  language: Language,
): Promise<ProductCard[]> {
  const rows = await cardsOf(shop.db.read, piecesInside(row))
  return inTheirOrder(row, await presentedCards(shop, rows, language))
}

/** Refuses a picture that the shop does not keep, and a piece that there is not. */
export async function refuseUnknownInside(
  tx: Query,
  { picture, productIds }: { picture: string; productIds: readonly number[] },
) {
  if (picture !== '' && (await picturesByPath(tx, [picture])).length === 0) {
    throw new ShopError('no-picture-chosen', { at: 'picture' })
  }
  const wanted = new Set(productIds)
  if ((await namesOf(tx, [...wanted])).length < wanted.size) throw new ShopError('product-gone')
}
