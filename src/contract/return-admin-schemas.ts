import type * as endpoints from './buying-admin-endpoints.ts'
import { StaffOrder } from './orders/admin-types.ts'
import {
  ClosingForm,
  DecisionForm,
  OneReturn,
  ReceiptForm,
  ReturnPayTo,
  ReturnQuery,
  StaffReturnPage,
} from './returns/types.ts'
import type { SchemaTable } from './schemas.ts'

type Calls = Pick<
  typeof endpoints,
  'listReturns' | 'decideReturn' | 'receiveReturn' | 'closeReturn' | 'readPayTo'
>

/** What staff do with returns. */
export const returnAdminSchemas: SchemaTable<Calls> = {
  listReturns: {
    summary: 'The returns and exchanges, newest first.',
    input: ReturnQuery,
    answer: StaffReturnPage,
    errors: [400, 401, 403],
  },
  decideReturn: {
    summary: 'Accepts a return or refuses it.',
    input: DecisionForm,
    answer: StaffOrder,
    errors: [400, 401, 403, 404, 409],
  },
  receiveReturn: {
    summary: 'The pieces are back, and go on sale again or not.',
    input: ReceiptForm,
    answer: StaffOrder,
    errors: [400, 401, 403, 404, 409],
  },
  closeReturn: {
    summary: 'Ends a return, with the refund or without.',
    input: ClosingForm,
    answer: StaffOrder,
    errors: [400, 401, 403, 404, 409],
  },
  readPayTo: {
    summary: 'Where the money of a return goes that was paid in cash.',
    input: OneReturn,
    answer: ReturnPayTo,
    errors: [400, 401, 403, 404],
  },
}
