import { get, type Nothing, post, put, unkept, withFiles } from '../endpoint.ts'
import type {
  LinkForm,
  PaidForm,
  PaymentLink,
  StaffOrder,
  TransferDismissal,
} from '../orders/admin-types.ts'
import type { PaymentsForm, SavedPaymentSettings, StatementAnswer, StatementForm } from './types.ts'

export const markPaid = post<PaidForm, StaffOrder>(
  '/api/admin/orders/{id}/payments',
  'staff:orders.edit',
)
/** A transfer that its buyer has named is not looked for any more, where the order waits for no money. */
export const dismissTransfer = post<TransferDismissal, StaffOrder>(
  '/api/admin/orders/{id}/transfer-dismissal',
  'staff:orders.edit',
)
export const sendPaymentLink = post<LinkForm, PaymentLink>(
  '/api/admin/orders/{id}/payment-link',
  'staff:orders.edit',
)

export const getPaymentSettings = unkept(
  get<Nothing, SavedPaymentSettings>('/api/admin/payments', 'staff:settings.payments'),
)
export const savePaymentSettings = put<PaymentsForm, SavedPaymentSettings>(
  '/api/admin/payments',
  'staff:settings.payments',
)
export const readStatement = withFiles(
  post<StatementForm, StatementAnswer>('/api/admin/payments/statement', 'staff:orders.edit'),
)
/** The list of a courier that hands over what it collected at doors. */
export const readRemittance = withFiles(
  post<StatementForm, StatementAnswer>('/api/admin/payments/remittance', 'staff:orders.edit'),
)
