import { del, get, post, put, unkept } from './endpoint.ts'
import type { NewStaff, OneStaff, RoleForm, StaffMember } from './staff.ts'

type Nothing = Record<never, never>

// The people of the shop: who works in it, who buys, who writes, who reads its letters.

export const listStaff = unkept(get<Nothing, StaffMember[]>('/api/admin/staff', 'staff:staff.edit'))
export const addStaff = post<NewStaff, StaffMember>('/api/admin/staff', 'staff:staff.edit')
export const changeStaff = put<RoleForm, StaffMember>('/api/admin/staff/{id}', 'staff:staff.edit')
/** The account stays, as a customer's. */
export const removeStaff = del<OneStaff, undefined>('/api/admin/staff/{id}', 'staff:staff.edit')
