import { z } from 'zod'
import { sayInEnglish } from '#domain/field-words.ts'
import { adminLanguages } from '#domain/language.ts'
import { isOneScript } from '#domain/names/name-script.ts'
import { hasInvisible } from '#domain/names/name-skeleton.ts'
import { roles } from '#domain/permissions.ts'
import { policy } from '#domain/policy.ts'
import { Address, AddressForm, PlaceLabels } from '../address.ts'
import { Email } from '../email.ts'
import { PathId } from '../path-id.ts'
import { Said } from '../said.ts'
import { AccountMobile } from './mobile-types.ts'

export const StaffRole = z.enum(roles)

/** Who is signed in, as the spec's calls answer it; `isAdmin` is true for every role. */
export const User = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  role: StaffRole.nullable(),
  /** True until whoever is new on the staff, or came with a one-time password, has chosen a new one. */
  mustChangePassword: z.boolean(),
  /** True while the shop requires two-step sign-in of this person, who has none; left out otherwise. */
  mustSetUpSecondFactor: z.boolean().optional(),
  /** What the admin area speaks to staff who have chosen; left out of customers, and while it is English. */
  adminLanguage: z.enum(adminLanguages).optional(),
})
export type User = z.infer<typeof User>

/** What a person sees of their own account. */
export const Account = User.extend({
  isEmailConfirmed: z.boolean(),
  hasSecondFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Of staff: how many tokens of other programs they have made that still open something. */
  apiTokens: z.int().optional(),
  /** Null without one; left out where the shop sends no text messages. */
  mobile: AccountMobile.nullable().optional(),
  createdAt: z.iso.datetime(),
})
export type Account = z.infer<typeof Account>

/** One place where a person is signed in. */
export const Device = z.object({
  id: z.int(),
  /** Like "Chrome on Android". */
  name: z.string(),
  isCurrent: z.boolean(),
  isRemembered: z.boolean(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})
export type Device = z.infer<typeof Device>

const tooShort = {
  username: `Username must be at least ${policy.username.minLength} characters`,
  password: `Password must be at least ${policy.password.minLength} characters`,
}
const longName = `Username must be at most ${policy.username.maxLength} characters`

const Username = z
  .string(tooShort.username)
  .trim()
  .min(policy.username.minLength, tooShort.username)
  .max(policy.username.maxLength, longName)
  .regex(
    /^[\p{L}\p{M}\p{N} ._'-]+$/u,
    'Username may hold letters, digits, spaces, dots, hyphens and underscores',
  )
  .refine((name) => !hasInvisible(name), 'Username may hold no invisible signs')
  .refine(isOneScript, {
    error: sayInEnglish('username', { code: 'one_script' }),
    params: { fault: { code: 'one_script' } },
  })

/** Taken as typed: nothing trimmed, nothing folded. Longer ones would only keep the hash busy. */
const NewPassword = z
  .string(tooShort.password)
  .min(policy.password.minLength, tooShort.password)
  .refine((text) => bytesOf(text) <= 1024, 'Password must be at most 1,024 bytes')

const KnownPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .refine((text) => bytesOf(text) <= 1024, 'Password must be at most 1,024 bytes')

/** UTF-8 bytes; a lone surrogate counts three, as its replacement does. */
function bytesOf(text: string): number {
  let bytes = 0
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

/** Six digits of the app, or a recovery code, however spaced. */
const Code = z.string('Please enter the code').trim().min(1, 'Please enter the code').max(40)
const Token = z.string('This link is not complete').min(1, 'This link is not complete').max(200)

export const LoginForm = z.object({
  /** The username or the email address. */
  username: z.string('Username is required').trim().min(1, 'Username is required').max(254),
  password: KnownPassword,
  rememberMe: z.boolean().optional(),
  code: z.string().trim().max(40).optional(),
})
export type LoginForm = z.infer<typeof LoginForm>

export const SignInCodeRequest = z.object({ email: Email })
export type SignInCodeRequest = z.infer<typeof SignInCodeRequest>

/** What the browser keeps until the code of the email is typed. */
export const SentCode = z.object({ ticket: z.string() })
export type SentCode = z.infer<typeof SentCode>

export const CodeLoginForm = z.object({
  ticket: Token,
  code: Code,
  rememberMe: z.boolean().optional(),
})
export type CodeLoginForm = z.infer<typeof CodeLoginForm>

export const RegisterForm = z
  .object({
    username: Username,
    email: Email,
    password: NewPassword,
    confirmPassword: z.string().optional(),
    acceptTerms: z.literal(true, 'You must accept the terms and conditions').optional(),
  })
  .refine((form) => form.confirmPassword === undefined || form.confirmPassword === form.password, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  })
export type RegisterForm = z.infer<typeof RegisterForm>

export const ForgottenForm = z.object({ email: Email })
export type ForgottenForm = z.infer<typeof ForgottenForm>

export const ResetForm = z.object({ token: Token, password: NewPassword })
export type ResetForm = z.infer<typeof ResetForm>

export const ConfirmForm = z.object({ token: Token })
export type ConfirmForm = z.infer<typeof ConfirmForm>

export const PasswordForm = z.object({
  currentPassword: KnownPassword,
  newPassword: NewPassword,
  /** True to end every token of other programs that they have made, too. */
  endsTokens: z.boolean().optional(),
})
export type PasswordForm = z.infer<typeof PasswordForm>

/** `endedTokens`: how many API tokens ended with the old password; left out where none did. */
export const PasswordChanged = Said.extend({ endedTokens: z.int().optional() })
export type PasswordChanged = z.infer<typeof PasswordChanged>

/** `code` of the app, or a recovery code, where two-step sign-in is on. */
export const EmailForm = z.object({
  email: Email,
  password: KnownPassword,
  code: Code.optional(),
})
export type EmailForm = z.infer<typeof EmailForm>

/** Asked before anything that cannot be undone. */
export const ProofForm = z.object({ password: KnownPassword })
export type ProofForm = z.infer<typeof ProofForm>

export const CodeForm = z.object({ code: Code })
export type CodeForm = z.infer<typeof CodeForm>

export const ProofAndCodeForm = ProofForm.extend({ code: Code })
export type ProofAndCodeForm = z.infer<typeof ProofAndCodeForm>

/** What an authenticator app needs; `address` is the otpauth:// text of the QR code. */
export const Enrolment = z.object({ secret: z.string(), address: z.string() })
export type Enrolment = z.infer<typeof Enrolment>

/** Shown once: ten codes that each open the account once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** A delivery address that a customer keeps; the default one comes first. */
export const SavedAddress = Address.extend({
  id: z.int(),
  isDefault: z.boolean(),
  placeLabels: PlaceLabels.optional(),
})
export type SavedAddress = z.infer<typeof SavedAddress>

export const NewAddress = z.object({
  address: AddressForm,
  /** True to put it first from now on; the first of all comes first anyway. */
  isDefault: z.boolean().default(false),
  /** True once whoever typed it has said that the address is right as it is. */
  isAddressConfirmed: z.boolean().default(false),
})
export type NewAddress = {
  address: Address
  isDefault?: boolean | undefined
  isAddressConfirmed?: boolean | undefined
}

export const OneAddress = z.object({ id: PathId })
export type OneAddress = { id: number }

export const ChangedAddress = OneAddress.extend(NewAddress.shape)
export type ChangedAddress = OneAddress & NewAddress
