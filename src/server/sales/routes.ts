import type * as adminCalls from '#contract/sales/admin-calls.ts'
import { csvReply } from '../platform/csv.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { backCsv, backFigures } from './back-figures.ts'
import { csvOf } from './csv.ts'
import { figuresOf } from './figures.ts'
import { moneyCsvOf } from './money-csv.ts'

export const salesHandlers: Handlers<typeof adminCalls> = {
  salesFigures: ({ shop, input }) => figuresOf(shop.db.read, input),
  moneyCsv: async ({ shop, c, input }) =>
    csvReply(c, shop, `money-${input.from}-${input.to}`, await moneyCsvOf(shop.db.read, input)),
  backFigures: ({ shop, input }) => backFigures(shop.db.read, input),
  async backCsv({ shop, c, input: { table, ...days } }) {
    const file = await backCsv(shop.db.read, table, days)
    return csvReply(c, shop, `returns-${table}-${days.from}-${days.to}`, file)
  },
  async salesCsv({ shop, c, input: { table, ...days } }) {
    const file = await csvOf(shop.db.read, table, days)
    return csvReply(c, shop, `sales-${table}-${days.from}-${days.to}`, file)
  },
}
