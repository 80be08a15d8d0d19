import type { Paise } from '#domain/money.ts'
import { byRate } from '#domain/tax/tax-heads.ts'
import type { DocumentLine, DocumentRow } from './queries.ts'

type Heads = { cgst_paise: Paise; sgst_paise: Paise; igst_paise: Paise }

/** The taxes of a row, of a rate or of all, by their names. */
export const headsOf = (of: Heads, { supply, state_tax }: DocumentRow): [string, Paise][] =>
  supply === 'intra'
    ? [
        ['CGST', of.cgst_paise],
        [state_tax ?? 'SGST', of.sgst_paise],
      ]
    : [['IGST', of.igst_paise]]

/** What the lines of each rate make together. */
export const ratesOf = (lines: readonly DocumentLine[]) =>
  byRate(
    lines.map((line) => ({
      rateBp: line.rate_bp,
      ...{ taxablePaise: line.taxable_paise, cgstPaise: line.cgst_paise },
      ...{ sgstPaise: line.sgst_paise, igstPaise: line.igst_paise },
    })),
  ).map((sum) => ({
    percent: (sum.rateBp ?? 0) / 100,
    ...{ taxable: sum.taxablePaise, cgst_paise: sum.cgstPaise },
    ...{ sgst_paise: sum.sgstPaise, igst_paise: sum.igstPaise },
  }))
