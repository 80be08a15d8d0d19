import {
  LinkForm,
  PaidForm,
  PaymentLink,
  StaffOrder,
  TransferDismissal,
} from '../orders/admin-types.ts'
import { PayForm, StartedPayment, TransferForm } from '../orders/pay-forms.ts'
import { OneOrder, Order } from '../orders/types.ts'
import { Said } from '../said.ts'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'
import { PaymentsForm, SavedPaymentSettings, StatementAnswer, StatementForm } from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  startPayment: {
    summary: 'Begins to pay an order that waits for its money.',
    input: PayForm,
    answer: StartedPayment,
    errors: [404, 409],
  },
  claimTransfer: {
    summary: 'Says what the bank calls the transfer; staff confirm it.',
    input: TransferForm,
    answer: Order,
    errors: [404, 409, 429],
  },
  checkPayment: {
    summary: 'Asks the payment gateway whether the order was paid.',
    input: OneOrder,
    answer: Order,
    errors: [404],
  },
  confirmCod: {
    summary: 'Confirms an order that is paid at the door, where the shop asks for that.',
    input: OneOrder,
    answer: Order,
    errors: [404, 409],
  },
  razorpayEvent: {
    summary: 'Takes in a signed event of Razorpay, once.',
    answer: Said,
    errors: [401, 404],
  },
  markPaid: {
    summary: 'Staff have seen the money of an order.',
    input: PaidForm,
    answer: StaffOrder,
    errors: [404, 409],
  },
  dismissTransfer: {
    summary: 'Looks no longer for a transfer whose order was paid otherwise or is cancelled.',
    input: TransferDismissal,
    answer: StaffOrder,
    errors: [404, 409],
  },
  sendPaymentLink: {
    summary: 'Makes a link to pay an order and keeps its pieces for 24 hours or as the owner says.',
    input: LinkForm,
    answer: PaymentLink,
    errors: [404, 409],
  },
  getPaymentSettings: {
    summary: 'How the shop may be paid.',
    answer: SavedPaymentSettings,
  },
  savePaymentSettings: {
    summary: 'Switches ways to pay on and off.',
    input: PaymentsForm,
    answer: SavedPaymentSettings,
    errors: [409],
  },
  readStatement: {
    summary:
      "Finds the awaited transfers in a bank's statement: settles where UTR and amount agree, the others when asked to.",
    input: StatementForm,
    answer: StatementAnswer,
  },
  readRemittance: {
    summary:
      "Finds the parcels of a courier's list by their tracking numbers, and books their cash when asked to.",
    input: StatementForm,
    answer: StatementAnswer,
  },
}
