import type { EditedProduct, StockItem } from '#contract/catalog/admin-types.ts'
import type { BulkChange, BulkChanged } from '#contract/catalog/bulk-types.ts'
import { admin } from '#web/words/en/admin.ts'
import type { Question } from '../parts/ask.tsx'
import { currentOf } from '../parts/forms/failure.ts'
import type { Saved } from '../parts/forms/use-save.ts'
import { differences, type Labels, type Moved, movedQuestion } from '../parts/newer/both-sides.tsx'

const words = admin.products

/** Every field that staff write and the form names. */
const productLabels: Labels = {
  ...words.fields,
  categoryName: words.fields.category,
  price: words.fields.price,
}

/** What a change of many writes over; whoever takes products out of the shop takes all that is written of them. */
function touched(change: BulkChange): Labels {
  switch (change.action) {
    case 'price':
      return { price: words.fields.price }
    case 'category':
      return { categoryName: words.fields.category }
    case 'flag':
      return { [change.flag]: words.fields[change.flag] }
    default:
      return productLabels
  }
}

type Send = (change: BulkChange) => Promise<Saved<BulkChanged>>
type Ask = (question: Question) => Promise<boolean>

/**
 * Sends a change of many products with the versions that were seen. Where somebody else has changed the same meanwhile
 * it asks with both sides; where they changed something else it goes on. What takes it back once all are changed, else null.
 */
export async function changeSeen(
  change: BulkChange,
  seen: readonly StockItem[],
  { send, ask, confirm }: { send: Send; ask: Ask; confirm: string },
): Promise<BulkChanged | null> {
  const versions = Object.fromEntries(seen.map(({ id, version }) => [id, version]))
  const result = await send({ ...change, versions })
  if (result.isDone) return result.answer
  const current = currentOf(result.error) as { products?: EditedProduct[] } | null // What `outdated` carries of many.
  if (!current?.products) return null
  const now = new Map(current.products.map((product) => [product.id, product]))
  const labels = touched(change)
  const moved = seen.flatMap((item): Moved[] => {
    const newer = now.get(item.id)
    const isOther = newer && differences(item, newer, labels).length > 0
    return isOther ? [{ name: item.name, seen: item, now: newer }] : []
  })
  if (moved.length > 0 && !(await ask(movedQuestion(moved, labels, confirm)))) return null
  const next = seen.map((item) => ({ ...item, ...now.get(item.id) }))
  return changeSeen(change, next, { send, ask, confirm })
}
