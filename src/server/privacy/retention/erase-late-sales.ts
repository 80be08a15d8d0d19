import { forgetInSales } from '../../card-sales/queries.ts'
import { forgetRecipient } from '../../gift-cards/queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { heldKinds } from '../../retention/queries.ts'
import { erasedInSales } from './sweep-queries.ts'

/** Takes erased people out of gift cards that waited for money or for their day when it was granted, once they are over. */
export async function eraseLateSales(shop: Shop): Promise<void> {
  const people = await erasedInSales(shop.db.read)
  for (const { email, answered_at } of people)
    await shop.db.write(async (tx) => {
      const held = await heldKinds(tx)
      if (held.has('gift-card-orders') || held.has('gift-cards')) return
      await forgetRecipient(tx, email, answered_at)
      await forgetInSales(tx, email, answered_at)
    })
}
