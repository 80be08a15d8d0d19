import { get, post, unkept } from '../endpoint.ts'
import type { StaffOrder } from '../orders/admin-types.ts'
import type {
  ClosingForm,
  DecisionForm,
  ExchangeForm,
  OneReturn,
  ReceiptForm,
  ReturnPayTo,
  ReturnQuery,
  StaffReturn,
  StaffReturnPage,
} from './types.ts'

export const listReturns = unkept(
  get<ReturnQuery, StaffReturnPage>('/api/admin/returns', 'staff:orders.see'),
)
export const decideReturn = post<DecisionForm, StaffOrder>(
  '/api/admin/returns/{id}/decision',
  'staff:orders.edit',
)
/** Makes the order of the saree that the buyer gets instead. */
export const approveExchange = post<ExchangeForm, StaffReturn>(
  '/api/admin/returns/{id}/exchange',
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
