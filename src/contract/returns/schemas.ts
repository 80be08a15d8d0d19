import { StaffOrder } from '../orders/admin-types.ts'
import { Order } from '../orders/types.ts'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'
import {
  ClosingForm,
  CreditChoice,
  DecisionForm,
  ExchangeForm,
  OneReturn,
  ReceiptForm,
  ReturnForm,
  ReturnPayTo,
  ReturnQuery,
  StaffReturn,
  StaffReturnPage,
} from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  askReturn: {
    summary: 'Asks to send pieces back, with up to six photos.',
    input: ReturnForm,
    answer: Order,
    errors: [404, 409, 415, 429],
  },
  chooseCredit: {
    summary: 'Chooses store credit instead of money for a return; chosen once, it stays chosen.',
    input: CreditChoice,
    answer: Order,
    errors: [404, 409],
  },
  listReturns: {
    summary: 'The returns and exchanges, newest first.',
    input: ReturnQuery,
    answer: StaffReturnPage,
  },
  decideReturn: {
    summary: 'Accepts a return or refuses it.',
    input: DecisionForm,
    answer: StaffOrder,
    errors: [404, 409],
  },
  approveExchange: {
    summary: 'Approves an exchange: keeps the new saree for a while and makes its order.',
    input: ExchangeForm,
    answer: StaffReturn,
    errors: [404, 409],
  },
  receiveReturn: {
    summary: 'The pieces are back, and go on sale again or not.',
    input: ReceiptForm,
    answer: StaffOrder,
    errors: [404, 409],
  },
  closeReturn: {
    summary: 'Ends a return, with the refund or without.',
    input: ClosingForm,
    answer: StaffOrder,
    errors: [404, 409],
  },
  readPayTo: {
    summary: 'Where the money of a return goes that was paid in cash.',
    input: OneReturn,
    answer: ReturnPayTo,
    errors: [404],
  },
}
