import { z } from 'zod'
import type * as endpoints from './buying-admin-endpoints.ts'
import { ChatOrderForm, ChatQuery, OneStaffChat, StaffChat, StaffChatPage } from './chats/types.ts'
import { CouponTerms, OneCoupon, SavedCoupon } from './coupons/types.ts'
import { EditedHoldLimits, HoldQuery, OneHold, StaffHoldPage } from './holds/types.ts'
import {
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
import {
  EditedPayments,
  SavedPaymentSettings,
  StatementAnswer,
  StatementForm,
} from './payments/types.ts'
import { returnAdminSchemas } from './return-admin-schemas.ts'
import { SalesFigures, SalesQuery } from './sales/types.ts'
import type { SchemaTable } from './schemas.ts'
import { LedgerPage, LedgerQuery } from './stock/types.ts'

export const buyingAdminSchemas: SchemaTable<typeof endpoints> = {
  listCoupons: { summary: 'Every promo code, newest first.', answer: z.array(SavedCoupon) },
  createCoupon: {
    summary: 'Makes a promo code.',
    input: CouponTerms,
    answer: SavedCoupon,
    errors: [400, 401, 403, 409],
  },
  saveCoupon: {
    summary: 'Changes the terms of a promo code; its uses stay counted.',
    input: z.intersection(OneCoupon, CouponTerms),
    answer: SavedCoupon,
    errors: [400, 401, 403, 404, 409],
  },
  deleteCoupon: {
    summary: 'Deletes a promo code that nobody has used.',
    input: OneCoupon,
    answer: z.undefined(),
    errors: [401, 403, 404, 409],
  },

  listOrders: {
    summary: 'The orders that staff look for, newest first.',
    input: StaffOrderQuery,
    answer: StaffOrderPage,
    errors: [400, 401, 403],
  },
  readOrder: {
    summary: 'An order with everything that the shop sees of it.',
    input: OneStaffOrder,
    answer: StaffOrder,
    errors: [401, 403, 404],
  },
  makeOrder: {
    summary: 'Writes an order taken on the phone, at an exhibition or in a chat.',
    input: ManualOrder,
    answer: StaffOrder,
    errors: [400, 401, 403, 409],
  },
  moveOrder: {
    summary: 'Brings an order to its next state.',
    input: MoveForm,
    answer: StaffOrder,
    errors: [400, 401, 403, 404, 409],
  },
  noteOrder: {
    summary: 'Adds a note for the shop, or for the buyer too.',
    input: NoteForm,
    answer: StaffOrder,
    errors: [400, 401, 403, 404],
  },
  sendParcel: {
    summary: 'Hands a parcel of an order to a carrier.',
    input: ParcelForm,
    answer: StaffOrder,
    errors: [400, 401, 403, 404, 409],
  },
  arriveParcel: {
    summary: 'A parcel has arrived; with the last one the order is delivered.',
    input: OneStaffOrder,
    answer: StaffOrder,
    errors: [401, 403, 404],
  },
  refundOrder: {
    summary: 'Gives money back, by the gateway or as a record of what staff did.',
    input: RefundForm,
    answer: StaffOrder,
    errors: [400, 401, 403, 404, 409],
  },
  checkRefund: {
    summary: 'Asks Razorpay what became of a refund that it has not confirmed.',
    input: OneRefund,
    answer: StaffOrder,
    errors: [401, 403, 404],
  },
  markPaid: {
    summary: 'Staff have seen the money of an order.',
    input: PaidForm,
    answer: StaffOrder,
    errors: [400, 401, 403, 404, 409],
  },
  sendPaymentLink: {
    summary: 'Makes a link to pay an order and keeps its pieces for 24 hours.',
    input: LinkForm,
    answer: PaymentLink,
    errors: [400, 401, 403, 404, 409],
  },
  printPackingSlips: {
    summary: 'Packing slips as PDF, one page an order.',
    input: Printing,
    answer: z.string(),
    errors: [400, 401, 403, 404],
  },
  printLabels: {
    summary: 'Address labels as PDF, one page an order.',
    input: Printing,
    answer: z.string(),
    errors: [400, 401, 403, 404],
  },
  stockLedger: {
    summary: 'Every change of a stock: who, when, why.',
    input: LedgerQuery,
    answer: LedgerPage,
    errors: [400, 401, 403],
  },
  getPaymentSettings: {
    summary: 'How the shop may be paid.',
    answer: SavedPaymentSettings,
    errors: [401, 403],
  },
  savePaymentSettings: {
    summary: 'Switches ways to pay on and off.',
    input: EditedPayments,
    answer: SavedPaymentSettings,
    errors: [400, 401, 403, 409],
  },
  readStatement: {
    summary: "Finds the awaited transfers in a bank's statement, and settles them when asked to.",
    input: StatementForm,
    answer: StatementAnswer,
    errors: [400, 401, 403, 413],
  },

  listChats: {
    summary: 'The inbox of carts that are talked over on WhatsApp.',
    input: ChatQuery,
    answer: StaffChatPage,
    errors: [400, 401, 403],
  },
  orderChat: {
    summary: 'Turns what was talked over into an order, at the prices that the chat named.',
    input: ChatOrderForm,
    answer: StaffOrder,
    errors: [400, 401, 403, 404, 409],
  },
  releaseChat: {
    summary: 'Gives the pieces of a draft free.',
    input: OneStaffChat,
    answer: StaffChat,
    errors: [401, 403, 404, 409],
  },

  takeChat: {
    summary: 'Staff look after a draft: whatever of it is free is kept for 24 hours.',
    input: OneStaffChat,
    answer: StaffChat,
    errors: [401, 403, 404, 409],
  },

  listHolds: {
    summary: 'Who keeps which pieces from others now, the longest first.',
    input: HoldQuery,
    answer: StaffHoldPage,
    errors: [400, 401, 403],
  },
  releaseHold: {
    summary: 'Gives kept pieces free; who kept them cannot keep them again for a day.',
    input: OneHold,
    answer: z.undefined(),
    errors: [401, 403, 404],
  },
  getHoldLimits: {
    summary: 'How much strangers may keep aside before they pay.',
    answer: EditedHoldLimits,
    errors: [401, 403],
  },
  saveHoldLimits: {
    summary:
      'Sets how much strangers may keep aside before they pay. With the version that was read, nothing that somebody else saved meanwhile is written over.',
    input: EditedHoldLimits,
    answer: EditedHoldLimits,
    errors: [400, 401, 403, 409],
  },

  ...returnAdminSchemas,

  salesFigures: {
    summary: 'What was sold in some days: by day, category and channel.',
    input: SalesQuery,
    answer: SalesFigures,
    errors: [400, 401, 403],
  },

  changeAddress: {
    summary: 'Puts the address of an order right before its parcel leaves.',
    input: AddressChange,
    answer: StaffOrder,
    errors: [400, 401, 403, 404, 409],
  },
}
