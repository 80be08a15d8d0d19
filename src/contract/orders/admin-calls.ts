import { get, type Nothing, post, put, unkept } from '../endpoint.ts'
import type {
  NoteForm,
  OneRefund,
  OneStaffOrder,
  OrderFileQuery,
  ParcelForm,
  RefundForm,
  StaffOrder,
  StaffOrderPage,
  StaffOrderQuery,
} from './admin-types.ts'
import type { AddressChange, LinesAnswer, LinesForm, LinesTrial } from './edit-forms.ts'
import type { ManualOrder } from './manual-order.ts'
import type { MoveForm } from './move-form.ts'
import type { LabelOrders, OrderLabels } from './order-labels.ts'
import type { BuyerPanAnswer } from './part-types.ts'
import type { Printing } from './printing.ts'
import type { StallSale } from './stall-sale.ts'
import type { TrialOrder } from './trial-order.ts'

export const listOrders = unkept(
  get<StaffOrderQuery, StaffOrderPage>('/api/admin/orders', 'staff:orders.see'),
)
/** All that are found, as a file. */
export const ordersCsv = unkept(
  get<OrderFileQuery, string>('/api/admin/orders.csv', 'staff:documents.export'),
)
export const readOrder = unkept(
  get<OneStaffOrder, StaffOrder>('/api/admin/orders/{id}', 'staff:orders.see'),
)
/** For the owner alone. */
export const readBuyerPan = unkept(
  get<OneStaffOrder, BuyerPanAnswer>('/api/admin/orders/{id}/pan', 'staff:taxes.edit'),
)
export const makeOrder = post<ManualOrder, StaffOrder>('/api/admin/orders', 'staff:orders.edit')
export const moveOrder = post<MoveForm, StaffOrder>(
  '/api/admin/orders/{id}/moves',
  'staff:orders.pack',
)
export const noteOrder = post<NoteForm, StaffOrder>(
  '/api/admin/orders/{id}/notes',
  'staff:orders.pack',
)
export const sendParcel = post<ParcelForm, StaffOrder>(
  '/api/admin/orders/{id}/parcels',
  'staff:orders.pack',
)
/** The id is the parcel's. */
export const arriveParcel = post<OneStaffOrder, StaffOrder>(
  '/api/admin/parcels/{id}/arrival',
  'staff:orders.pack',
)
export const refundOrder = post<RefundForm, StaffOrder>(
  '/api/admin/orders/{id}/refunds',
  'staff:orders.refund',
)
/** Asks Razorpay what became of a refund; the id is the refund's. */
export const checkRefund = post<OneRefund, StaffOrder>(
  '/api/admin/refunds/{id}/check',
  'staff:orders.refund',
)
/** PDF documents of one page an order: `ids=1,2,3`. */
export const printPackingSlips = unkept(
  get<Printing, string>('/api/admin/print/packing-slips', 'staff:orders.pack'),
)
export const printLabels = unkept(
  get<Printing, string>('/api/admin/print/labels', 'staff:orders.pack'),
)

export const changeAddress = put<AddressChange, StaffOrder>(
  '/api/admin/orders/{id}/address',
  'staff:orders.edit',
)

/** What other lines would make of an order; nothing changes. */
export const tryLines = post<LinesTrial, LinesAnswer>(
  '/api/admin/orders/{id}/lines/try',
  'staff:orders.edit',
)
export const changeLines = put<LinesForm, StaffOrder>(
  '/api/admin/orders/{id}/lines',
  'staff:orders.edit',
)

/** Sold over the counter of a stall: paid, billed and handed over at once. */
export const sellAtStall = post<StallSale, StaffOrder>(
  '/api/admin/stall-sales',
  'staff:orders.edit',
)
/** Takes an order for a saree of the shop as far as its bill, tells what came of it, and throws all of it away. */
export const tryOrder = post<Nothing, TrialOrder>('/api/admin/trial-orders', 'staff:settings.shop')
/** The tags in use and the staff, to choose from. */
export const orderLabels = unkept(
  get<Nothing, OrderLabels>('/api/admin/order-labels', 'staff:orders.see'),
)
/** Tags orders and gives them to somebody of the staff, up to a hundred at once. */
export const labelOrders = post<LabelOrders, undefined>(
  '/api/admin/order-labels',
  'staff:orders.pack',
)
