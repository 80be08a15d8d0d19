/** A class of goods as the law has it; its codes are of the chapters of this range, '50-63'. */
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
