import { get } from '../endpoint.ts'
import type { AuditPage, AuditQuery } from './types.ts'

export const auditLog = get<AuditQuery, AuditPage>('/api/admin/audit', 'staff:audit.see')
