import { get, type Nothing, post, put, unkept, withFiles } from '../endpoint.ts'
import type { LinkForm, PaidForm, PaymentLink, StaffOrder } from '../orders/admin-types.ts'
import type {
  EditedPayments,
  SavedPaymentSettings,
  StatementAnswer,
  StatementForm,
} from './types.ts'

export const markPaid = post<PaidForm, StaffOrder>(
  '/api/admin/orders/{id}/payments',
  'staff:orders.edit',
)
export const sendPaymentLink = post<LinkForm, PaymentLink>(
  '/api/admin/orders/{id}/payment-link',
  'staff:orders.edit',
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
