import { endOfPrefix, startOfPrefix } from './prefix.ts'
import { consonantsOf, fine } from './script-key.ts'
import { lettersOf, mayBeNear, slipsAllowed, slipsBetween } from './slips.ts'

/** Words of the catalogue → how many pieces have them. */
type Vocabulary = ReadonlyMap<string, number>

/** Whether some word begins so. */
export function isBegun(start: string, vocabulary: Vocabulary): boolean {
  const { sorted } = indexed(vocabulary)
  return sorted[startOfPrefix(sorted, start)]?.startsWith(start) ?? false
}

/**
 * The word of the vocabulary that was probably meant, begun with the same letter; nearest, then commonest, then
 * alphabetical. Null when none is near.
 */
export function closestWord(word: string, vocabulary: Vocabulary): string | null {
  const most = slipsAllowed(word)
  if (most === 0) return null
  const letters = lettersOf(word)
  let best: { word: string; slips: number; uses: number } | null = null
  for (let length = word.length - most; length <= word.length + most; length++) {
    for (const known of indexed(vocabulary).spelled.get(spelling(word[0], length)) ?? []) {
      if (!mayBeNear(letters, known.letters, most)) continue
      const slips = slipsBetween(word, known.word, most)
      if (slips > most) continue
      const uses = vocabulary.get(known.word) ?? 0
      const isNearer =
        best === null ||
        slips < best.slips ||
        (slips === best.slips &&
          (uses > best.uses || (uses === best.uses && known.word < best.word)))
      if (isNearer) best = { word: known.word, slips, uses }
    }
  }
  return best?.word ?? null
}

/**
 * The word of the catalogue that sounds just like this one, in whatever script either is written: மீனாட்சி is the
 * 'meenakshi' of a piece, 'meenakshi' its మీనాక్షి. The commonest, then the first by letter; null where none does.
 */
export function soundsLike(word: string, vocabulary: Vocabulary): string | null {
  const key = fine(word)
  const alike = isTrusted(key) ? (indexed(vocabulary).keyed.get(key) ?? []) : []
  return commonestOf(alike, vocabulary)
}

/** The same for a half-typed word: one that begins so. */
export function beginsLike(start: string, vocabulary: Vocabulary): string | null {
  const key = fine(start)
  if (key.length < 3 || consonantsOf(key) < 2) return null
  const { keys, keyed } = indexed(vocabulary)
  const begun = keys.slice(startOfPrefix(keys, key), endOfPrefix(keys, key))
  const alike = begun.flatMap((known) => keyed.get(known) ?? [])
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

type Indexed = {
  /** The words, and the keys of them, in the order of their letters. */
  sorted: readonly string[]
  keys: readonly string[]
  keyed: ReadonlyMap<string, readonly string[]>
  /** The words by their first letter and their length. */
  spelled: ReadonlyMap<string, readonly { word: string; letters: number }[]>
}

/** Made where a search first needs it, and forgotten with the vocabulary. */
const made = new WeakMap<Vocabulary, Indexed>()

/** A vocabulary as it is searched: what a word costs does not grow with the number of words. */
export function indexed(vocabulary: Vocabulary): Indexed {
  const known = made.get(vocabulary)
  if (known) return known
  const sorted = [...vocabulary.keys()].toSorted(byLetters)
  const keyed = Map.groupBy(sorted, fine)
  const spelled = Map.groupBy(
    sorted.map((word) => ({ word, letters: lettersOf(word) })),
    ({ word }) => spelling(word[0], word.length),
  )
  const index = { sorted, keyed, keys: [...keyed.keys()].toSorted(byLetters), spelled }
  made.set(vocabulary, index)
  return index
}

const byLetters = (a: string, b: string) => (a < b ? -1 : Number(a > b))

const spelling = (first: string | undefined, length: number) => `${first ?? ''}${length}`
