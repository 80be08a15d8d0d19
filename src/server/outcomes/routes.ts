import type * as adminCalls from '#contract/outcomes/admin-calls.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { outcomePage } from '../platform/outcomes/queries.ts'

const size = 50

export const outcomeHandlers: Handlers<typeof adminCalls> = {
  async listOutcomes({ shop, input }) {
    await shop.outcomes.written()
    const page = Math.max(1, Number(input.page ?? 1))
    const { rows, total } = await outcomePage(shop.db, input.q?.trim(), page, size)
    const items = rows.map((row) => ({
      id: row.id,
      at: new Date(row.at).toISOString(),
      event: row.event,
      code: row.code,
      requestId: row.request_id,
      orderNumber: row.order_number,
      ms: row.ms,
    }))
    return { items, total, page, pages: pagesOf(total, size) }
  },
}
