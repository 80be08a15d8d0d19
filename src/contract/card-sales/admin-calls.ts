import { get, type Nothing, post, put, unkept } from '../endpoint.ts'
import type {
  CardSaleDismissal,
  CardSalePage,
  CardSalePayment,
  CardSaleQuery,
  CardSaleRefund,
  EditedCardSaleTerms,
  StaffCardSale,
} from './admin-types.ts'

export const readCardSaleTerms = unkept(
  get<Nothing, EditedCardSaleTerms>('/api/admin/gift-card-terms', 'staff:settings.payments'),
)
export const saveCardSaleTerms = put<EditedCardSaleTerms, EditedCardSaleTerms>(
  '/api/admin/gift-card-terms',
  'staff:settings.payments',
)
export const listCardSales = unkept(
  get<CardSaleQuery, CardSalePage>('/api/admin/gift-card-sales', 'staff:documents.see'),
)
export const settleCardSale = post<CardSalePayment, StaffCardSale>(
  '/api/admin/gift-card-sales/{id}/payment',
  'staff:orders.refund',
)
/** A transfer that its buyer has named is not looked for any more. */
export const dismissCardTransfer = post<CardSaleDismissal, StaffCardSale>(
  '/api/admin/gift-card-sales/{id}/transfer-dismissal',
  'staff:orders.refund',
)
export const refundCardSale = post<CardSaleRefund, StaffCardSale>(
  '/api/admin/gift-card-sales/{id}/refund',
  'staff:orders.refund',
)
