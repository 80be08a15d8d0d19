import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'
import {
  CreditCode,
  CreditPage,
  CreditQuery,
  MyStoreCredit,
  OneCredit,
  PayOutForm,
  StaffStoreCredit,
} from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  myStoreCredit: {
    summary: 'A store credit by its code and secret, or those of the account.',
    input: CreditCode,
    answer: MyStoreCredit,
    errors: [404, 429],
  },
  listStoreCredits: {
    summary: 'The store credits, newest first.',
    input: CreditQuery,
    answer: CreditPage,
  },
  readStoreCredit: {
    summary: 'A store credit with its ledger.',
    input: OneCredit,
    answer: StaffStoreCredit,
    errors: [404],
  },
  payOutCredit: {
    summary: 'Notes money that staff have paid out of a store credit.',
    input: PayOutForm,
    answer: StaffStoreCredit,
    errors: [404, 409],
  },
  sendCreditCode: {
    summary: 'Emails the code of a store credit with a new secret to its owner.',
    input: OneCredit,
    answer: StaffStoreCredit,
    errors: [404, 409],
  },
}
