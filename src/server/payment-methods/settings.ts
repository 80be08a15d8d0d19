import { PaymentSettings, plainMethods } from '#contract/payments/types.ts'
import { untilSaved } from '../platform/cache/until-saved.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { readDocument, writeDocument } from '../settings/queries.ts'

/** Cash on delivery alone, up to what a small shop can stand to lose at a door, until the owner says otherwise. */
export const defaultPayments: PaymentSettings = {
  ...offered(plainMethods),
  cod: { isEnabled: true, pinPrefixes: [], maxOrder: 50_000, maxOpenOrders: 3, fee: 0 },
  upi: { isEnabled: false, address: '', payeeName: '' },
  bankTransfer: { isEnabled: false, accountName: '', accountNumber: '', ifsc: '', bank: '' },
  razorpay: { isEnabled: true },
  prepaid: { isEnabled: false, percent: null, amount: null, most: null },
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
  return kept === undefined ? defaultPayments : PaymentSettings.parse(kept)
}

const kept = untilSaved<PaymentSettings>()

/** The same, kept until somebody saves something (until-saved.ts). */
export const keptPaymentSettings = (db: Database, saved?: number): Promise<PaymentSettings> =>
  kept(db, () => paymentSettings(db), saved)

/** Every page names the ways to pay: whatever is cached is of yesterday then. */
export async function keepPaymentSettings(tx: Query, settings: PaymentSettings, now: number) {
  await writeDocument(tx, name, settings, now)
  await bumpVersion(tx, now)
}
