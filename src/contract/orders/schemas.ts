import { z } from 'zod'
import { Address } from '../address.ts'
import { type SchemaTable, textAs } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import {
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
import type * as calls from './calls.ts'
import { AddressChange, LinesAnswer, LinesForm, LinesTrial } from './edit-forms.ts'
import { ManualOrder } from './manual-order.ts'
import { MoveForm } from './move-form.ts'
import { LabelOrders, OrderLabels } from './order-labels.ts'
import { BoughtAgain, BuyerPanAnswer } from './part-types.ts'
import { Printing } from './printing.ts'
import { StallSale } from './stall-sale.ts'
import { TrialOrder } from './trial-order.ts'
import { CancelForm, FollowedOrder, OneOrder, Order, OrderSummary, TrackForm } from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  getOrder: {
    summary: 'An order as its private link shows it.',
    input: OneOrder,
    answer: Order,
    errors: [404],
  },
  orderInvoice: {
    summary: 'The invoice of an order as PDF, once its parcel leaves.',
    input: OneOrder,
    answer: textAs('application/pdf'),
    errors: [404],
  },
  cancelOrder: {
    summary: 'Cancels an order that is not packed yet.',
    input: CancelForm,
    answer: Order,
    errors: [404, 409],
  },
  trackOrder: {
    summary: 'Follows an order by its number and its mobile number or email.',
    input: TrackForm,
    answer: FollowedOrder,
    errors: [404, 429],
  },
  buyAgain: {
    summary: "Puts what can still be had of one of the customer's orders into the cart, once.",
    input: OneOrder,
    answer: BoughtAgain,
    errors: [404],
  },
  myOrders: {
    summary: "The customer's orders, newest first.",
    answer: z.array(OrderSummary),
  },
  myAddresses: {
    summary: "Where the customer's last orders went, the latest first.",
    answer: z.array(Address),
  },
  listOrders: {
    summary: 'The orders that staff look for, newest first.',
    input: StaffOrderQuery,
    answer: StaffOrderPage,
  },
  ordersCsv: {
    summary: 'The orders that staff look for as a CSV file, newest first.',
    input: OrderFileQuery,
    answer: textAs('text/csv'),
  },
  readOrder: {
    summary: 'An order with everything that the shop sees of it.',
    input: OneStaffOrder,
    answer: StaffOrder,
    errors: [404],
  },
  readBuyerPan: {
    summary: 'The PAN of the buyer of an order, for the owner.',
    input: OneStaffOrder,
    answer: BuyerPanAnswer,
  },
  makeOrder: {
    summary: 'Writes an order taken on the phone, at an exhibition or in a chat.',
    input: ManualOrder,
    answer: StaffOrder,
    errors: [409],
  },
  moveOrder: {
    summary: 'Brings an order to its next state.',
    input: MoveForm,
    answer: StaffOrder,
    errors: [404, 409],
  },
  noteOrder: {
    summary: 'Adds a note for the shop, or for the buyer too.',
    input: NoteForm,
    answer: StaffOrder,
    errors: [404],
  },
  sendParcel: {
    summary: 'Hands a parcel of an order to a carrier.',
    input: ParcelForm,
    answer: StaffOrder,
    errors: [404, 409],
  },
  arriveParcel: {
    summary: 'A parcel has arrived; with the last one the order is delivered.',
    input: OneStaffOrder,
    answer: StaffOrder,
    errors: [404],
  },
  refundOrder: {
    summary: 'Gives money back, by the gateway or as a record of what staff did.',
    input: RefundForm,
    answer: StaffOrder,
    errors: [404, 409],
  },
  checkRefund: {
    summary: 'Asks Razorpay what became of a refund that it has not confirmed.',
    input: OneRefund,
    answer: StaffOrder,
    errors: [404],
  },
  printPackingSlips: {
    summary: 'Packing slips as PDF, one page an order.',
    input: Printing,
    answer: textAs('application/pdf'),
    errors: [404],
  },
  printLabels: {
    summary: 'Address labels as PDF, one page an order.',
    input: Printing,
    answer: textAs('application/pdf'),
    errors: [404],
  },
  changeAddress: {
    summary: 'Puts the address of an order right before its parcel leaves.',
    input: AddressChange,
    answer: StaffOrder,
    errors: [404, 409],
  },
  tryLines: {
    summary: 'What an order would come to with other lines.',
    input: LinesTrial,
    answer: LinesAnswer,
    errors: [404, 409],
  },
  changeLines: {
    summary: 'Changes the lines of an order before its parcel leaves: sums and stock follow.',
    input: LinesForm,
    answer: StaffOrder,
    errors: [404, 409],
  },
  sellAtStall: {
    summary: 'Sells over the counter of a stall: paid, billed and handed over at once.',
    input: StallSale,
    answer: StaffOrder,
    errors: [409],
  },
  tryOrder: {
    summary:
      'Takes an order for the cheapest saree as far as its bill, tells what came of it, and throws all of it away.',
    answer: TrialOrder,
    errors: [409],
  },
  orderLabels: {
    summary: 'The tags of orders that are in use, the commonest first, and everybody on the staff.',
    answer: OrderLabels,
  },
  labelOrders: {
    summary:
      'Tags orders, takes tags away and gives them to somebody of the staff, up to a hundred at once.',
    input: LabelOrders,
    answer: z.undefined(),
    errors: [404, 409],
  },
}
