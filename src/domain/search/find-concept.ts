import { type Concept, dictionary, type Keyed } from './dictionary.ts'
import { stemKeys } from './endings.ts'
import { endOfPrefix, startOfPrefix } from './prefix.ts'
import { remembered } from './remembered.ts'
import { coarse, consonantsOf, fine, isIndic } from './script-key.ts'
import { slipsBetween } from './slips.ts'

const fineKey = remembered(fine)

/** What a phrase says in just these words, or in another spelling or script of them. */
export function conceptOf(words: readonly string[]): Concept | null {
  const { exact, keyed } = dictionary()
  const typed = words.join(' ')
  const known = exact.get(typed)
  if (known) return known
  const key = words.map(fineKey).join(' ')
  const likely = (keyed.get(key) ?? []).filter((one) => isSameWord(one, typed))
  return nearestOf(likely, typed)?.concept ?? null
}

/** The same for a word with an ending: சேலைகளில், చీరలకు, साड़ियों. */
export const stemConcept = remembered((word: string): Concept | null => {
  const { keyed } = dictionary()
  for (const key of stemKeys(word)) {
    if (consonantsOf(key) < 2) continue
    const likely = (keyed.get(key) ?? []).filter((one) => isStemOf(one, word))
    const found = nearestOf(likely, word, (phrase) => word.slice(0, phrase.length))
    if (found) return found.concept
  }
  return null
})

/** Two words written as one: பட்டுச்சேலை, కంచిపట్టు, 'pattusaree'; null where either is unknown. */
export const compoundConcepts = remembered((word: string) => partsOf(word, 2))

const longestCompound = 30

function partsOf(word: string, depth: number): Concept[] | null {
  if (depth === 0 || word.length > longestCompound) return null
  const letters = [...word]
  const least = isIndic(word) ? 2 : 3
  for (let at = letters.length - least; at >= least; at--) {
    const right = letters.slice(at)
    // A word begins with a letter, not with a sign of the one before.
    if (!/\p{L}/u.test(right[0] ?? '')) continue
    const second = partConcept(right.join(''))
    if (second === null) continue
    const left = withoutDoubling(letters.slice(0, at).join(''), right[0] ?? '')
    const first = partConcept(left)
    if (first) return [first, second]
    const more = partsOf(left, depth - 1)
    if (more) return [...more, second]
  }
  return null
}

function partConcept(part: string): Concept | null {
  if (!isIndic(part)) {
    const said = dictionary().exact.get(part)
    return said && isTelling(said) ? said : null
  }
  const found = conceptOf([part])
  if (found) return isTelling(found) && part.length >= 3 ? found : null
  const stem = part.length >= 5 ? stemConcept(part) : null
  return stem && isTelling(stem) ? stem : null
}

const isTelling = ({ kind }: Concept) => kind !== 'help' && kind !== 'joint' && kind !== 'empty'

/** The consonant that is doubled where two words meet: பட்டு + ச் + சேலை. */
function withoutDoubling(left: string, next: string): string {
  const doubled = isIndic(next) ? `${next}்` : next
  const isDoubled = left.endsWith(doubled) || /[\u0bcd\u0c4d\u0ccd\u0d4d]$/.test(left)
  if (isIndic(next)) return isDoubled && left.at(-2) === next ? left.slice(0, -2) : left
  return left.length > 3 && left.endsWith(next) && left.at(-2) !== next ? left.slice(0, -1) : left
}

/** A word that sounds nearly so, long enough to be told by its consonants. */
export function likeSounding(word: string): Keyed | null {
  const bones = coarse(word)
  if (bones.length < 4) return null
  const key = fine(word)
  const likely = (dictionary().coarse.get(bones) ?? []).filter(
    (one) =>
      (one.isIndic !== isIndic(word) || blockOf(one.phrase) === blockOf(word)) &&
      slipsBetween(one.key, key, 2) <= (one.isIndic === isIndic(word) ? 2 : 1) &&
      (one.isIndic || isIndic(word) || slipsBetween(one.phrase, word, 2) <= 2),
  )
  return nearestOf(likely, word)
}

/**
 * What a word that is still being typed can only become; null where it could become several things, unless the
 * likeliest of them is wanted: the one that most of its spellings begin.
 */
export function begunConcept(start: string, isLikeliest = false): Concept | null {
  if (start.length < (isLikeliest && isIndic(start) ? 2 : 4)) return null
  const { sorted, exact } = dictionary()
  const begun = sorted
    .slice(startOfPrefix(sorted, start), endOfPrefix(sorted, start))
    .flatMap((phrase) => exact.get(phrase) ?? [])
    .filter((one) => !isLikeliest || (isTelling(one) && one.kind !== 'elsewhere'))
  const meant = Map.groupBy(begun, (concept) => concept)
  if (meant.size > 1 && !isLikeliest) return null
  const [best] = [...meant].toSorted(([a, some], [b, others]) => {
    return others.length - some.length || a.id - b.id
  })
  return best?.[0] ?? null
}

/** Tells whether two words are of one script. */
export const blockOf = (text: string) => (text.codePointAt(0) ?? 0) >> 7

/** Of those that sound alike, one of the same script first, then the nearest in spelling. */
function nearestOf(
  likely: readonly Keyed[],
  typed: string,
  comparable = (_phrase: string) => typed,
): Keyed | null {
  const distance = ({ phrase }: Keyed) =>
    blockOf(phrase) === blockOf(typed) ? slipsBetween(phrase, comparable(phrase), 9) : 20
  const [first] = likely.toSorted((a, b) => distance(a) - distance(b))
  return first ?? null
}

/** Whether an equal key is to be trusted: it says less in Latin letters, and little where it is short. */
function isSameWord({ concept, phrase, key, isIndic: isIndicSaid }: Keyed, typed: string): boolean {
  if (isIndicSaid !== isIndic(typed) || (isIndicSaid && blockOf(phrase) !== blockOf(typed))) {
    return key.length >= 4 && (consonantsOf(key) > 2 || key.length > 4)
  }
  if (isIndicSaid) return slipsBetween(phrase, typed, 2) <= (consonantsOf(key) > 2 ? 2 : 1)
  if (typed.length < 4 || !isTelling(concept)) return false
  const most = typed.length < 6 ? 1 : typed.length < 9 ? 2 : 3
  return slipsBetween(phrase, typed, most) <= most
}

/** A stem is what the longer word begins with; in another script, only where its key is long enough to tell. */
function isStemOf({ concept, phrase, key }: Keyed, word: string): boolean {
  if (blockOf(phrase) === blockOf(word)) {
    // மாம்பழம் is மாம்பழ before another word.
    const bare = phrase.replace(/(?:ம்|ം|ం|ಂ)$/, '')
    return phrase.length >= 2 && word.startsWith(bare.slice(0, Math.max(2, bare.length - 1)))
  }
  return isTelling(concept) && key.length >= 6 && consonantsOf(key) >= 4
}
