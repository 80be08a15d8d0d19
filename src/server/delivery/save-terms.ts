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
  // An earlier release's page sends none, and changes none.
  const calendar = terms.calendar ?? (await toldNow(shop.db)).calendar
  const after = { ...terms, calendar }
  const of = { name: 'delivery', kind: 'settings', read: toldNow } as const
  await saveDocument(shop, actor, { ...of, seen: version, after })
  return versioned(after)
}
