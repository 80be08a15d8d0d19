import { updateProduct } from '#contract/catalog/admin-calls.ts'
import type { EditedProduct, ProductPatch, StockItem } from '#contract/catalog/admin-types.ts'
import { rupees } from '#web/ui/price.tsx'
import { admin } from '#web/words/en/admin.ts'
import { call, newKey } from '../../api.ts'
import type { Question } from '../parts/ask.tsx'
import { currentOf } from '../parts/forms/failure.ts'

const words = admin.products

/** What can be changed in a row without opening the form. */
export type RowPatch = Pick<
  ProductPatch,
  'price' | 'stock' | 'isFeatured' | 'isNewArrival' | 'isTrending'
>

type Ask = (question: Question) => Promise<boolean>

/**
 * Sends a change of a row with what the row showed. Where somebody else has changed the same meanwhile it
 * asks with both figures; where they changed something else it goes on.
 */
export async function patchSeen(seen: EditedProduct, patch: RowPatch, ask: Ask): Promise<void> {
  const { stock, ...rest } = patch
  const along = stock === undefined ? { version: seen.version } : { stock, stockSeen: seen.stock }
  try {
    const headers = { 'Idempotency-Key': newKey() }
    await call(updateProduct, { id: String(seen.id), ...rest, ...along }, { headers })
  } catch (error) {
    const current = currentOf(error) as Partial<StockItem> | null // What `outdated` carries of a product.
    if (!current) throw error
    const now = { ...seen, ...current }
    const names = Object.keys(patch) as (keyof RowPatch)[] // Its own fields.
    for (const name of names) {
      if (now[name] !== seen[name] && !(await ask(questionOf(name, now, seen, patch)))) return
    }
    await patchSeen(now, patch, ask)
  }
}

type Row = Pick<EditedProduct, 'name' | keyof RowPatch>

function questionOf(name: keyof RowPatch, now: Row, seen: Row, patch: RowPatch): Question {
  const { title, text, confirm, cancel } = admin.moved
  const figure = (value: number | boolean | undefined) =>
    typeof value === 'boolean'
      ? value
        ? admin.yes
        : admin.no
      : name === 'price'
        ? rupees(value ?? 0)
        : String(value)
  const what = {
    price: words.priceOf(now.name),
    stock: words.stockOf(now.name),
    isFeatured: words.flagOf(words.columns.featured, now.name),
    isNewArrival: words.flagOf(words.columns.newArrival, now.name),
    isTrending: words.flagOf(words.columns.trending, now.name),
  }[name]
  return {
    title,
    text: text(what, figure(now[name]), figure(seen[name])),
    confirm: confirm(figure(patch[name])),
    cancel: cancel(figure(now[name])),
  }
}
