import type { Order } from '#contract/orders/types.ts'
import { toRupees } from '#domain/money.ts'
import { cardExchangedPaise } from '../../gift-cards/queries.ts'
import { onCards } from '../../gift-cards/spend-cards.ts'
import type { OrderRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { exchangedPaise } from '../../store-credits/queries.ts'
import { refundedAsCredit } from './refund-queries.ts'

type Paid = Pick<OrderRow, 'id' | 'gift_card_paise'>

/** What of an order's refunds paid the sarees that came in exchange: as store credit, and by the cards that had paid it. */
export const exchangedOf = async (db: Query, { id, gift_card_paise }: Paid) => ({
  creditPaise: await exchangedPaise(db, id),
  cardPaise: gift_card_paise === 0 ? 0 : await cardExchangedPaise(db, id),
})

/** What of an order's refunds went into an exchange, as store credit, and back to the gift cards that had paid it. */
export async function goneOf(
  db: Query,
  row: OrderRow,
): Promise<Pick<Order, 'exchanged' | 'creditBack' | 'giftCardBack'>> {
  if (row.refunded_paise === 0) return { exchanged: 0 }
  const { creditPaise, cardPaise } = await exchangedOf(db, row)
  const asCredit = (await refundedAsCredit(db, row.id)) - creditPaise
  const exchanged = toRupees(creditPaise + cardPaise)
  const creditBack = asCredit > 0 ? { creditBack: toRupees(asCredit) } : {}
  if (row.gift_card_paise === 0) return { exchanged, ...creditBack }
  const giftCardBack = row.gift_card_paise - (await onCards(db, row.id)) - cardPaise
  return { exchanged, ...creditBack, giftCardBack: toRupees(Math.max(0, giftCardBack)) }
}
