import { useQuery } from '@tanstack/react-query'
import { listTaxRates } from '#contract/tax/admin-calls.ts'
import type { TaxRateRow } from '#contract/tax/types.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'

/** Every rate of tax; none for staff who may not see them. */
export function useTaxRates(): TaxRateRow[] {
  const maySee = useMay('documents.see')
  return useQuery({ ...queryFor(listTaxRates, {}), enabled: maySee }).data ?? []
}

/** The classes of goods that have a rate, by code, with their names. */
export const classesIn = (rates: TaxRateRow[]) => [
  ...new Map(rates.map((rate) => [rate.taxClass, rate.className])),
]
