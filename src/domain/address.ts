import type { FieldErrors } from './errors.ts'
import { normaliseMobile } from './mobile.ts'
import { isPin } from './pin.ts'

/** Where a parcel goes within India. */
export type Address = {
  fullName: string
  /** Ten digits. */
  mobile: string
  line1: string
  line2: string
  city: string
  state: string
  pin: string
}

export type AddressAnswer = { ok: true; address: Address } | { ok: false; fields: FieldErrors }

const longest: Record<keyof Address, number> = {
  fullName: 80,
  mobile: 20,
  line1: 120,
  line2: 120,
  city: 60,
  state: 60,
  pin: 10,
}

const missing: Partial<Record<keyof Address, string>> = {
  fullName: 'Please enter the name of the receiver',
  line1: 'Please enter the house and street',
  city: 'Please enter the town or district',
  state: 'Please choose the state',
}

/** The address as the parcel label needs it, or what is wrong with it field by field. */
export function validateAddress(given: Partial<Address>): AddressAnswer {
  const address = tidy(given)
  const fields = {
    ...lengthProblems(address),
    ...emptyProblems(address),
    ...shapeProblems(address),
  }
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, address }
}

function tidy(given: Partial<Address>): Address {
  const mobile = line(given.mobile)
  return {
    fullName: line(given.fullName),
    mobile: normaliseMobile(mobile) ?? mobile,
    line1: line(given.line1),
    line2: line(given.line2),
    city: line(given.city),
    state: line(given.state),
    pin: line(given.pin).replaceAll(' ', ''),
  }
}

/** One line, single-spaced. */
function line(text = ''): string {
  return text
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ')
}

function emptyProblems(address: Address): FieldErrors {
  return collect((field) => (address[field] === '' ? missing[field] : undefined))
}

function lengthProblems(address: Address): FieldErrors {
  return collect((field) =>
    address[field].length > longest[field]
      ? `Please use at most ${longest[field]} characters`
      : undefined,
  )
}

function shapeProblems(address: Address): FieldErrors {
  return {
    ...(normaliseMobile(address.mobile) === null && {
      mobile: 'Please enter a 10-digit Indian mobile number',
    }),
    ...(!isPin(address.pin) && { pin: 'Please enter a 6-digit PIN code' }),
  }
}

const fieldNames = ['fullName', 'mobile', 'line1', 'line2', 'city', 'state', 'pin'] as const

function collect(problemOf: (field: keyof Address) => string | undefined): FieldErrors {
  const problems: FieldErrors = {}
  for (const field of fieldNames) {
    const problem = problemOf(field)
    if (problem !== undefined) problems[field] = problem
  }
  return problems
}
