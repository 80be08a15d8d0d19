import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { isAbroad } from '#domain/delivery/destination.ts'
import type { OrderState } from '#domain/order.ts'
import type { ShippingBill } from '#domain/tax/shipping-bill.ts'
import type { OrderRow } from '../../order-records/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { deliveryOf } from '../parties.ts'
import { type DocumentRow, invoiceOf } from '../queries.ts'
import { shippingBillOf } from './shipping-bill-queries.ts'

/** Only the tax invoice of a regular seller reports an export. */
export const isExport = ({ kind, section, cancelled_at }: DocumentRow): boolean =>
  kind === 'tax-invoice' && section === 'exp' && cancelled_at === null

/** True once the parcel of an order is with its carrier. */
export const hasLeft = (state: OrderState): boolean =>
  ['shipped', 'delivered', 'returned', 'refunded'].includes(state)

/** The invoice of an order whose parcel is abroad or on its way there, with its shipping bill; null of any other. */
export async function shippedExportOf(db: Query, order: OrderRow): Promise<StaffOrder['export']> {
  if (!isAbroad(deliveryOf(order.address)) || !hasLeft(order.state)) return null
  const invoice = await invoiceOf(db, order.id)
  if (!invoice || !isExport(invoice)) return null
  const bill = await shippingBillOf(db, invoice.id)
  const { id: invoiceId, number } = invoice
  return { invoiceId, number, shippingBill: bill ? billIn(bill) : null }
}

export const billIn = ({ number, day, port }: ShippingBill): ShippingBill => ({
  ...{ number, day, port },
})
