import { stemKeys } from './endings.ts'
import { remembered } from './remembered.ts'
import { consonantsOf, fine, isIndic } from './script-key.ts'
import { normaliseText, singular } from './words.ts'

/** What the owner has taught the search: a word or a few, and the words that are meant; none for words that say nothing. */
export type OwnWord = { said: string; meant: string }

export type OwnWords = {
  exact: ReadonlyMap<string, string>
  /** The same under the keys of its words, for other scripts and spellings. */
  keyed: ReadonlyMap<string, string>
  /** The keys that those of several words begin with. */
  starts: ReadonlySet<string>
  /** The most words that one of them has. */
  longest: number
}

export const noOwnWords: OwnWords = {
  exact: new Map(),
  keyed: new Map(),
  starts: new Set(),
  longest: 0,
}

export function ownWordsOf(all: readonly OwnWord[]): OwnWords {
  const exact = new Map<string, string>()
  const keyed = new Map<string, string>()
  for (const { said, meant } of all) {
    const words = normaliseText(said).split(' ').map(singular)
    const key = words.map(fine).join(' ')
    const phrase = words.join(' ')
    // What is said first counts.
    if (!exact.has(phrase)) exact.set(phrase, meant)
    if (isTrusted(key) && !keyed.has(key)) keyed.set(key, meant)
  }
  const longest = Math.max(0, ...[...exact.keys()].map((phrase) => phrase.split(' ').length))
  const several = [...exact.keys()].map((phrase) => phrase.split(' ')).filter((words) => words[1])
  const starts = new Set(several.map(([first = '']) => fineKey(first)))
  return { exact, keyed, starts, longest }
}

const fineKey = remembered(fine)
const knownStems = remembered(stemKeys)

/** What these words mean to the owner, in any script and with an ending; undefined for others. */
export function ownMeaning(own: OwnWords, words: readonly string[]): string | undefined {
  if (words.length > 1 && !own.starts.has(fineKey(singular(words[0] ?? '')))) return undefined
  const known = own.exact.get(words.map(singular).join(' '))
  if (known !== undefined) return known
  const keys = words.map(fineKey)
  const alike = own.keyed.get(keys.join(' '))
  if (alike !== undefined) return alike
  const last = words.at(-1) ?? ''
  const before = keys.slice(0, -1)
  const stems = isIndic(last) ? knownStems(last) : []
  const stem = stems.find((one) => own.keyed.has([...before, one].join(' ')))
  return stem === undefined ? undefined : own.keyed.get([...before, stem].join(' '))
}

/** What a half-typed word can only become of the owner's. */
export function begunMeaning(own: OwnWords, start: string): string | undefined {
  if (start.length < (isIndic(start) ? 2 : 3)) return undefined
  const key = fine(start)
  for (const [phrase, meant] of own.exact) if (phrase.startsWith(start)) return meant
  for (const [known, meant] of own.keyed) {
    if (isTrusted(key) && known.startsWith(key)) return meant
  }
  return undefined
}

/** A short key stands for too many words. */
const isTrusted = (key: string) => key.length >= 4 && consonantsOf(key) > 2
