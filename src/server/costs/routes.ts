import type * as adminCalls from '#contract/costs/admin-calls.ts'
import { actorOf } from '../audit/audit.ts'
import { csvReply } from '../platform/csv.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { figuresOfMargins } from './margin-figures.ts'
import { marginsCsvOf } from './margins-csv.ts'
import { marginsOf } from './margins-of-products.ts'
import { costsOfProduct, saveCosts } from './save-costs.ts'

export const costsHandlers: Handlers<typeof adminCalls> = {
  productMargins: ({ shop, input }) => marginsOf(shop, input.ids.split(',').map(Number)),
  productCosts: ({ shop, input }) => costsOfProduct(shop, input.id),
  saveProductCosts: ({ shop, c, input }) => saveCosts(shop, actorOf(c), input),
  marginFigures: ({ shop, input }) => figuresOfMargins(shop.db.read, input),
  async marginsCsv({ shop, c, input: { table, ...days } }) {
    const file = await marginsCsvOf(shop.db.read, table, days)
    return csvReply(c, shop, `margins-${table}-${days.from}-${days.to}`, file)
  },
}
