/** A class of goods as the law has it; its codes are of the chapters of this range, '50-60'. */
export type TaxClass = { code: string; name: string; unit: 'NOS' | 'NA'; chapters: string }

/** Why this code is none of the class, for whoever typed it; null where it is one, or where none is named. */
export function refuseHsn(hsn: string, { name, unit, chapters }: TaxClass): string | null {
  if (hsn === '') return null
  const lengths = unit === 'NA' ? [6] : [4, 6, 8]
  if (!/^\d+$/.test(hsn) || !lengths.includes(hsn.length))
    return unit === 'NA' ? 'The code of a service has 6 digits' : 'An HSN has 4, 6 or 8 digits'
  const [first = '', last = first] = chapters.split('-')
  const chapter = hsn.slice(0, 2)
  if (first <= chapter && chapter <= last) return null
  const range = first === last ? `chapter ${first}` : `chapters ${first} to ${last}`
  return `${hsn} is of chapter ${chapter}: the codes of “${name}” are of ${range}`
}

/** A saree as it is sold; its code is its own, or its category's. */
export type Coded = { code: string; isOnSale: boolean }

/** True where a saree would newly be sold without a code: one that was so before stays. */
export const isNewlyWithoutCode = (now: Coded, before: Coded | null): boolean =>
  now.isOnSale && now.code === '' && (before === null || !before.isOnSale || before.code !== '')

/** For whoever left it out. */
export const hsnMissing = 'A shop that charges GST sells nothing without an HSN'
