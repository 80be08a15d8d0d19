import { cardSaleNumber } from '#domain/gift-cards/card-sale.ts'
import { pathIn } from '#domain/language.ts'
import type { Shop } from '../../platform/shop.ts'
import { linkToSale } from '../link-to-sale.ts'
import type { ShownSale } from '../queries.ts'

/** The way to a purchase, made when the email leaves: the outbox never holds its secret. */
export async function saleLink(shop: Shop, { id, buyer_language }: ShownSale): Promise<string> {
  const secret = await shop.db.write((tx) => linkToSale(tx, id, shop.now()))
  return pathIn(buyer_language, `/gift-card/${cardSaleNumber(id)}/${secret}`)
}
