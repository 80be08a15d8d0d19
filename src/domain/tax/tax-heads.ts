import type { Paise } from '#domain/money.ts'
import { halfUp } from './half-up.ts'
import type { Bill, RateSum, TaxHeads } from './sale.ts'

/**
 * Takes the tax out of an amount that includes it; what is left is the taxable value, so that it always adds up. Inside a
 * state the tax is two equal halves.
 */
export function splitTax(netPaise: Paise, rateBp: number, supply: Bill['supply']): TaxHeads {
  if (supply === 'intra') {
    const half = halfUp(netPaise, rateBp, 2 * (10_000 + rateBp))
    return { taxablePaise: netPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 }
  }
  const igst = halfUp(netPaise, rateBp, 10_000 + rateBp)
  return { taxablePaise: netPaise - igst, cgstPaise: 0, sgstPaise: 0, igstPaise: igst }
}

export function sumHeads(rows: readonly TaxHeads[]): TaxHeads {
  return rows.reduce<TaxHeads>(
    (all, row) => ({
      taxablePaise: all.taxablePaise + row.taxablePaise,
      cgstPaise: all.cgstPaise + row.cgstPaise,
      sgstPaise: all.sgstPaise + row.sgstPaise,
      igstPaise: all.igstPaise + row.igstPaise,
    }),
    { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
  )
}

/** The sums of each rate, in the order in which the rates first stand among the rows. */
export function byRate(rows: readonly (TaxHeads & { rateBp: number | null })[]): RateSum[] {
  return [...new Set(rows.map((row) => row.rateBp))].map((rateBp) => ({
    rateBp,
    ...sumHeads(rows.filter((row) => row.rateBp === rateBp)),
  }))
}
