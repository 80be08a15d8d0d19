import { expect } from 'vitest'
import type { TestShop } from './create-test-shop.ts'

/** Every store credit has what its entries say, and never less than nothing. */
export async function creditLedgerHolds({ shop: { db } }: TestShop) {
  const entries = await db.read.selectFrom('store_credit_entries').selectAll().execute()
  for (const one of await db.read.selectFrom('store_credits').selectAll().execute()) {
    const own = entries.filter((entry) => entry.store_credit_id === one.id)
    const sum = own.reduce(
      (total, { kind, paise }) =>
        total + (kind === 'issued' || kind === 'returned' ? paise : -paise),
      0,
    )
    expect(one.balance_paise).toBe(sum)
    expect(sum).toBeGreaterThanOrEqual(0)
  }
}
