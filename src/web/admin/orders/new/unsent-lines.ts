import type { StaffOrder } from '#contract/orders/admin-types.ts'

type Packed = Pick<StaffOrder, 'lines' | 'parcels'>
type Unsent = { id: number; name: string; left: number }

/** What of an order no parcel holds yet; all of it where they hold everything already. */
export function unsentLines({ lines, parcels }: Packed): Unsent[] {
  const sent = new Map<number, number>()
  for (const { contents } of parcels) {
    const all = lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
    for (const { lineId, quantity } of contents.length > 0 ? contents : all) {
      sent.set(lineId, (sent.get(lineId) ?? 0) + quantity)
    }
  }
  const unsent = lines
    .map(({ id, name, quantity }) => ({ id, name, left: quantity - (sent.get(id) ?? 0) }))
    .filter(({ left }) => left > 0)
  if (unsent.length > 0) return unsent
  return lines.map(({ id, name, quantity }) => ({ id, name, left: quantity }))
}

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
