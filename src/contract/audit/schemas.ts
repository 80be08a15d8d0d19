import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { AuditPage, AuditQuery } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  auditLog: {
    summary: 'Who changed what, newest first.',
    input: AuditQuery,
    answer: AuditPage,
  },
}
