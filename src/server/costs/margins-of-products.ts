import type { MarginsOfProducts } from '#contract/costs/types.ts'
import { costOf, shareOf } from '#domain/costs/costs.ts'
import { type Paise, toRupees } from '#domain/money.ts'
import { pricePair } from '#domain/pricing.ts'
import { splitTax } from '#domain/tax/tax-heads.ts'
import { rateFor } from '#domain/tax/tax-rate.ts'
import type { Shop } from '../platform/shop.ts'
import { isRegular, keptTaxContext, type TaxContext } from '../tax/tax-context.ts'
import { type CostRow, lastCosts, productsToSell } from './queries.ts'

/** What these products cost, and what stays of the prices they have now; those that are not there are left out. */
export async function marginsOf(shop: Shop, ids: readonly number[]): Promise<MarginsOfProducts> {
  const [products, last, context] = await Promise.all([
    productsToSell(shop.db.read, ids),
    lastCosts(shop.db.read, ids),
    keptTaxContext(shop.db, shop.now()),
  ])
  return {
    items: products.map((product) => ({
      id: product.id,
      ...marginOf(product, last.get(product.id), context),
    })),
  }
}

type Product = Awaited<ReturnType<typeof productsToSell>>[number]

/** What the last entry says, beside the price of now without its tax. */
export function marginOf(product: Product, last: CostRow | undefined, context: TaxContext | null) {
  const taken = priceWithoutTax(product, context)
  const cost = costOf(last && entryOf(last))
  const margin = cost === null ? null : taken - cost
  return {
    purchase: last?.purchase_paise == null ? null : toRupees(last.purchase_paise),
    other: toRupees(last?.other_paise ?? 0),
    taken: toRupees(taken),
    margin: margin === null ? null : toRupees(margin),
    share: margin === null ? null : shareOf(margin, taken),
  }
}

/** A row as the rules read it. */
export const entryOf = (row: CostRow) => ({
  ...{ purchasePaise: row.purchase_paise, otherPaise: row.other_paise, sinceAt: row.since_at },
})

/** What stays with the shop of the price that a buyer in India pays for one piece. */
function priceWithoutTax(product: Product, context: TaxContext | null): Paise {
  const { currentPaise } = pricePair({
    pricePaise: product.price_paise,
    discountPricePaise: product.discount_paise,
  })
  if (!context || !isRegular(context)) return currentPaise
  const { law, day } = context
  const rate = rateFor(law.taxRates, product.tax_class, day, currentPaise, 1) ?? 0
  return splitTax(currentPaise, rate, 'intra').taxablePaise
}
