import { PaymentSettings, plainMethods } from '#contract/payments/types.ts'
import type { Database, Query } from '../platform/db/database.ts'
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

export async function paymentSettings(db: Database): Promise<PaymentSettings> {
  const kept = await readDocument(db, name)
  return kept === undefined ? defaultPayments : PaymentSettings.parse(kept)
}

export const keepPaymentSettings = (tx: Query, settings: PaymentSettings, now: number) =>
  writeDocument(tx, name, settings, now)
