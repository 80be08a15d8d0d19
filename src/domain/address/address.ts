import { isAbroad, isCountryCode } from '#domain/delivery/destination.ts'
import type { FieldErrors } from '#domain/errors.ts'
import type { FieldFault, FieldFaults } from '#domain/field-fault.ts'
import { sayInEnglish } from '#domain/field-words.ts'
import { normaliseMobile, tidyPhone } from '#domain/mobile.ts'
import { stateNamed } from '#domain/tax/states.ts'
import { isPin } from './pin.ts'
import { isPostcode, needsRegion } from './postcodes.ts'

/** Where a parcel goes. */
export type Address = {
  fullName: string
  /** Ten digits within India; abroad + and all digits, once the shop has read it. */
  mobile: string
  line1: string
  line2: string
  city: string
  /** Of India; abroad a state or province, '' where there is none. */
  state: string
  /** Abroad the postcode, '' where there is none. */
  pin: string
  /** Two letters; only of what goes abroad. */
  country?: string | undefined
}

/** `fields` says in English what `faults` tells as codes. */
export type AddressAnswer =
  | { ok: true; address: Address }
  | { ok: false; fields: FieldErrors; faults: FieldFaults }

const longest = { fullName: 80, line1: 120, line2: 120, city: 60, state: 60, pin: 12 } as const

/** What an address cannot do without, in the words of the shop. */
const missing: Partial<Record<keyof Address, string>> = {
  fullName: 'Please enter the name of the receiver',
  line1: 'Please enter the house and street',
  city: 'Please enter the town or district',
  state: 'Please choose the state',
}

/** The address as the parcel label needs it, or what is wrong with it field by field. */
export function validateAddress(given: Partial<Address>): AddressAnswer {
  const address = tidy(given)
  const faults: FieldFaults = {}
  const fields: FieldErrors = {}
  for (const field of fieldNames) {
    const fault = (isAbroad(address) ? faultAbroad : faultOf)(field, address)
    if (!fault) continue
    faults[field] = fault
    const isMissing = fault.code === 'required' || fault.code === 'choose'
    fields[field] = (isMissing && missing[field]) || sayInEnglish(`address.${field}`, fault)
  }
  return Object.keys(faults).length > 0 ? { ok: false, fields, faults } : { ok: true, address }
}

function faultOf(field: FieldName, address: Address): FieldFault | null {
  const text = address[field] ?? ''
  if (field === 'country') return null
  if (field === 'mobile') return normaliseMobile(text) === null ? { code: 'mobile' } : null
  if (field === 'pin') return isPin(text) ? null : { code: 'pin' }
  if (text === '') return missing[field] === undefined ? null : { code: 'required' }
  if (text.length > longest[field]) return { code: 'too_long', limit: longest[field] }
  // Where it goes is where it is taxed.
  return field === 'state' && !stateNamed(text) ? { code: 'choose' } : null
}

/** Whether a phone number is one of its country is for the shop to say, which knows all of them. */
function faultAbroad(field: FieldName, address: Address): FieldFault | null {
  const [text, country] = [address[field] ?? '', address.country ?? '']
  if (field === 'country') return isCountryCode(country) ? null : { code: 'choose' }
  if (field === 'mobile') return tidyPhone(text) === null ? { code: 'phone' } : null
  // Nobody there calls it a PIN code.
  if (field === 'pin' && text.length > longest.pin) return { code: 'postcode' }
  if (text.length > longest[field]) return { code: 'too_long', limit: longest[field] }
  if (field === 'pin') return isPostcode(text, country) ? null : { code: 'postcode' }
  // Its field is one to type into, where India's is chosen from.
  if (field === 'state') return text === '' && needsRegion(country) ? { code: 'region' } : null
  if (field === 'city') return text === '' ? { code: 'town' } : null
  return text === '' && missing[field] !== undefined ? { code: 'required' } : null
}

type FieldName = (typeof fieldNames)[number]

const fieldNames = [
  'fullName',
  'mobile',
  'line1',
  'line2',
  'city',
  'state',
  'pin',
  'country',
] as const

function tidy(given: Partial<Address>): Address {
  const mobile = line(given.mobile)
  if (isAbroad(given)) return tidyAbroad(given)
  return {
    fullName: line(given.fullName),
    mobile: normaliseMobile(mobile) ?? mobile,
    line1: line(given.line1),
    line2: line(given.line2),
    city: line(given.city),
    state: stateNamed(line(given.state))?.name ?? line(given.state),
    pin: line(given.pin).replaceAll(' ', ''),
  }
}

function tidyAbroad(given: Partial<Address>): Address {
  const mobile = line(given.mobile)
  return {
    fullName: line(given.fullName),
    mobile: tidyPhone(mobile) ?? mobile,
    line1: line(given.line1),
    line2: line(given.line2),
    city: line(given.city),
    state: line(given.state),
    pin: line(given.pin).toUpperCase(),
    country: line(given.country).toUpperCase(),
  }
}

/** One line, single-spaced. */
function line(text = ''): string {
  return text
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ')
}
