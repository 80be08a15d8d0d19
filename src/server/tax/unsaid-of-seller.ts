import { gstinFits, missingOfSeller } from '#domain/compliance/shop-checks.ts'
import { dayInIndia } from '#domain/india-day.ts'
import type { Shop } from '../platform/shop.ts'
import { isPlaceholder, settingsOn } from './read-law.ts'

/** What the owner has still to say of who sells, and of what it is before the law today. */
export async function unsaidOfSeller(shop: Shop) {
  const said = await settingsOn(shop.db.read, dayInIndia(shop.now()))
  const isFit =
    gstinFits(said, isPlaceholder(said?.gstin ?? ''), shop.config.seedDemo).state !== 'red'
  const registration = isFit ? ('said' as const) : ('wrong-gstin' as const)
  return {
    missing: missingOfSeller(said),
    registration: said ? registration : ('unsaid' as const),
  }
}
