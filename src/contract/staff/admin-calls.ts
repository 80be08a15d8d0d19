import { del, get, type Nothing, post, put, unkept } from '../endpoint.ts'
import type {
  LanguageForm,
  LanguageOfStaff,
  NewStaff,
  OneStaff,
  RoleForm,
  SignedOut,
  SignOutForm,
  StaffMember,
} from './types.ts'

export const listStaff = unkept(get<Nothing, StaffMember[]>('/api/admin/staff', 'staff:staff.edit'))
export const addStaff = post<NewStaff, StaffMember>('/api/admin/staff', 'staff:staff.edit')
export const changeStaff = put<RoleForm, StaffMember>('/api/admin/staff/{id}', 'staff:staff.edit')
/** The account stays, as a customer's. */
export const removeStaff = del<OneStaff, undefined>('/api/admin/staff/{id}', 'staff:staff.edit')

/** To whoever asks; their sessions go on. */
export const chooseLanguage = put<LanguageForm, LanguageForm>('/api/users/language', 'customer')
/** To somebody who works in the shop, from their next page on. */
export const chooseLanguageOf = put<LanguageOfStaff, StaffMember>(
  '/api/admin/staff/{id}/language',
  'staff:staff.edit',
)

/** Of the staff or a customer: every device at once. */
export const signOutSomebody = post<SignOutForm, SignedOut>(
  '/api/admin/sign-outs',
  'staff:staff.edit',
)
/** After a theft, say; whoever asks stays signed in. */
export const signOutEverybody = post<Nothing, SignedOut>(
  '/api/admin/sign-outs/everybody',
  'staff:staff.edit',
)
