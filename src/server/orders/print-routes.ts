import type * as adminCalls from '#contract/orders/admin-calls.ts'
import { namesAsBought } from '../catalog/translate-lines.ts'
import { unknownOrder } from '../order-records/find-order.ts'
import { linesOf } from '../order-records/queries.ts'
import type { Call } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from '../settings/documents.ts'
import { customsOfOrders } from './customs/customs-of-orders.ts'
import { lastParcels } from './parcels/last-parcels.ts'
import { printLabels } from './print-labels.ts'
import { type Printed, printPackingSlips } from './print-slips.ts'
import { ordersByIds } from './staff-queries.ts'

export const printHandlers = {
  async printPackingSlips({ shop, c, input }) {
    const profile = await currentProfile(shop.db)
    return asPdf(c, await printPackingSlips(profile, await printed(shop, input.ids)), 'slips')
  },
  async printLabels({ shop, c, input }) {
    const profile = await currentProfile(shop.db)
    const orders = await printed(shop, input.ids)
    const customs = await customsOfOrders(shop, orders)
    const parcels = await lastParcels(shop.db.read, orders)
    return asPdf(c, await printLabels(profile, orders, { customs, parcels }), 'labels')
  },
} satisfies Partial<Handlers<typeof adminCalls>>

/** The orders in the order in which they were asked for; none may be missing. */
async function printed(shop: Shop, ids: string): Promise<Printed[]> {
  const wanted = [...new Set(ids.split(',').map(Number))]
  const rows = new Map((await ordersByIds(shop.db.read, wanted)).map((row) => [row.id, row]))
  const lines = await linesOf(shop.db.read, wanted)
  const all: Printed[] = []
  for (const id of wanted) {
    const order = rows.get(id)
    if (!order) throw unknownOrder()
    const own = lines.filter((line) => line.order_id === id)
    const { language } = order
    const names = language === 'en' ? {} : await namesAsBought(shop.db.read, language, own)
    all.push({ order, lines: own, names })
  }
  return all
}

/** serve() lets a whole reply pass as it is: this one is no JSON. */
const asPdf = (c: Call, pdf: Buffer, name: string) =>
  c.body(new Uint8Array(pdf), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}.pdf"`,
    'Cache-Control': 'private, no-store',
  }) as never
