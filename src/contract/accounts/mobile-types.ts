import { z } from 'zod'
import { ProofLately } from './passkey-types.ts'

/** The number of an account, ten digits of India, and until when a code to it signs in. */
export const AccountMobile = z.object({ number: z.string(), signsInUntil: z.iso.datetime() })
export type AccountMobile = z.infer<typeof AccountMobile>

const Mobile = z
  .string('Mobile number is required')
  .trim()
  .min(1, 'Mobile number is required')
  .max(40)

export const MobileCodeRequest = z.object({ mobile: Mobile })
export type MobileCodeRequest = z.infer<typeof MobileCodeRequest>

/** Password and code again where the sign-in is more than ten minutes old. */
export const OwnMobileForm = ProofLately.extend({ mobile: Mobile })
export type OwnMobileForm = z.infer<typeof OwnMobileForm>

export const MobileProof = z.object({
  ticket: z.string('This link is not complete').min(1, 'This link is not complete').max(200),
  code: z.string('Please enter the code').trim().min(1, 'Please enter the code').max(40),
})
export type MobileProof = z.infer<typeof MobileProof>
