import { post } from '../endpoint.ts'

/** Says that missing orders were looked after: they are told of no more. */
export const settleFindings = post<{ toSettle: number }, undefined>(
  '/api/admin/integrity/settle',
  'staff:audit.see',
)
