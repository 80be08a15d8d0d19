import { z } from 'zod'
import type * as endpoints from './people-endpoints.ts'
import type { SchemaTable } from './schemas.ts'
import { NewStaff, OneStaff, RoleForm, StaffMember } from './staff.ts'

export const peopleSchemas: SchemaTable<typeof endpoints> = {
  listStaff: {
    summary: 'Everyone who works in the shop, the longest-serving first.',
    answer: z.array(StaffMember),
    errors: [401, 403],
  },
  addStaff: {
    summary: 'Gives a role to an account, which then has to choose a password for staff.',
    input: NewStaff,
    answer: StaffMember,
    errors: [400, 401, 403, 404, 409],
  },
  changeStaff: {
    summary: 'Gives somebody else another role; all their sessions end.',
    input: RoleForm,
    answer: StaffMember,
    errors: [400, 401, 403, 404, 409],
  },
  removeStaff: {
    summary: 'Takes the role of somebody else away; all their sessions end.',
    input: OneStaff,
    answer: z.undefined(),
    errors: [401, 403, 404, 409],
  },
}
