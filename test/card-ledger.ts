import { expect } from 'vitest'
import type { TestShop } from './create-test-shop.ts'

/** Every gift card has what its entries say, and never less than nothing. */
export async function cardLedgerHolds({ shop: { db } }: TestShop) {
  const entries = await db.read.selectFrom('gift_card_moves').selectAll().execute()
  for (const one of await db.read.selectFrom('gift_cards').selectAll().execute()) {
    const own = entries.filter((entry) => entry.gift_card_id === one.id)
    const sum = own.reduce(
      (total, { kind, paise }) =>
        total + (kind === 'issued' || kind === 'returned' ? paise : -paise),
      0,
    )
    expect(one.balance_paise).toBe(sum)
    expect(sum).toBeGreaterThanOrEqual(0)
  }
}
