import { ShopError } from '#domain/errors.ts'
import { refundUntil } from '#domain/gift-cards/card-sale.ts'
import { cancelCard } from '../gift-cards/cancel-card.ts'
import { lockedCard } from '../gift-cards/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { cardSaleRefunded } from './emails/card-sale-refunded.ts'
import { changeSale, lockedSale } from './queries.ts'

type Refund = { id: number; reference: string; userId: number }

/** Takes an unused card back within its days; its price has been given back by a transfer. */
export async function refundSale(tx: Query, shop: Shop, { id, reference, userId }: Refund) {
  const sale = await lockedSale(tx, id)
  if (!sale) throw new ShopError('no-such-card-sale')
  if (sale.state === 'refunded') throw new ShopError('card-sale-refunded')
  const card = sale.gift_card_id === null ? undefined : await lockedCard(tx, sale.gift_card_id)
  if (sale.paid_at === null || !card) throw new ShopError('card-sale-unpaid')
  const now = shop.now()
  if (now > refundUntil(sale.paid_at, sale.refund_days)) throw new ShopError('card-refund-too-late')
  await cancelCard(tx, card, userId, now)
  await changeSale(tx, id, { state: 'refunded', refund_reference: reference, ended_at: now })
  if (sale.buyer_email === '') return
  const email = { email: cardSaleRefunded, props: { saleId: id } }
  await sendLater(tx, shop, { to: sale.buyer_email, ...email })
}
