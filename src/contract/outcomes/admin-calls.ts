import { get, unkept } from '../endpoint.ts'
import type { OutcomePage, OutcomeQuery } from './types.ts'

/** What became of orders, payments, refunds, sign-ins and emails, newest first; kept two weeks. */
export const listOutcomes = unkept(
  get<OutcomeQuery, OutcomePage>('/api/admin/outcomes', 'staff:audit.see'),
)
