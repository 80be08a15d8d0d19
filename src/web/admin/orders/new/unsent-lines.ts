import type { StaffOrder } from '#contract/orders/admin-types.ts'

type Packed = Pick<StaffOrder, 'lines'>
type Unsent = { id: number; left: number }

/**
 * What a parcel holds: [] for the whole order, null for nothing. `typed` is the text beside a line; where
 * there was no question, the answer is everything.
 */
export function contentsIn(
  { lines }: Packed,
  unsent: readonly Unsent[],
  typed: (lineId: number) => string,
) {
  const contents = unsent
    .map(({ id, left }) => ({ lineId: id, quantity: wholeIn(typed(id), left) }))
    .filter(({ quantity }) => quantity > 0)
  if (contents.length === 0) return null
  const isWhole = lines.every(({ id, quantity }) =>
    contents.some((one) => one.lineId === id && one.quantity === quantity),
  )
  return isWhole ? [] : contents
}

function wholeIn(text: string, most: number): number {
  if (text === '') return most
  return /^\d{1,4}$/.test(text) ? Math.min(Number(text), most) : 0
}
