import { ShopError } from '#domain/errors.ts'
import { payBefore } from '#domain/gift-cards/card-sale.ts'
import type { Query } from '../platform/db/database.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { cardTransferNotFound } from './emails/card-transfer-not-found.ts'
import { changeSale, lockedSale } from './queries.ts'

type Dismissal = { id: number; reference: string }

/**
 * The transfer that a buyer has named is not looked for any more, and they are told. They may have mistyped it, and have
 * as long again to say so.
 */
export async function dismissTransfer(tx: Query, shop: Shop, { id, reference }: Dismissal) {
  const sale = await lockedSale(tx, id)
  if (sale?.state !== 'claimed' || sale.claimed_reference !== reference)
    throw new ShopError('no-transfer-named')
  const until = payBefore(shop.now())
  const anew = { state: 'awaiting', pay_before: until } as const
  await changeSale(tx, id, { ...anew, claimed_reference: null, claimed_at: null })
  const props = { saleId: id, reference, payBefore: until }
  await sendLater(tx, shop, { to: sale.buyer_email, email: cardTransferNotFound, props })
}
