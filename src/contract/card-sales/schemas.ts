import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import {
  CardSaleDismissal,
  CardSalePage,
  CardSalePayment,
  CardSaleQuery,
  CardSaleRefund,
  EditedCardSaleTerms,
  StaffCardSale,
} from './admin-types.ts'
import type * as calls from './calls.ts'
import {
  CardOffer,
  CardOrder,
  CardSale,
  CardSaleReceipt,
  CardTransfer,
  OneCardSale,
} from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  getCardOffer: {
    summary: 'How gift cards are sold; 404 while they are not.',
    answer: CardOffer,
    errors: [404],
  },
  orderGiftCard: {
    summary: 'Orders a gift card, which is made once its money has come.',
    input: CardOrder,
    answer: CardSaleReceipt,
    errors: [404, 429],
  },
  followCardSale: {
    summary: 'A purchase of a gift card, for whoever has its number and secret.',
    input: OneCardSale,
    answer: CardSale,
    errors: [404, 429],
  },
  claimCardTransfer: {
    summary: 'Says what the bank calls the transfer that pays a gift card; pays nothing by itself.',
    input: CardTransfer,
    answer: CardSale,
    errors: [404, 409, 429],
  },
  readCardSaleTerms: {
    summary: 'How gift cards are sold, as the owner has set it.',
    answer: EditedCardSaleTerms,
  },
  saveCardSaleTerms: {
    summary: 'Sets how gift cards are sold, or that they are not.',
    input: EditedCardSaleTerms,
    answer: EditedCardSaleTerms,
    errors: [409],
  },
  listCardSales: {
    summary: 'The gift cards that shoppers have ordered, newest first.',
    input: CardSaleQuery,
    answer: CardSalePage,
  },
  settleCardSale: {
    summary: 'Notes that the money of a gift card has come; the card is made and leaves by email.',
    input: CardSalePayment,
    answer: StaffCardSale,
    errors: [404, 409],
  },
  dismissCardTransfer: {
    summary: 'Notes that a transfer which was named for a gift card did not come.',
    input: CardSaleDismissal,
    answer: StaffCardSale,
    errors: [404, 409],
  },
  refundCardSale: {
    summary: 'Takes back a gift card of which nothing was spent, whose price was given back.',
    input: CardSaleRefund,
    answer: StaffCardSale,
    errors: [404, 409],
  },
}
