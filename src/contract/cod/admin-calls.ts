import type { Nothing } from '../endpoint.ts'
import { del, get, post, put, unkept } from '../endpoint.ts'
import type { OneStaffOrder } from '../orders/admin-types.ts'
import type { CodDecision, CodQuestion, CodRule, CodRulesForm } from './types.ts'

export const listCodRules = unkept(
  get<Nothing, CodRule[]>('/api/admin/cod-rules', 'staff:settings.payments'),
)
export const saveCodRules = put<CodRulesForm, CodRule[]>(
  '/api/admin/cod-rules',
  'staff:settings.payments',
)
/** Which rule would decide; nothing is written. */
export const tryCodRules = post<CodQuestion, CodDecision>(
  '/api/admin/cod-rules/try',
  'staff:settings.payments',
)
/** It was not the buyer's fault that a parcel came back: it counts no more. */
export const forgetDoorRefusal = del<OneStaffOrder, undefined>(
  '/api/admin/orders/{id}/door-refusal',
  'staff:orders.edit',
)
