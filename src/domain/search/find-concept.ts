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

/** What a word says is not there, and the word of it that says so: ஜரிகையில்லாத, ಜರಿಯಿಲ್ಲದ, കസവില്ലാത്ത. */
export const deniedConcepts = remembered((word: string): Concept[] | null => {
  const letters = [...word]
  for (let at = letters.length - 3; at >= 2; at--) {
    const cut = cutAtVowel(letters, at) ?? cutAtInherent(letters, at)
    if (cut?.second.kind !== 'notAfter') continue
    const first = partConcept(cut.left)
    if (first && isTelling(first)) return [first, cut.second]
  }
  return null
})

const longestCompound = 30

function partsOf(word: string, depth: number): Concept[] | null {
  if (depth === 0 || word.length > longestCompound) return null
  const letters = [...word]
  const least = isIndic(word) ? 2 : 3
  for (let at = letters.length - least; at >= least; at--) {
    const cut = cutAt(letters, at)
    if (cut === null) continue
    const first = partConcept(cut.left) ?? (cut.isJoined ? shortConcept(cut.left) : null)
    if (first && isTelling(first)) return [first, cut.second]
    const more = partsOf(cut.left, depth - 1)
    if (more) return [...more, cut.second]
  }
  return null
}

/** A word that begins in another one; `isJoined` where a letter stands between the two that belongs to neither. */
type Cut = { left: string; second: Concept; isJoined?: boolean }

/** The word that begins there, and what is left before it; null where none begins. */
function cutAt(letters: readonly string[], at: number): Cut | null {
  const [begin = '', ...rest] = letters.slice(at)
  const before = letters.slice(0, at).join('')
  if (/\p{L}/u.test(begin)) {
    const second = lastConcept(begin + rest.join(''))
    return second && { left: withoutDoubling(before, begin), second }
  }
  return cutAtVowel(letters, at)
}

/** A vowel is written as a sign of the letter before it: ஜரிகை + ய் + இல்லாத, നിറം + ഉള്ള. */
function cutAtVowel(letters: readonly string[], at: number): Cut | null {
  const [begin = '', ...rest] = letters.slice(at)
  const vowel = vowelOf(begin)
  const second = vowel === null ? undefined : dictionary().exact.get(vowel + rest.join(''))
  if (second?.kind !== 'notAfter' && second?.kind !== 'empty') return null
  const before = letters.slice(0, at)
  // The letter that joins two vowels: य of its script.
  const isJoined = before.length > 2 && ((before.at(-1)?.codePointAt(0) ?? 0) & 0x7f) === 0x2f
  return { left: before.slice(0, isJoined ? -1 : undefined).join(''), second, isJoined }
}

/** A word that begins with 'a' is written without it behind a consonant: ചുവപ്പ് + അല്ലാത്ത, ಕೆಂಪು + ಅಲ್ಲದ. */
function cutAtInherent(letters: readonly string[], at: number): Cut | null {
  const [begin = '', ...rest] = letters.slice(at)
  if (!/\p{L}/u.test(begin)) return null
  const vowel = String.fromCodePoint(((begin.codePointAt(0) ?? 0) & ~0x7f) + 0x05)
  const second = dictionary().exact.get(vowel + begin + rest.join(''))
  return second?.kind === 'notAfter' ? { left: letters.slice(0, at).join(''), second } : null
}

/** The letter of the vowel that a sign stands for: the blocks of the scripts are laid out alike. */
function vowelOf(sign: string): string | null {
  const point = sign.codePointAt(0) ?? 0
  const place = point & 0x7f
  return place >= 0x3e && place <= 0x4c ? String.fromCodePoint(point - 0x38) : null
}

/** The last part may have an ending in Latin letters too: the 'sarikalulla' of 'kasavusarikalulla'. */
function lastConcept(part: string): Concept | null {
  const found = partConcept(part)
  if (found || isIndic(part) || part.length < 8) return found
  const stem = stemConcept(part)
  return stem && isTelling(stem) ? stem : null
}

function partConcept(part: string): Concept | null {
  if (!isIndic(part)) {
    const said = dictionary().exact.get(part)
    return said && isTelling(said) ? said : null
  }
  const found = conceptOf([part])
  if (found) return isPart(found) && part.length >= 3 ? found : null
  const stem = part.length >= 5 ? stemConcept(part) : null
  return stem && isPart(stem) ? stem : null
}

/** ആന before യുള്ള: by itself it is too short to be told from a part of another word. */
const shortConcept = (part: string) => (isIndic(part) ? dictionary().exact.get(part) : null) ?? null

/** பச்சைநிறம் is a colour: the last part need not tell anything by itself. */
const isPart = (concept: Concept) => isTelling(concept) || concept.kind === 'empty'

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
  return slipsBetween(inShortVowels(phrase), inShortVowels(typed), most) <= most
}

/** 'noolu' and 'nulu', 'neela' and 'nila' are one spelling: Latin letters write a long vowel as they like. */
const inShortVowels = (word: string) =>
  word.replace(/aa+/g, 'a').replace(/ee+/g, 'i').replace(/oo+/g, 'u')

/** A stem is what the longer word begins with; in another script, only where its key is long enough to tell. */
function isStemOf({ concept, phrase, key }: Keyed, word: string): boolean {
  if (blockOf(phrase) === blockOf(word)) {
    // மாம்பழம் is மாம்பழ before another word; வரி keeps its last sign, so that வரும் is no form of it.
    const bare = phrase.replace(/(?:ம்|ം|ం|ಂ)$/, '')
    if (/[\u0bbf\u0d3f\u0cbf]$/.test(bare)) return word.startsWith(bare)
    return phrase.length >= 2 && word.startsWith(bare.slice(0, Math.max(2, bare.length - 1)))
  }
  return isTelling(concept) && key.length >= 6 && consonantsOf(key) >= 4
}
