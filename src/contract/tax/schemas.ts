import { z } from 'zod'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'
import { LawNumberForm, LawNumberRow } from './law-number-types.ts'
import { BillAnswer, SaleForm } from './try-types.ts'
import {
  GstinAnswer,
  GstinForm,
  SavedTaxSettings,
  SellerBlock,
  TaxRateForm,
  TaxRateRow,
  TaxSettingsForm,
} from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  getSeller: {
    summary: 'Who sells: legal name, address, GSTIN, and whom to complain to.',
    answer: SellerBlock,
  },
  checkGstin: {
    summary: 'What form and check digit say of a GSTIN; nobody outside is asked.',
    input: GstinForm,
    answer: GstinAnswer,
  },

  getTaxSettings: {
    summary: 'What the shop is before the law today, and what is said for later.',
    answer: SavedTaxSettings,
  },
  saveTaxSettings: {
    summary: 'Says what the shop is before the law, from a day on, never backwards.',
    input: TaxSettingsForm,
    answer: SavedTaxSettings,
    errors: [409],
  },
  listTaxRates: {
    summary: 'Every rate that ever was, by class and day.',
    answer: z.array(TaxRateRow),
  },
  saveTaxRate: {
    summary:
      'A rate from a day on; the row of the same class and band before it ends the day before.',
    input: TaxRateForm,
    answer: z.array(TaxRateRow),
    errors: [404, 409],
  },
  listLawNumbers: {
    summary: 'Limits and clocks of the law, by name and day.',
    answer: z.array(LawNumberRow),
  },
  saveLawNumber: {
    summary:
      'What a limit is from a day on; the row of the same name before it ends the day before.',
    input: LawNumberForm,
    answer: z.array(LawNumberRow),
    errors: [404, 409],
  },
  tryBill: {
    summary: 'The bill that a sale would have, with every row and head of tax; nothing is written.',
    input: SaleForm,
    answer: BillAnswer,
  },
}
