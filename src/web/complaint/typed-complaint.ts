import type { ComplaintForm } from '#contract/complaints/types.ts'
import { type Refusal, textIn } from '../acting.ts'

/** What was typed, and why the shop said no to it. */
export type Complained = { typed: ComplaintForm; refusal: Refusal | undefined }

export function complaintIn(form: FormData): ComplaintForm {
  const text = (name: string) => textIn(form, name)
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    website: text('website'),
    orderNumber: text('orderNumber'),
    isGrievanceOfficer: form.has('isGrievanceOfficer'),
  }
}

/** Where its writer follows a complaint. */
export const complaintPath = ({ number, secret }: { number: string; secret: string }) =>
  `/complaint/${number}/${secret}`
