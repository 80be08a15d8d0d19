import { del, get, type Nothing, put, unkept } from '../endpoint.ts'
import type { EditedHoldLimits, HoldQuery, OneHold, StaffHoldPage } from './types.ts'

export const listHolds = unkept(
  get<HoldQuery, StaffHoldPage>('/api/admin/holds', 'staff:orders.edit'),
)
/** Lets go of pieces that somebody keeps; the same hands do not keep them again for a day. */
export const releaseHold = del<OneHold, undefined>('/api/admin/holds/{id}', 'staff:orders.edit')
export const getHoldLimits = unkept(
  get<Nothing, EditedHoldLimits>('/api/admin/hold-limits', 'staff:orders.edit'),
)
export const saveHoldLimits = put<EditedHoldLimits, EditedHoldLimits>(
  '/api/admin/hold-limits',
  'staff:settings.shop',
)
