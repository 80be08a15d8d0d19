import type {
  ChatOrderForm,
  ChatQuery,
  OneStaffChat,
  StaffChat,
  StaffChatPage,
} from './chats/types.ts'
import type { CouponTerms, OneCoupon, SavedCoupon } from './coupons/types.ts'
import { del, get, post, put, unkept, withFiles } from './endpoint.ts'
import type { EditedHoldLimits, HoldQuery, OneHold, StaffHoldPage } from './holds/types.ts'
import type {
  AddressChange,
  LinkForm,
  ManualOrder,
  MoveForm,
  NoteForm,
  OneRefund,
  OneStaffOrder,
  PaidForm,
  ParcelForm,
  PaymentLink,
  Printing,
  RefundForm,
  StaffOrder,
  StaffOrderPage,
  StaffOrderQuery,
} from './orders/admin-types.ts'
import type {
  EditedPayments,
  SavedPaymentSettings,
  StatementAnswer,
  StatementForm,
} from './payments/types.ts'
import type {
  ClosingForm,
  DecisionForm,
  OneReturn,
  ReceiptForm,
  ReturnPayTo,
  ReturnQuery,
  StaffReturnPage,
} from './returns/types.ts'
import type { SalesFigures, SalesQuery } from './sales/types.ts'
import type { LedgerPage, LedgerQuery } from './stock/types.ts'

type Nothing = Record<never, never>

// What staff do with promo codes, orders, payments and returns.

export const listCoupons = get<Nothing, SavedCoupon[]>('/api/admin/coupons', 'staff:orders.see')
export const createCoupon = post<CouponTerms, SavedCoupon>(
  '/api/admin/coupons',
  'staff:coupons.edit',
)
export const saveCoupon = put<OneCoupon & CouponTerms, SavedCoupon>(
  '/api/admin/coupons/{id}',
  'staff:coupons.edit',
)
export const deleteCoupon = del<OneCoupon, undefined>(
  '/api/admin/coupons/{id}',
  'staff:coupons.edit',
)

export const listOrders = unkept(
  get<StaffOrderQuery, StaffOrderPage>('/api/admin/orders', 'staff:orders.see'),
)
export const readOrder = unkept(
  get<OneStaffOrder, StaffOrder>('/api/admin/orders/{id}', 'staff:orders.see'),
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
export const markPaid = post<PaidForm, StaffOrder>(
  '/api/admin/orders/{id}/payments',
  'staff:orders.edit',
)
export const sendPaymentLink = post<LinkForm, PaymentLink>(
  '/api/admin/orders/{id}/payment-link',
  'staff:orders.edit',
)
/** PDF documents of one page an order: `ids=1,2,3`. */
export const printPackingSlips = unkept(
  get<Printing, string>('/api/admin/print/packing-slips', 'staff:orders.pack'),
)
export const printLabels = unkept(
  get<Printing, string>('/api/admin/print/labels', 'staff:orders.pack'),
)
export const stockLedger = unkept(
  get<LedgerQuery, LedgerPage>('/api/admin/stock/ledger', 'staff:catalogue.see'),
)

export const getPaymentSettings = unkept(
  get<Nothing, SavedPaymentSettings>('/api/admin/payments', 'staff:settings.payments'),
)
export const savePaymentSettings = put<EditedPayments, SavedPaymentSettings>(
  '/api/admin/payments',
  'staff:settings.payments',
)
export const readStatement = withFiles(
  post<StatementForm, StatementAnswer>('/api/admin/payments/statement', 'staff:orders.edit'),
)

export const listChats = unkept(
  get<ChatQuery, StaffChatPage>('/api/admin/whatsapp-orders', 'staff:orders.see'),
)
export const orderChat = post<ChatOrderForm, StaffOrder>(
  '/api/admin/whatsapp-orders/{id}/order',
  'staff:orders.edit',
)
export const releaseChat = post<OneStaffChat, StaffChat>(
  '/api/admin/whatsapp-orders/{id}/release',
  'staff:orders.edit',
)

/** Staff look after a draft: its pieces are kept for a day. */
export const takeChat = post<OneStaffChat, StaffChat>(
  '/api/admin/whatsapp-orders/{id}/take',
  'staff:orders.edit',
)

export const listHolds = unkept(
  get<HoldQuery, StaffHoldPage>('/api/admin/holds', 'staff:orders.edit'),
)
/** Lets go of pieces that somebody keeps; the same hands do not keep them again for a day. */
export const releaseHold = del<OneHold, undefined>('/api/admin/holds/{id}', 'staff:orders.edit')
export const getHoldLimits = unkept(
  get<Nothing, EditedHoldLimits>('/api/admin/hold-limits', 'staff:orders.edit'),
)
export const saveHoldLimits = put<EditedHoldLimits, EditedHoldLimits>(
  '/api/admin/hold-limits',
  'staff:settings.shop',
)

export const listReturns = unkept(
  get<ReturnQuery, StaffReturnPage>('/api/admin/returns', 'staff:orders.see'),
)
export const decideReturn = post<DecisionForm, StaffOrder>(
  '/api/admin/returns/{id}/decision',
  'staff:orders.edit',
)
export const receiveReturn = post<ReceiptForm, StaffOrder>(
  '/api/admin/returns/{id}/receipt',
  'staff:orders.pack',
)
export const closeReturn = post<ClosingForm, StaffOrder>(
  '/api/admin/returns/{id}/closing',
  'staff:orders.refund',
)
/** A call of its own, so that nobody reads a bank account who is not to pay it. */
export const readPayTo = unkept(
  get<OneReturn, ReturnPayTo>('/api/admin/returns/{id}/pay-to', 'staff:orders.refund'),
)

export const salesFigures = unkept(
  get<SalesQuery, SalesFigures>('/api/admin/figures/sales', 'staff:figures.see'),
)

export const changeAddress = put<AddressChange, StaffOrder>(
  '/api/admin/orders/{id}/address',
  'staff:orders.edit',
)
