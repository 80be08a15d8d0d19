/** A class of goods as the law has it; its codes are of the chapters of this range, '50-60'. */
export type TaxClass = { code: string; name: string; unit: 'NOS' | 'NA'; chapters: string }

/** Why a code is none of its class: its digits, its chapter, or that there is no such class. */
export type HsnFault =
  | { kind: 'no-class' | 'service-digits' | 'goods-digits' }
  | { kind: 'chapter'; hsn: string; of: string; first: string; last: string }

/** What is wrong with this code in its class; null where nothing is, or where none is named. */
export function faultOfHsn(hsn: string, { name, unit, chapters }: TaxClass): HsnFault | null {
  if (hsn === '') return null
  const lengths = unit === 'NA' ? [6] : [4, 6, 8]
  if (!/^\d+$/.test(hsn) || !lengths.includes(hsn.length))
    return { kind: unit === 'NA' ? 'service-digits' : 'goods-digits' }
  const [first = '', last = first] = chapters.split('-')
  const chapter = hsn.slice(0, 2)
  return first <= chapter && chapter <= last
    ? null
    : { kind: 'chapter', hsn, of: name, first, last }
}

const always = {
  'no-class': 'there is no such class of goods',
  'service-digits': 'The code of a service has 6 digits',
  'goods-digits': 'An HSN has 4, 6 or 8 digits',
}

export function sayHsnFault(fault: HsnFault): string {
  if (fault.kind !== 'chapter') return always[fault.kind]
  const { hsn, of, first, last } = fault
  const range = first === last ? `chapter ${first}` : `chapters ${first} to ${last}`
  return `${hsn} is of chapter ${hsn.slice(0, 2)}: the codes of “${of}” are of ${range}`
}

/** Why this code is none of the class, for whoever typed it; null where it is one, or where none is named. */
export function refuseHsn(hsn: string, taxClass: TaxClass): string | null {
  const fault = faultOfHsn(hsn, taxClass)
  return fault && sayHsnFault(fault)
}

/** A saree as it is sold; its code is its own, or its category's. */
export type Coded = { code: string; isOnSale: boolean }

/** True where a saree would newly be sold without a code: one that was so before stays. */
export const isNewlyWithoutCode = (now: Coded, before: Coded | null): boolean =>
  now.isOnSale && now.code === '' && (before === null || !before.isOnSale || before.code !== '')

/** For whoever left it out. */
export const hsnMissing = 'A shop that charges GST sells nothing without an HSN'
