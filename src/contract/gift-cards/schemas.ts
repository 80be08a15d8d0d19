import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import {
  CardCancelling,
  CardChange,
  CardForm,
  CardPage,
  CardQuery,
  FreshCode,
  StaffCard,
} from './admin-types.ts'
import type * as calls from './calls.ts'
import { CardBalance, CardCode, OneCard } from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  giftCardBalance: {
    summary: 'What is left on a gift card, by its code.',
    input: CardCode,
    answer: CardBalance,
    errors: [404, 429],
  },
  listGiftCards: {
    summary: 'The gift cards, newest first.',
    input: CardQuery,
    answer: CardPage,
  },
  readGiftCard: {
    summary: 'A gift card with its ledger.',
    input: OneCard,
    answer: StaffCard,
    errors: [404],
  },
  issueGiftCard: {
    summary: 'Issues a gift card by hand, sold at the counter or given away.',
    input: CardForm,
    answer: StaffCard,
    errors: [],
  },
  changeGiftCard: {
    summary: 'Blocks a gift card or lets it pay again, and gives it more time.',
    input: CardChange,
    answer: StaffCard,
    errors: [404, 409],
  },
  cancelGiftCard: {
    summary: 'Cancels a gift card of which nothing was spent.',
    input: CardCancelling,
    answer: StaffCard,
    errors: [404, 409],
  },
  emailGiftCard: {
    summary: 'Emails a fresh code of a gift card to its recipient; earlier codes end.',
    input: OneCard,
    answer: StaffCard,
    errors: [404, 409],
  },
  freshGiftCardCode: {
    summary: 'Makes a fresh code of a gift card, told this once; earlier codes end.',
    input: OneCard,
    answer: FreshCode,
    errors: [404, 409],
  },
}
