import type { Day } from '#domain/india-day.ts'

/** What customs gave for the parcel of an export: the number of its shipping bill, its day, and the code of the port. */
export type ShippingBill = { number: string; day: Day; port: string }

/** A number as typed: blanks and small letters are forgiven; null where it is none. */
export function readShippingNumber(text: string): string | null {
  const number = text.replace(/\s/g, '').toUpperCase()
  return /^[A-Z0-9]{3,15}$/.test(number) ? number : null
}

/** The code of a port as the portal wants it, 'INMAA4': six letters and digits; null where it is none. */
export function readPort(text: string): string | null {
  const port = text.replace(/\s/g, '').toUpperCase()
  return /^[A-Z0-9]{6}$/.test(port) ? port : null
}

/** Why a shipping bill cannot be of this day; null where it can. The portal refuses one that is older than its invoice. */
export function wrongDay(day: Day, { invoiced, today }: { invoiced: Day; today: Day }) {
  if (day < invoiced) return 'before-invoice'
  return day > today ? 'in-future' : null
}

export const isSameBill = (one: ShippingBill, other: ShippingBill): boolean =>
  one.number === other.number && one.day === other.day && one.port === other.port
