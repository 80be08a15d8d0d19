import { byRate } from '#domain/tax/tax-heads.ts'
import { documentSummary } from './document-summary.ts'
import { percent, rupees } from './gstr1-amounts.ts'
import { paymentOf } from './gstr1-invoices.ts'
import { consumerTable } from './gstr1-sums.ts'
import { hsnSummary } from './hsn-summary.ts'
import { isReported, type TaxDocument } from './tax-document.ts'

export const gstr1Tables = [
  ...(['b2b', 'b2cl', 'b2cs', 'exp', 'expa', 'cdnr', 'cdnur'] as const),
  ...(['hsn-b2b', 'hsn-b2c', 'docs'] as const),
] as const
export type Gstr1Table = (typeof gstr1Tables)[number]

type Cell = string | number
type Sheet = { heading: readonly string[]; rows: Cell[][] }

/** One table of the return as a sheet, a row a document and rate or a row a sum, of what `gstr1` is made from; rupees. */
export function sheetOf(
  table: Gstr1Table,
  documents: readonly TaxDocument[],
  hsnText: Readonly<Record<string, string>>,
  late: readonly TaxDocument[] = [],
): Sheet {
  const reported = documents.filter(isReported)
  if (table === 'docs') return countSheet(documents)
  if (table === 'b2cs') return sumSheet(reported)
  if (table === 'hsn-b2b') return codeSheet(hsnSummary(reported, hsnText).hsn_b2b)
  if (table === 'hsn-b2c') return codeSheet(hsnSummary(reported, hsnText).hsn_b2c)
  if (table === 'expa') return exportSheet(late.filter(isReported))
  const listed = reported.filter((one) => tableOf(one) === table)
  return table === 'exp' ? exportSheet(listed) : documentSheet(listed)
}

/** Of a document that is listed on its own. */
function tableOf({ type, section }: TaxDocument): Gstr1Table | null {
  if (section === null || section === 'b2cs') return null
  if (type === 'invoice') return section
  return section === 'b2b' ? 'cdnr' : 'cdnur'
}

const heads = ['taxable', 'igst', 'cgst', 'sgst']

const documentSheet = (documents: readonly TaxDocument[]): Sheet => ({
  heading: ['gstin', 'number', 'day', 'value', 'place', 'rate', ...heads],
  rows: documents.flatMap((one) =>
    byRate(one.rows).map((sum) => [
      ...[one.gstin ?? '', one.number, one.on, rupees(one.totalPaise), one.place],
      ...[percent(sum.rateBp), rupees(sum.taxablePaise), rupees(sum.igstPaise)],
      ...[rupees(sum.cgstPaise), rupees(sum.sgstPaise)],
    ]),
  ),
})

/** The same, with whether tax was paid and what customs gave. */
function exportSheet(documents: readonly TaxDocument[]): Sheet {
  const { heading } = documentSheet([])
  return {
    heading: [...heading, 'payment', 'shippingBill', 'shippingDay', 'port'],
    rows: documents.flatMap((one) => {
      const { number = '', day = '', port = '' } = one.shippingBill ?? {}
      const beside = [paymentOf(one), number, day, port]
      return documentSheet([one]).rows.map((row) => [...row, ...beside])
    }),
  }
}

const sumSheet = (documents: readonly TaxDocument[]): Sheet => ({
  heading: ['supply', 'place', 'rate', ...heads],
  rows: consumerTable(documents).map((row) => [
    ...[row.sply_ty, row.pos, row.rt, row.txval, row.iamt, row.camt, row.samt],
  ]),
})

const codeSheet = (sums: ReturnType<typeof hsnSummary>['hsn_b2b']): Sheet => ({
  heading: ['hsn', 'description', 'unit', 'quantity', 'rate', ...heads],
  rows: sums.map((row) => [
    ...[row.hsn_sc, row.desc, row.uqc, row.qty, row.rt],
    ...[row.txval, row.iamt, row.camt, row.samt],
  ]),
})

const natures: Readonly<Record<number, string>> = {
  1: 'Invoices for outward supply',
  5: 'Credit notes',
  6: 'Receipt vouchers',
  8: 'Refund vouchers',
}

const countSheet = (documents: readonly TaxDocument[]): Sheet => ({
  heading: ['nature', 'from', 'to', 'total', 'cancelled', 'net'],
  rows: documentSummary(documents).doc_det.flatMap(({ doc_num, docs }) =>
    docs.map((one) => [
      natures[doc_num] ?? String(doc_num),
      ...[one.from, one.to, one.totnum, one.cancel, one.net_issue],
    ]),
  ),
})
