import { documentSummary } from './document-summary.ts'
import {
  amendedExports,
  exportsTable,
  largeTable,
  noteTables,
  registeredTable,
} from './gstr1-invoices.ts'
import { consumerTable } from './gstr1-sums.ts'
import { hsnSummary } from './hsn-summary.ts'
import { isReported, type TaxDocument } from './tax-document.ts'

/** The form of the portal's offline upload that this is written for. */
const version = 'GST3.2.4'

/**
 * The return of outward supplies as the portal's offline upload takes it, for the documents of one period ('MMYYYY');
 * `hsnText` says what a code means, `late` are exports of earlier returns whose shipping bill was noted since. Tables without rows
 * are left out.
 */
export function gstr1(
  gstin: string,
  period: string,
  documents: readonly TaxDocument[],
  hsnText: Readonly<Record<string, string>>,
  late: readonly TaxDocument[] = [],
) {
  const reported = documents.filter(isReported)
  const tables = {
    b2b: registeredTable(reported),
    b2cl: largeTable(reported),
    b2cs: consumerTable(reported),
    exp: exportsTable(reported),
    expa: amendedExports(late.filter(isReported)),
    ...noteTables(reported),
  }
  return {
    ...{ gstin, fp: period, version, hash: 'hash' },
    ...Object.fromEntries(Object.entries(tables).filter(([, rows]) => rows.length > 0)),
    hsn: hsnSummary(reported, hsnText),
    doc_issue: documentSummary(documents),
  }
}
