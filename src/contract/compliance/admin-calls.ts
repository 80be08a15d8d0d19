import { get, post, unkept } from '../endpoint.ts'
import type { ComplianceList, ComplianceQuery, WaiverForm } from './types.ts'

// What the law wants of the shop, and what is red.

export const compliance = unkept(
  get<ComplianceQuery, ComplianceList>('/api/admin/compliance', 'staff:documents.see'),
)
/** Kept for ever, with who said it. */
export const waiveChecks = post<WaiverForm, ComplianceList>(
  '/api/admin/compliance/waivers',
  'staff:documents.export',
)
