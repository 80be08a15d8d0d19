import { insertCard } from '#server/gift-cards/queries.ts'
import type { TestShop } from './create-test-shop.ts'

/** A gift card of ₹500 for a year that has gone to this address, with a few words; its id. */
export function cardFor({ shop }: TestShop, email: string): Promise<number> {
  const now = shop.now()
  return shop.db.write((tx) =>
    insertCard(tx, {
      ...{ issued_paise: 50_000, balance_paise: 50_000, expires_at: now + 365 * 86_400_000 },
      ...{ paid_by: '', reference: '', reason: 'A gift', issued_by: null, language: 'en' },
      ...{ recipient_name: 'Meena', recipient_email: email.toLowerCase(), sender_name: 'Asha' },
      ...{ message: 'For your wedding', send_at: now, sent_at: now, created_at: now },
    }),
  )
}
