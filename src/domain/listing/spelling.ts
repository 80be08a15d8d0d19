import { type AttributeKey, attributes } from '#domain/attributes.ts'

/** The letters and figures of a value, however they are spaced and hyphened, small or capital. */
const bare = (value: string) =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '')

/**
 * The value in use that a typed one is another spelling of ('Sky Blue' for 'skyblue'); null where it is spelt so
 * already, or where nothing in use has its letters.
 */
export function spellingInUse(typed: string, inUse: readonly string[]): string | null {
  const letters = bare(typed)
  if (letters === '' || inUse.includes(typed.trim())) return null
  return inUse.find((value) => bare(value) === letters) ?? null
}

/** What is said of a saree with the part that shoppers filter by in the spelling in use; null where it stays. */
export function respelt(
  key: AttributeKey,
  said: string,
  inUse: readonly string[],
): { said: string; spelling: string } | null {
  const parts = said.split(',')
  const at = isByEnd(key) ? parts.length - 1 : 0
  const spelling = spellingInUse(parts[at] ?? '', inUse)
  if (spelling === null) return null
  const all = parts.map((part, place) => (place === at ? spelling : part.trim()))
  return { said: all.join(', '), spelling }
}

const isByEnd = (key: AttributeKey) => 'isFilteredByEnd' in attributes[key]
