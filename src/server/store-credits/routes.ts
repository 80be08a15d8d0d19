import type * as calls from '#contract/store-credits/calls.ts'
import { toRupees } from '#domain/money.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { openCredits } from './open-credit.ts'
import { presentCredit } from './present.ts'
import { entriesOf } from './queries.ts'

export const storeCreditHandlers: Handlers<typeof calls> = {
  async myStoreCredit({ shop, c, input }) {
    const by = { userId: c.get('person')?.id ?? null, address: c.get('address') }
    const rows = await openCredits(shop, input, by)
    const ids = rows.map((row) => row.id)
    const entries = await entriesOf(shop.db.read, ids)
    const balance = toRupees(rows.reduce((sum, row) => sum + row.balance_paise, 0))
    return { balance, credits: rows.map((row) => presentCredit(row, entries)) }
  },
}
