import { abroad, taxStates } from './states.ts'

export type GstinFault = 'length' | 'form' | 'state' | 'check-digit'

export type GstinAnswer =
  | { ok: true; gstin: string; stateCode: string; pan: string }
  | { ok: false; reason: GstinFault }

const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** A GSTIN as typed: blanks and small letters are forgiven, its form, state and check digit are not. */
export function readGstin(text: string): GstinAnswer {
  const gstin = text.replace(/\s/g, '').toUpperCase()
  if (gstin.length !== 15) return { ok: false, reason: 'length' }
  if (!form.test(gstin)) return { ok: false, reason: 'form' }
  const stateCode = gstin.slice(0, 2)
  if (!mayRegister(stateCode)) return { ok: false, reason: 'state' }
  if (checkDigit(gstin.slice(0, 14)) !== gstin.charAt(14))
    return { ok: false, reason: 'check-digit' }
  return { ok: true, gstin, stateCode, pan: gstin.slice(2, 12) }
}

const mayRegister = (code: string) =>
  code !== abroad && taxStates.some((state) => state.code === code)

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The fifteenth character that belongs to the first fourteen. */
export function checkDigit(fourteen: string): string {
  const sum = [...fourteen].reduce((all, character, at) => {
    const product = digits.indexOf(character) * (at % 2 === 0 ? 1 : 2)
    return all + Math.floor(product / 36) + (product % 36)
  }, 0)
  return digits.charAt((36 - (sum % 36)) % 36)
}
