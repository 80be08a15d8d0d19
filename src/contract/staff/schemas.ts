import { z } from 'zod'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import {
  LanguageForm,
  LanguageOfStaff,
  NewStaff,
  OneStaff,
  RoleForm,
  SignedOut,
  SignOutForm,
  StaffMember,
} from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  listStaff: {
    summary: 'Everyone who works in the shop, the longest-serving first.',
    answer: z.array(StaffMember),
  },
  addStaff: {
    summary: 'Gives a role to an account, which then has to choose a password for staff.',
    input: NewStaff,
    answer: StaffMember,
    errors: [404, 409],
  },
  changeStaff: {
    summary: 'Gives somebody else another role; all their sessions end.',
    input: RoleForm,
    answer: StaffMember,
    errors: [404, 409],
  },
  removeStaff: {
    summary: 'Takes the role of somebody else away; all their sessions end.',
    input: OneStaff,
    answer: z.undefined(),
    errors: [404, 409],
  },
  chooseLanguage: {
    summary: 'What the admin area speaks to the member of staff who asks: English, Tamil or Hindi.',
    input: LanguageForm,
    answer: LanguageForm,
  },
  chooseLanguageOf: {
    summary: 'The same for somebody else on the staff, from their next page on.',
    input: LanguageOfStaff,
    answer: StaffMember,
    errors: [404],
  },
  signOutSomebody: {
    summary: 'Signs an account out on all its devices.',
    input: SignOutForm,
    answer: SignedOut,
    errors: [404],
  },
  signOutEverybody: {
    summary: 'Signs everybody out on all devices, but for the session that asks.',
    answer: SignedOut,
  },
}
