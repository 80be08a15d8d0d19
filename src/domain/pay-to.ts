import type { FieldErrors } from './errors.ts'
import type { FieldFault, FieldFaults } from './field-fault.ts'
import { sayInEnglish } from './field-words.ts'
import { isUpiAddress } from './payment.ts'
import { isAtDoor, type PaymentMethod } from './payment-methods.ts'
import type { ReturnWish } from './return.ts'

/** Where money goes that cannot go back the way it came. */
export type PayTo =
  | { kind: 'upi'; upiId: string }
  | { kind: 'bank'; accountNumber: string; ifsc: string; accountName: string }

/** As it was typed: a UPI ID, or all three of a bank account; the UPI ID counts where both stand. */
export type GivenPayTo = {
  upiId?: string | undefined
  accountNumber?: string | undefined
  ifsc?: string | undefined
  accountName?: string | undefined
}

/** `fields` says in English what `faults` tells as codes. */
export type PayToAnswer =
  | { ok: true; payTo: PayTo }
  | { ok: false; fields: FieldErrors; faults: FieldFaults }

/** Cash was handed over at a door, so its buyer has to say where it may come back to. */
export const asksPayTo = (method: PaymentMethod, wish: ReturnWish) =>
  isAtDoor(method) && wish === 'return'

/** Where the money goes, or what is wrong with it field by field. */
export function validatePayTo(given: GivenPayTo): PayToAnswer {
  const upiId = bare(given.upiId)
  const bank = {
    accountNumber: bare(given.accountNumber).replaceAll('-', ''),
    ifsc: bare(given.ifsc).toUpperCase(),
    accountName: (given.accountName ?? '').trim().replace(/\s+/g, ' '),
  }
  if (upiId !== '') {
    return isUpiAddress(upiId)
      ? { ok: true, payTo: { kind: 'upi', upiId } }
      : wrong({ upiId: { code: 'upi_id' } })
  }
  if (Object.values(bank).every((text) => text === '')) return wrong({ upiId: { code: 'pay_to' } })
  const faults = faultsOf(bank)
  return Object.keys(faults).length > 0
    ? wrong(faults)
    : { ok: true, payTo: { kind: 'bank', ...bank } }
}

type Bank = Record<'accountNumber' | 'ifsc' | 'accountName', string>

function faultsOf(bank: Bank): FieldFaults {
  const faults: FieldFaults = {}
  for (const [name, text] of Object.entries(bank)) {
    const fault = faultOf(name, text)
    if (fault) faults[name] = fault
  }
  return faults
}

const longestName = 80

function faultOf(name: string, text: string): FieldFault | null {
  if (text === '') return { code: 'required' }
  if (name === 'accountNumber') return /^\d{9,18}$/.test(text) ? null : { code: 'account_number' }
  if (name === 'ifsc') return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text) ? null : { code: 'ifsc' }
  return text.length > longestName ? { code: 'too_long', limit: longestName } : null
}

function wrong(faults: FieldFaults): PayToAnswer {
  const fields: FieldErrors = {}
  for (const [name, fault] of Object.entries(faults)) fields[name] = sayInEnglish(name, fault)
  return { ok: false, fields, faults }
}

const bare = (text = '') => text.replace(/\s/g, '')
