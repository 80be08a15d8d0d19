import { confusableCapitals, confusables } from './confusables.ts'

/**
 * What a name looks like: two names that people could take for each other have one skeleton (after UTS 39). Case, width,
 * invisible signs and the alphabet of a letter do not count; ASCII letters and digits differ from each other.
 */
export function nameSkeleton(name: string): string {
  const seen = swap(name, confusableCapitals).normalize('NFKD').replace(invisible, '')
  return swap(caseless(seen.normalize('NFKD')), confusables)
    .replace(/([ij])\u0307+/g, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFKC')
}

/** An address by what its part before the @ looks like; its domain is compared by its letters. */
export function emailSkeleton(email: string): string {
  const address = email.normalize('NFKC')
  const at = address.lastIndexOf('@')
  if (at < 0) return nameSkeleton(address)
  const domain = address.slice(at + 1).normalize('NFKC')
  return `${nameSkeleton(address.slice(0, at))}@${domain.toLowerCase().trim().normalize('NFKC')}`
}

const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** True where a name holds signs that nobody sees. */
export const hasInvisible = (name: string) => /\p{Default_Ignorable_Code_Point}/u.test(name)

const swap = (text: string, map: ReadonlyMap<string, string>) =>
  Array.from(text, (sign) => map.get(sign) ?? sign).join('')

/** The case folding that JavaScript lacks: by way of the capitals, which ı and ς share with i and σ. */
const caseless = (text: string) =>
  text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKD')
