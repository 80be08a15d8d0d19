import { plainMethods } from '#contract/payments/plain-methods.ts'
import { PaymentSettings } from '#contract/payments/types.ts'
import { untilSaved } from '../platform/cache/until-saved.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { currentProfile } from '../settings/documents.ts'
import { readDocument, writeDocument } from '../settings/queries.ts'

/** Cash on delivery alone, up to what a small shop can stand to lose at a door, until the owner says otherwise. */
export const defaultPayments: PaymentSettings = {
  ...offered(plainMethods),
  cod: { isEnabled: true, pinPrefixes: [], maxOrder: 50_000, maxOpenOrders: 3, fee: 0 },
  upi: { isEnabled: false, address: '', payeeName: '' },
  bankTransfer: { isEnabled: false, accountName: '', accountNumber: '', ifsc: '', bank: '' },
  razorpay: { isEnabled: true },
  prepaid: { isEnabled: false, percent: null, amount: null, most: null },
  booking: { isEnabled: false, percent: 20, least: 0, days: 15, categoryIds: [] },
}

/** Of those that are only switched on and off, none. */
function offered<Key extends string>(keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, { isEnabled: false }])) as Record<
    Key,
    { isEnabled: boolean }
  > // By the list of its keys.
}

const name = 'payments'

export async function paymentSettings(db: Pick<Database, 'read'>): Promise<PaymentSettings> {
  const kept = await readDocument(db, name)
  const settings = kept === undefined ? defaultPayments : PaymentSettings.parse(kept)
  if (settings.upi.address !== '') return settings
  // Kept in the shop's profile until it is saved among the ways to pay.
  const { upiId } = await currentProfile(db)
  return { ...settings, upi: { ...settings.upi, address: upiId } }
}

const kept = untilSaved<PaymentSettings>()

/** The same, kept until somebody saves something (until-saved.ts). */
export const keptPaymentSettings = (db: Database, saved?: number): Promise<PaymentSettings> =>
  kept(db, () => paymentSettings(db), saved)

/** Every page names the ways to pay: whatever is cached is of yesterday then. */
export async function keepPaymentSettings(tx: Query, settings: PaymentSettings, now: number) {
  await writeDocument(tx, name, settings, now)
  const profile = await currentProfile({ read: tx })
  // Said in one place only: an address that is taken away here must not come back from there.
  if (profile.upiId !== '') await writeDocument(tx, 'profile', { ...profile, upiId: '' }, now)
  await bumpVersion(tx, now)
}
