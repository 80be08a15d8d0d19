import { linesInsert, picturesFor } from '../../order-records/insert-queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { lineColumns } from '../order-draft.ts'
import type { EditedLine } from './edited-lines.ts'

/** Makes the lines of an order these: what stays keeps its row. */
export async function writeLines(tx: Query, orderId: number, lines: readonly EditedLine[]) {
  const kept = lines.filter((line) => line.lineId !== null)
  const gone = tx.deleteFrom('order_lines').where('order_id', '=', orderId)
  const ids = kept.map((line) => line.lineId ?? 0)
  await (ids.length === 0 ? gone : gone.where('id', 'not in', ids)).execute()
  for (const { lineId, unitPaise: unit_paise, quantity } of kept) {
    const line = tx.updateTable('order_lines').set({ unit_paise, quantity })
    await line.where('id', '=', lineId).execute()
  }
  const fresh = lines.filter((line) => line.lineId === null)
  if (fresh.length === 0) return
  const pictures = await picturesFor(
    tx,
    fresh.map((line) => line.productId),
  )
  await linesInsert(tx, orderId, lineColumns(fresh, pictures)).execute()
}
