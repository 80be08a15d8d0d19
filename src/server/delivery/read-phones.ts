import { parsePhoneNumberFromString as parse } from 'libphonenumber-js/min'
import type { Address } from '#domain/address/address.ts'
import { home } from '#domain/delivery/destination.ts'
import { type FieldErrors, wrongFields } from '#domain/errors.ts'
import type { FieldFaults } from '#domain/field-fault.ts'
import { sayInEnglish } from '#domain/field-words.ts'
import { normaliseMobile } from '#domain/mobile.ts'

type Form = { contact: { mobile: string }; address: Address | null }

/**
 * A form whose phone numbers are as couriers and chats want them: ten digits of India, else + and all digits. Beside a
 * number that is none of its country stands what is wrong.
 */
export function withPhones<Of extends Form>(form: Of): Of {
  const { contact, address } = form
  const country = address?.country ?? home
  const mobile = phoneIn(contact.mobile, country)
  const receiver = address && phoneIn(address.mobile, country)
  const wrong = [
    ...(mobile === null ? ['contact.mobile'] : []),
    ...(address && receiver === null ? ['address.mobile'] : []),
  ]
  if (mobile === null || wrong.length > 0) throw refusalOf(wrong, country)
  return {
    ...form,
    contact: { ...contact, mobile },
    address: address && { ...address, mobile: receiver ?? '' },
  }
}

/** The same of an address alone. */
export function withPhone(address: Address): Address {
  const mobile = phoneIn(address.mobile, address.country ?? home)
  if (mobile === null) throw refusalOf(['address.mobile'], address.country ?? home)
  return { ...address, mobile }
}

/** Null of what is no number there: one of India may be typed without its code, and so may one of the country. */
export function phoneIn(text: string, country: string): string | null {
  const isWhole = text.startsWith('+')
  if (country === home && !isWhole) return normaliseMobile(text)
  const found = parse(text, { defaultCountry: country as 'US' }) // Any two letters: of unknown ones it reads nothing.
  if (found?.isValid() !== true) return normaliseMobile(text)
  return normaliseMobile(found.number) ?? found.number
}

function refusalOf(wrong: readonly string[], country: string) {
  const fault = { code: country === home ? ('mobile' as const) : ('phone' as const) }
  const faults: FieldFaults = Object.fromEntries(wrong.map((path) => [path, fault]))
  const errors: FieldErrors = Object.fromEntries(
    wrong.map((path) => [path, sayInEnglish(path, fault)]),
  )
  return wrongFields(errors, faults)
}
