import { CardSaleTerms } from '#contract/card-sales/admin-types.ts'
import { firstCardSaleTerms } from '#domain/gift-cards/card-sale.ts'
import { paymentSettings } from '../payment-methods/settings.ts'
import { untilSaved } from '../platform/cache/until-saved.ts'
import type { Database } from '../platform/db/database.ts'
import { readDocument } from '../settings/queries.ts'

export const termsName = 'gift-card-sale'

/** How gift cards are sold, as the owner has set it; off until then. */
export async function cardSaleTerms(db: Pick<Database, 'read'>): Promise<CardSaleTerms> {
  const kept = await readDocument(db, termsName)
  return kept === undefined ? firstCardSaleTerms : CardSaleTerms.parse(kept)
}

/** Whether a card can be paid for: by UPI, as the shop has it. */
export async function isPayable(db: Pick<Database, 'read'>): Promise<boolean> {
  const { upi } = await paymentSettings(db)
  return upi.isEnabled && upi.address !== ''
}

/** The terms while cards are sold, null while they are not. */
export async function openTerms(db: Pick<Database, 'read'>): Promise<CardSaleTerms | null> {
  const terms = await cardSaleTerms(db)
  return terms.isEnabled && (await isPayable(db)) ? terms : null
}

const kept = untilSaved<boolean>()

/** Whether pages lead to where cards are sold; kept until somebody saves something (until-saved.ts). */
export const sellsGiftCards = (db: Database): Promise<boolean> =>
  kept(db, async () => (await openTerms(db)) !== null)
