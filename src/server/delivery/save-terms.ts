import type { EditedDelivery } from '#contract/delivery/types.ts'
import type { Actor } from '../audit/audit.ts'
import { versioned } from '../platform/edit-version.ts'
import type { Shop } from '../platform/shop.ts'
import { saveDocument } from '../settings/save-settings.ts'
import { toldNow } from './read-terms.ts'

/** Keeps what the shop promises from now on; orders keep what they were promised. */
export async function saveTerms(
  shop: Shop,
  actor: Actor,
  { version, ...terms }: EditedDelivery,
): Promise<EditedDelivery> {
  // What an earlier release's page does not send, it does not change.
  const before = await toldNow(shop.db)
  const { calendar = before.calendar, zones = before.zones } = terms
  const after = { ...terms, calendar, zones }
  const of = { name: 'delivery', kind: 'settings', read: toldNow } as const
  await saveDocument(shop, actor, { ...of, seen: version, after })
  return versioned(after)
}
