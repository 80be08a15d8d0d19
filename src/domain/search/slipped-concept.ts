import { type Concept, dictionary, type Keyed } from './dictionary.ts'
import { blockOf } from './find-concept.ts'
import { fine, isIndic } from './script-key.ts'
import { lettersOf, mayBeNear, slipsAllowed, slipsBetween } from './slips.ts'

/** A slip of the pen: what was meant, and how it is spelled. */
export function slippedConcept(word: string): Keyed | null {
  const isTypedIndic = isIndic(word)
  const key = fine(word)
  const typed = isTypedIndic ? key : word
  // A key has lost some of its letters: what looks near in it is less near.
  const most = slipsAllowed(isTypedIndic ? typed.slice(1) : typed)
  if (most === 0) return null
  const letters = lettersOf(typed)
  let best: { one: Spelled; slips: number } | null = null
  for (let length = typed.length - most; length <= typed.length + most; length++) {
    for (const one of spelled().get(placeOf(word, key, length)) ?? []) {
      if (!mayBeNear(letters, one.letters, most)) continue
      const slips = slipsBetween(typed, one.said, most)
      if (slips > most || (slips === 1 && isAnotherWord(typed, one.said))) continue
      const isNearer =
        best === null || slips < best.slips || (slips === best.slips && one.at < best.one.at)
      if (isNearer) best = { one, slips }
    }
  }
  return best?.one.keyed ?? null
}

/** A word of the lexicon as it is compared; `at` is its place there. */
type Spelled = { keyed: Keyed; said: string; letters: number; at: number }

const placeOf = (word: string, key: string, length: number) =>
  `${blockOf(word)}${key.slice(0, 1)}${length}`

let made: ReadonlyMap<string, readonly Spelled[]> | null = null

/** Words by script, first letter and length: only those are looked at that may be near. */
function spelled() {
  made ??= Map.groupBy(
    [...dictionary().coarse.values()].flat().flatMap((keyed) => spelledOf(keyed) ?? []),
    ({ keyed, said }) => placeOf(keyed.phrase, keyed.key, said.length),
  )
  return made
}

function spelledOf(keyed: Keyed): Spelled | null {
  const said = keyed.isIndic ? keyed.key : keyed.phrase
  // What says nothing here is left out anyway: read so, a banana would be every saree.
  if (slipsAllowed(said) === 0 || isEmptied(keyed.concept)) return null
  return { keyed, said, letters: lettersOf(said), at: keyed.at }
}

const isEmptied = ({ kind }: Concept) =>
  kind === 'empty' || kind === 'joint' || kind === 'notBefore' || kind === 'notAfter'

/** One letter for another makes a word of five or six into another one: a house is no horse. */
function isAnotherWord(typed: string, said: string): boolean {
  const isSameLetters = [...typed].toSorted().join('') === [...said].toSorted().join('')
  return typed.length === said.length && typed.length < 7 && !isSameLetters
}
