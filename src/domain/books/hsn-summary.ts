import type { TaxHeads } from '#domain/tax/sale.ts'
import { sumHeads } from '#domain/tax/tax-heads.ts'
import { allHeads, groupBy, percent } from './gstr1-amounts.ts'
import { isNothing, signed } from './gstr1-sums.ts'
import { signOf, type TaxDocument } from './tax-document.ts'

type HsnRow = TaxHeads & { hsn: string; rateBp: number | null; quantity: number }

/** Everything that was sold by code and rate, notes taken off: to buyers with a GSTIN, and to everybody else. */
export function hsnSummary(
  documents: readonly TaxDocument[],
  hsnText: Readonly<Record<string, string>>,
) {
  const isRegistered = ({ section }: TaxDocument) => section === 'b2b'
  const table = (of: readonly TaxDocument[]) => summaryOf(of.flatMap(rowsOf), hsnText)
  return {
    hsn_b2b: table(documents.filter(isRegistered)),
    hsn_b2c: table(documents.filter((one) => !isRegistered(one))),
  }
}

/** The portal takes thirty letters of what a code means; the code itself counts. */
const described = (text: string) => text.slice(0, 30).trimEnd()

/** Services are counted by their value alone. */
const isService = (hsn: string) => hsn.startsWith('99')

/** Delivery and fees add to the value of the goods, not to their number. */
function rowsOf(one: TaxDocument): HsnRow[] {
  const sign = signOf(one)
  return one.rows.map((row) => ({
    ...{ hsn: row.hsn, rateBp: row.rateBp },
    quantity: row.kind === 'goods' && !isService(row.hsn) ? row.quantity * sign : 0,
    ...signed(row, sign),
  }))
}

function summaryOf(rows: readonly HsnRow[], hsnText: Readonly<Record<string, string>>) {
  return groupBy(rows, ({ hsn, rateBp }) => `${hsn} ${rateBp}`)
    .map(([, group]) => ({
      ...{ hsn: group[0]?.hsn ?? '', rateBp: group[0]?.rateBp ?? null },
      quantity: group.reduce((all, row) => all + row.quantity, 0),
      heads: sumHeads(group),
    }))
    .filter(({ quantity, heads }) => quantity !== 0 || !isNothing(heads))
    .map(({ hsn, rateBp, quantity, heads }, at) => ({
      num: at + 1,
      hsn_sc: hsn,
      desc: described(hsnText[hsn] ?? ''),
      uqc: isService(hsn) ? 'NA' : 'NOS',
      qty: quantity,
      rt: percent(rateBp),
      ...allHeads(heads),
    }))
}
