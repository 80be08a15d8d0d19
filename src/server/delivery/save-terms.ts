import type { DeliveryTerms, EditedDelivery } from '#contract/delivery/types.ts'
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
  const after = { ...before, ...given(terms) }
  const of = { name: 'delivery', kind: 'settings', read: toldNow } as const
  await saveDocument(shop, actor, { ...of, seen: version, after: () => after })
  return versioned(after)
}

/** Without what was left out. */
const given = (terms: DeliveryTerms): DeliveryTerms => {
  const entries = Object.entries(terms).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as DeliveryTerms // What may be left out may be missing.
}
