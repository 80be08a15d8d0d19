import { z } from 'zod'
import { validateAddress } from '#domain/address/address.ts'
import { normaliseMobile, tidyPhone } from '#domain/mobile.ts'

export const Address = z.object({
  fullName: z.string(),
  mobile: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  pin: z.string(),
  /** Two letters; only of what goes abroad, where `pin` is the postcode. */
  country: z.string().optional(),
})
export type Address = z.infer<typeof Address>

/** How state and country read in the language that is asked for, where that is not as the address has them. */
export const PlaceLabels = z.object({
  state: z.string().optional(),
  country: z.string().optional(),
})
export type PlaceLabels = z.infer<typeof PlaceLabels>

const part = z.string().max(300).optional()

/** An address as typed, made ready for a parcel label, with a sentence beside each wrong field. */
export const AddressForm = z
  .object({
    ...{ fullName: part, mobile: part, line1: part, line2: part },
    ...{ city: part, state: part, pin: part, country: part },
  })
  .transform((given, context) => {
    const answer = validateAddress(given as Parameters<typeof validateAddress>[0]) // Absent is ''.
    if (answer.ok) return answer.address
    for (const [field, message] of Object.entries(answer.fields)) {
      const params = { fault: answer.faults[field] }
      context.addIssue({ code: 'custom', path: [field], message, params })
    }
    return z.NEVER
  })

const wrongMobile = 'Please enter a 10-digit Indian mobile number'

/** Of the buyer: an Indian mobile number, or one of another country as far as its digits tell. */
export const Phone = z
  .string(wrongMobile)
  .max(30, wrongMobile)
  .transform((text, context) => {
    const phone = normaliseMobile(text) ?? tidyPhone(text)
    if (phone !== null) return phone
    context.addIssue({
      code: 'custom',
      message: wrongMobile,
      params: { fault: { code: 'mobile' } },
    })
    return z.NEVER
  })

export const Mobile = z
  .string(wrongMobile)
  .max(30, wrongMobile)
  .transform((text, context) => {
    const mobile = normaliseMobile(text)
    if (mobile !== null) return mobile
    context.addIssue({
      code: 'custom',
      message: wrongMobile,
      params: { fault: { code: 'mobile' } },
    })
    return z.NEVER
  })
