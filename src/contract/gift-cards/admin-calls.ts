import { creating, get, post, put, unkept, withSecret } from '../endpoint.ts'
import type {
  CardCancelling,
  CardChange,
  CardForm,
  CardPage,
  CardQuery,
  FreshCode,
  StaffCard,
} from './admin-types.ts'
import type { OneCard } from './types.ts'

export const listGiftCards = unkept(
  get<CardQuery, CardPage>('/api/admin/gift-cards', 'staff:documents.see'),
)
export const readGiftCard = unkept(
  get<OneCard, StaffCard>('/api/admin/gift-cards/{id}', 'staff:documents.see'),
)
export const issueGiftCard = creating(
  post<CardForm, StaffCard>('/api/admin/gift-cards', 'staff:orders.refund'),
)
export const changeGiftCard = put<CardChange, StaffCard>(
  '/api/admin/gift-cards/{id}',
  'staff:orders.refund',
)
/** Takes back a card of which nothing was spent. */
export const cancelGiftCard = post<CardCancelling, StaffCard>(
  '/api/admin/gift-cards/{id}/cancellation',
  'staff:orders.refund',
)
/** Sends a fresh code to its recipient. */
export const emailGiftCard = post<OneCard, StaffCard>(
  '/api/admin/gift-cards/{id}/emails',
  'staff:orders.refund',
)
/** A fresh code to hand over. */
export const freshGiftCardCode = withSecret(
  post<OneCard, FreshCode>('/api/admin/gift-cards/{id}/codes', 'staff:orders.refund'),
)
