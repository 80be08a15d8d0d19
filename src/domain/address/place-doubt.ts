import type { FieldErrors } from '#domain/errors.ts'
import type { FieldFault, FieldFaults } from '#domain/field-fault.ts'
import { sayInEnglish } from '#domain/field-words.ts'

/** What is known of a PIN code: every state that it may lie in, none when nobody knows it. */
export type KnownPin = { district: string | null; states: readonly string[] }

/**
 * Why a parcel may not arrive: nobody knows the PIN code, or it lies in another state. Null when all fits, or as long
 * as there is no state to compare. The shop may be wrong, so whoever lives there has the last word. `nameOf` calls a state
 * as its reader does.
 */
export function placeDoubt(
  state: string,
  { district, states }: KnownPin,
  nameOf = (name: string) => name,
): FieldFault | null {
  const [first] = states
  if (first === undefined) return { code: 'unknown_pin' }
  if (state.trim() === '' || states.some((one) => folded(one) === folded(state))) return null
  const name = nameOf(first)
  return { code: 'other_state', place: district === null ? name : `${district}, ${name}` }
}

const folded = (state: string) => state.trim().toLowerCase().replaceAll('&', 'and')

/** What a form says of a doubt: beside the PIN code, and that the address may be confirmed as it is. */
export function faultsOfDoubt(doubt: FieldFault): FieldFaults {
  return { 'address.pin': doubt, isAddressConfirmed: { code: 'unconfirmed' } }
}

/** The same in English. */
export function errorsOfDoubt(doubt: FieldFault): FieldErrors {
  const faults = Object.entries(faultsOfDoubt(doubt))
  return Object.fromEntries(faults.map(([path, fault]) => [path, sayInEnglish(path, fault)]))
}
