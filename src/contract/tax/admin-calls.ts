import { get, post, put, unkept } from '../endpoint.ts'
import type { LawNumberForm, LawNumberRow } from './law-number-types.ts'
import type { BillAnswer, SaleForm } from './try-types.ts'
import type { SavedTaxSettings, TaxRateForm, TaxRateRow, TaxSettingsForm } from './types.ts'

type Nothing = Record<never, never>

// What the owner says of the shop before the law, and the rates of the law as rows.

export const getTaxSettings = unkept(
  get<Nothing, SavedTaxSettings>('/api/admin/taxes', 'staff:taxes.edit'),
)
export const saveTaxSettings = put<TaxSettingsForm, SavedTaxSettings>(
  '/api/admin/taxes',
  'staff:taxes.edit',
)
export const listTaxRates = unkept(
  get<Nothing, TaxRateRow[]>('/api/admin/tax-rates', 'staff:documents.see'),
)
/** Ends the row before it; never changes one in use. */
export const saveTaxRate = post<TaxRateForm, TaxRateRow[]>(
  '/api/admin/tax-rates',
  'staff:taxes.edit',
)
export const listLawNumbers = unkept(
  get<Nothing, LawNumberRow[]>('/api/admin/law-numbers', 'staff:documents.see'),
)
/** Ends the row before it; never changes one in use. */
export const saveLawNumber = post<LawNumberForm, LawNumberRow[]>(
  '/api/admin/law-numbers',
  'staff:taxes.edit',
)
/** Writes nothing. */
export const tryBill = post<SaleForm, BillAnswer>('/api/admin/bills/try', 'staff:documents.see')
