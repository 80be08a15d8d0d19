import { toRupees } from '#domain/money.ts'
import type { LineRow, OrderRow } from '../../order-records/queries.ts'

export type LinesSeen = ReturnType<typeof linesSeen>

/** What whoever changes the lines has to have seen: a price, a piece or money that came meanwhile is another difference. */
export const linesSeen = (order: OrderRow, lines: readonly LineRow[]) => ({
  lines: lines.map(({ code, quantity, unit_paise }) => ({
    code,
    quantity,
    price: toRupees(unit_paise),
  })),
  total: toRupees(order.total_paise),
  paid: toRupees(order.paid_paise),
})
