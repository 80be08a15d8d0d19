import { HoldLimits } from '#contract/holds/types.ts'
import { defaultHoldLimits } from '#domain/holds/hold-limits.ts'
import type { Database, Query } from '../platform/db/database.ts'
import type { Call } from '../platform/http/request.ts'
import type { Shop } from '../platform/shop.ts'
import { readDocument, writeDocument } from '../settings/queries.ts'
import { holderOf } from './holder.ts'
import type { Bound } from './keep-within.ts'

/** Who asks, with the limits of what they may keep aside. */
export const boundOf = async (c: Call, shop: Shop): Promise<Bound> => ({
  holder: holderOf(c, shop),
  limits: await holdLimits(shop.db),
})

const name = 'hold-limits'

/** How much strangers may keep aside, as the owner has set it. */
export async function holdLimits(db: Pick<Database, 'read'>): Promise<HoldLimits> {
  const kept = await readDocument(db, name)
  return kept === undefined ? defaultHoldLimits : HoldLimits.parse(kept)
}

export const keepHoldLimits = (tx: Query, limits: HoldLimits, now: number) =>
  writeDocument(tx, name, limits, now)
