import type * as adminCalls from '#contract/stock/admin-calls.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { actorOf } from '../audit/audit.ts'
import { versioned } from '../platform/edit-version.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { saveDocument } from '../settings/save-settings.ts'
import { ledgerPage } from './ledger-queries.ts'
import { stockMarks } from './marks.ts'

const pageSize = 50

export const stockHandlers: Handlers<typeof adminCalls> = {
  async stockLedger({ shop, input }) {
    const page = input.page ?? 1
    const { rows, total } = await ledgerPage(shop.db.read, input, page, pageSize)
    const items = rows.map((row) => ({
      id: row.id,
      productId: row.product_id,
      code: row.code,
      name: row.name,
      change: row.change,
      stockAfter: row.stock_after,
      reason: row.reason,
      orderId: row.order_id,
      orderNumber: row.number,
      by: row.username ?? '',
      note: row.note,
      at: new Date(row.created_at).toISOString(),
    }))
    return { items, total, page, pages: pagesOf(total, pageSize) }
  },
  readStockMarks: async ({ shop }) => versioned(await stockMarks(shop.db)),
  async saveStockMarks({ shop, c, input: { version, ...after } }) {
    const of = { name: 'stock-marks', kind: 'settings', read: stockMarks } as const
    await saveDocument(shop, actorOf(c), { ...of, seen: version, after: () => after })
    return versioned(after)
  },
}
