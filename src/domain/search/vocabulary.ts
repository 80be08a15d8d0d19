import { consonantsOf, fine } from './script-key.ts'

/** Words of the catalogue → how many pieces have them. */
type Vocabulary = ReadonlyMap<string, number>

/**
 * The word of the catalogue that sounds just like this one, in whatever script either is written: மீனாட்சி is the
 * 'meenakshi' of a piece, 'meenakshi' its మీనాక్షి. The commonest, then the first by letter; null where none does.
 */
export function soundsLike(word: string, vocabulary: Vocabulary): string | null {
  const key = fine(word)
  const alike = isTrusted(key) ? (keyedOf(vocabulary).get(key) ?? []) : []
  return commonestOf(alike, vocabulary)
}

/** The same for a half-typed word: one that begins so. */
export function beginsLike(start: string, vocabulary: Vocabulary): string | null {
  const key = fine(start)
  if (key.length < 3 || consonantsOf(key) < 2) return null
  const begun = [...keyedOf(vocabulary)].filter(([known]) => known.startsWith(key))
  const alike = begun.flatMap(([, words]) => words)
  return commonestOf(alike, vocabulary)
}

/** A short key stands for too many words. */
const isTrusted = (key: string) =>
  consonantsOf(key) > 2 || (key.length > 4 && consonantsOf(key) > 1)

function commonestOf(words: readonly string[], vocabulary: Vocabulary): string | null {
  const usesOf = (word: string) => vocabulary.get(word) ?? 0
  const [first] = words.toSorted((a, b) => usesOf(b) - usesOf(a) || (a < b ? -1 : 1))
  return first ?? null
}

/** Made where a search first needs it, and forgotten with the vocabulary. */
const made = new WeakMap<Vocabulary, ReadonlyMap<string, string[]>>()

function keyedOf(vocabulary: Vocabulary): ReadonlyMap<string, string[]> {
  const known = made.get(vocabulary)
  if (known) return known
  const keyed = Map.groupBy(vocabulary.keys(), fine)
  made.set(vocabulary, keyed)
  return keyed
}
