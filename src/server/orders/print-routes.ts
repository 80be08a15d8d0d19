import type * as adminCalls from '#contract/stock/admin-calls.ts'
import { pagesOf } from '#domain/listing.ts'
import type { Call } from '../platform/http/request.ts'
import type { Answerers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from '../settings/documents.ts'
import { unknownOrder } from './find-order.ts'
import { type Printed, printLabels, printPackingSlips } from './print-slips.ts'
import { linesOf } from './queries.ts'
import { ledgerPage, ordersByIds } from './staff-queries.ts'

const pageSize = 50

export const printAnswers = {
  async printPackingSlips({ shop, c, input }) {
    const profile = await currentProfile(shop.db)
    return asPdf(c, await printPackingSlips(profile, await printed(shop, input.ids)), 'slips')
  },
  async printLabels({ shop, c, input }) {
    const profile = await currentProfile(shop.db)
    return asPdf(c, await printLabels(profile, await printed(shop, input.ids)), 'labels')
  },
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
} satisfies Partial<Answerers<typeof adminCalls & typeof adminCalls>>

/** The orders in the order in which they were asked for; none may be missing. */
async function printed(shop: Shop, ids: string): Promise<Printed[]> {
  const wanted = [...new Set(ids.split(',').map(Number))]
  const rows = new Map((await ordersByIds(shop.db.read, wanted)).map((row) => [row.id, row]))
  const lines = await linesOf(shop.db.read, wanted)
  return wanted.map((id) => {
    const order = rows.get(id)
    if (!order) throw unknownOrder()
    return { order, lines: lines.filter((line) => line.order_id === id) }
  })
}

/** serve() lets a whole reply pass as it is: this one is no JSON. */
const asPdf = (c: Call, pdf: Buffer, name: string) =>
  c.body(new Uint8Array(pdf), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}.pdf"`,
    'Cache-Control': 'private, no-store',
  }) as never
