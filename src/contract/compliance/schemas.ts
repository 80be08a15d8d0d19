import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { ComplianceList, ComplianceQuery, WaiverForm } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  compliance: {
    summary:
      'What the law wants of the shop, check by check: green, amber or red, in words. With a period, its documents are looked at.',
    input: ComplianceQuery,
    answer: ComplianceList,
  },
  waiveChecks: {
    summary:
      'Lets the return of a period be made in spite of checks that are red, with the reason; kept and never changed.',
    input: WaiverForm,
    answer: ComplianceList,
    errors: [409],
  },
}
