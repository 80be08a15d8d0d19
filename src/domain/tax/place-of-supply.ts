import type { Sale } from './sale.ts'
import { abroad } from './states.ts'

type Question = Pick<Sale, 'seller' | 'buyer' | 'delivery'>

/**
 * The code of the place where a sale is taxed (IGST Act, section 10): the counter's at home; abroad; where a buyer's
 * GSTIN is registered, unless the owner chose the place of delivery; else where the goods end.
 */
export function placeOfSupply({ seller, buyer, delivery }: Question): string {
  if (delivery.isCounter) return seller.stateCode
  if (delivery.country && delivery.country !== 'IN') return abroad
  if (buyer?.gstin && seller.registeredBuyerPlace !== 'delivery') return buyer.gstin.slice(0, 2)
  return delivery.stateCode || seller.stateCode
}
