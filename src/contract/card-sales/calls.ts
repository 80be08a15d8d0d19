import { creating, get, type Nothing, onceOpen, post, unkept, withSecret } from '../endpoint.ts'
import type {
  CardOffer,
  CardOrder,
  CardSale,
  CardSaleReceipt,
  CardTransfer,
  OneCardSale,
} from './types.ts'

export const getCardOffer = unkept(
  onceOpen(get<Nothing, CardOffer>('/api/gift-card-offer', 'anyone')),
)
export const orderGiftCard = withSecret(
  creating(onceOpen(post<CardOrder, CardSaleReceipt>('/api/gift-card-sales', 'anyone'))),
)
export const followCardSale = unkept(
  get<OneCardSale, CardSale>('/api/gift-card-sales/{number}', 'anyone'),
)
export const claimCardTransfer = post<CardTransfer, CardSale>(
  '/api/gift-card-sales/{number}/transfer',
  'anyone',
)
