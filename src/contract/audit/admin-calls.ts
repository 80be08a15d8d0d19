import { get, unkept } from '../endpoint.ts'
import type { AuditPage, AuditQuery } from './types.ts'

export const auditLog = unkept(get<AuditQuery, AuditPage>('/api/admin/audit', 'staff:audit.see'))
