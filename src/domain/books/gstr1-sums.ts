import type { TaxHeads } from '#domain/tax/sale.ts'
import { byRate, sumHeads } from '#domain/tax/tax-heads.ts'
import { allHeads, groupBy, percent } from './gstr1-amounts.ts'
import { signOf, type TaxDocument } from './tax-document.ts'

/** What is left of consumers' invoices by place and rate; below 0 where more came back than was sold. */
export function consumerTable(documents: readonly TaxDocument[]) {
  const sums = documents
    .filter(({ section }) => section === 'b2cs')
    .flatMap((one) =>
      byRate(one.rows).map((sum) => ({
        ...{ supply: one.supply, place: one.place, rateBp: sum.rateBp },
        ...signed(sum, signOf(one)),
      })),
    )
  return groupBy(sums, ({ place, supply, rateBp }) => `${place} ${supply} ${rateBp}`).flatMap(
    ([, group]) => {
      const [first] = group
      const heads = sumHeads(group)
      if (!first || isNothing(heads)) return []
      return [
        {
          sply_ty: first.supply === 'intra' ? 'INTRA' : 'INTER',
          ...{ pos: first.place, typ: 'OE', rt: percent(first.rateBp) },
          ...allHeads(heads),
        },
      ]
    },
  )
}

/** 0 stays 0: JSON knows no other, but whoever compares does. */
const times = (paise: number, sign: 1 | -1) => (paise === 0 ? 0 : paise * sign)

export const signed = (heads: TaxHeads, sign: 1 | -1): TaxHeads => ({
  taxablePaise: times(heads.taxablePaise, sign),
  cgstPaise: times(heads.cgstPaise, sign),
  sgstPaise: times(heads.sgstPaise, sign),
  igstPaise: times(heads.igstPaise, sign),
})

export const isNothing = (heads: TaxHeads) =>
  [heads.taxablePaise, heads.cgstPaise, heads.sgstPaise, heads.igstPaise].every(
    (paise) => paise === 0,
  )
