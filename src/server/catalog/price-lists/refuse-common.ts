import { haveCommon, type Span } from '#domain/bulk/sale-price.ts'
import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import type { Query } from '../../platform/db/database.ts'
import { openListsOf } from './queries.ts'

/**
 * Throws where one of these products stands in a list of that time: a list puts back what it found, so nobody may
 * change many prices under it. A change that comes at once and stays is one moment.
 */
export async function refuseCommon(tx: Query, ids: readonly number[], span: Span) {
  const other = (await openListsOf(tx, ids)).find((one) => haveCommon(one, span))
  if (!other) return
  const { product, list } = other
  throw new ShopError(refusal('in-another-list', { product, list }))
}
