import { get, post, unkept } from '../endpoint.ts'
import type { CreditPage, CreditQuery, OneCredit, PayOutForm, StaffStoreCredit } from './types.ts'

export const listStoreCredits = unkept(
  get<CreditQuery, CreditPage>('/api/admin/store-credits', 'staff:orders.see'),
)
export const readStoreCredit = unkept(
  get<OneCredit, StaffStoreCredit>('/api/admin/store-credits/{id}', 'staff:orders.see'),
)
/** Notes what staff have paid out of it. */
export const payOutCredit = post<PayOutForm, StaffStoreCredit>(
  '/api/admin/store-credits/{id}/payouts',
  'staff:orders.refund',
)
/** Sends its code with a new secret to its owner. */
export const sendCreditCode = post<OneCredit, StaffStoreCredit>(
  '/api/admin/store-credits/{id}/emails',
  'staff:orders.edit',
)
