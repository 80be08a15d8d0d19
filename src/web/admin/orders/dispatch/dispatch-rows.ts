import type { StaffOrderItem } from '#contract/orders/admin-types.ts'
import { canMove, type OrderState } from '#domain/order.ts'

/** An order among those that are packed and sent together. */
export type DispatchRow = {
  item: StaffOrderItem
  /** As typed or scanned; '' for a parcel that nobody follows. */
  trackingNumber: string
  /** Why its last step was refused; null while nothing is wrong. */
  why: string | null
  /** Rupees that it was refused for, which somebody may accept; 0 where nothing is missing. */
  due: number
  isAccepted: boolean
}

export const dispatchRow = (item: StaffOrderItem): DispatchRow => ({
  item,
  trackingNumber: '',
  why: null,
  due: 0,
  isAccepted: false,
})

/** What a step says of it to the shop. */
export const acceptedOf = ({ due, isAccepted }: Pick<DispatchRow, 'due' | 'isAccepted'>) =>
  isAccepted ? { acceptedDue: due } : {}

/** Those that may be packed now, by the moves of an order. */
export const toPack = (rows: readonly DispatchRow[]) =>
  rows.filter(({ item }) => canMove(item.state, 'packed', 'staff'))

/** Those that may be sent now: packed, or confirmed and packed on the way. */
export const toSend = (rows: readonly DispatchRow[]) =>
  rows.filter(({ item }) => isInHouse(item.state))

const isInHouse = (state: OrderState) =>
  canMove(state, 'shipped', 'staff') || canMove(state, 'packed', 'staff')

/** Those that labels and slips are printed for: the parcels that are being made ready, and those that have just left. */
export const toPrint = (rows: readonly DispatchRow[]) =>
  rows.filter(({ item }) => isInHouse(item.state) || item.state === 'shipped')

/** One row changed; the others stay as they are. */
export const withRow = (
  rows: readonly DispatchRow[],
  id: number,
  change: Partial<DispatchRow>,
): DispatchRow[] => rows.map((row) => (row.item.id === id ? { ...row, ...change } : row))

/** The row that was scanned first, where whoever packs sees it; none stands twice. */
export const withScanned = (rows: readonly DispatchRow[], item: StaffOrderItem): DispatchRow[] => {
  const known = rows.find((row) => row.item.id === item.id)
  const others = rows.filter((row) => row.item.id !== item.id)
  return [{ ...(known ?? dispatchRow(item)), item, why: null }, ...others]
}
