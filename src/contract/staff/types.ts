import { z } from 'zod'
import { adminLanguages } from '#domain/language.ts'
import { StaffRole } from '../accounts/types.ts'
import { proof, Version } from '../form-fields.ts'
import { PathId } from '../path-id.ts'

const AdminLanguage = z.enum(adminLanguages, 'Please choose a language')

/** Somebody who works in the shop, as its owner sees them. */
export const StaffMember = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  role: StaffRole,
  /** True of whoever asks: nobody changes their own role. */
  isYou: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** True until they have chosen a password that is long enough for staff. */
  mustChangePassword: z.boolean(),
  /** Null while they are signed in nowhere. */
  lastSeenAt: z.iso.datetime().nullable(),
  /** What the admin area speaks to them. */
  language: AdminLanguage,
  /** Of the role: sent back, it keeps a change from passing over somebody else's. */
  version: z.string(),
})
export type StaffMember = z.infer<typeof StaffMember>

const Role = z.enum(StaffRole.options, 'Please choose a role')

const Who = z
  .string('Please enter a username or an email')
  .trim()
  .min(1, 'Please enter a username or an email')
  .max(254, 'Please enter a username or an email')

/** Gives a role to an account that is there already. */
export const NewStaff = z.object({ who: Who, role: Role, ...proof })
export type NewStaff = z.infer<typeof NewStaff>

export const OneStaff = z.object({ id: PathId, version: Version })
export type OneStaff = z.infer<typeof OneStaff>

/** An account of the staff or of a customer. */
export const SignOutForm = z.object({ who: Who })
export type SignOutForm = z.infer<typeof SignOutForm>

/** How many devices were signed out. */
export const SignedOut = z.object({ devices: z.int() })
export type SignedOut = z.infer<typeof SignedOut>

export const RoleForm = OneStaff.extend({ role: Role, ...proof })
export type RoleForm = z.infer<typeof RoleForm>

/** What the admin area is to speak. */
export const LanguageForm = z.object({ language: AdminLanguage })
export type LanguageForm = z.infer<typeof LanguageForm>

export const LanguageOfStaff = LanguageForm.extend({ id: PathId })
export type LanguageOfStaff = z.infer<typeof LanguageOfStaff>
