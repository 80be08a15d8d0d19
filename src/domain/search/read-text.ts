import { type Concept, dictionary } from './dictionary.ts'
import {
  begunConcept,
  blockOf,
  compoundConcepts,
  conceptOf,
  deniedConcepts,
  likeSounding,
  stemConcept,
} from './find-concept.ts'
import { begunMeaning, noOwnWords, type OwnWords, ownMeaning } from './own-words.ts'
import { isIndic } from './script-key.ts'
import { slippedConcept } from './slipped-concept.ts'
import { beginsLike, closestWord, isBegun, soundsLike } from './vocabulary.ts'
import { singular, type Token, tokensOf } from './words.ts'

/** What the catalogue knows beside the lexicon, asked while a text is read. */
export type Known = {
  /** Words of names and facts, as the text index spells them → how many pieces have them. */
  words: ReadonlyMap<string, number>
  /** Whether a piece has this code, or one that ends so: letters and digits alone, small. */
  isCode: (code: string) => boolean
  /** What the owner says that words mean: it counts before all else. */
  own?: OwnWords
  /** What the shop calls its values and categories in other languages, where the lexicon does not know it. */
  shared?: OwnWords
  /** Whether the last word may still be half typed: then the likeliest thing that it begins is meant. */
  isTyping?: boolean
}

/** Tokens `from` to `to` of a text, and what they say. */
export type Item = {
  from: number
  to: number
  isApart: boolean
} /** `named`: the same word, where the catalogue knows it too. */ & (
  | { concept: Concept; corrected?: string; named?: string }
  | { term: string; corrected?: string }
  | { code: string }
  | { unknown: true }
)

/** Reads a text from left to right, the longest phrase first. */
export function itemsOf(tokens: readonly Token[], known: Known): Item[] {
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    const read =
      ownAt(tokens, at, known) ??
      codeAt(tokens, at, known) ??
      phraseAt(tokens, at) ??
      wordAt(tokens, at, known)
    items.push(...read)
    at = read.at(-1)?.to ?? at + 1
  }
  return items
}

/** Words of the owner's own, the longest first, read as what they are said to mean. */
function ownAt(tokens: readonly Token[], at: number, known: Known): Item[] | null {
  const { own = noOwnWords, shared = noOwnWords, isTyping = false } = known
  const longest = Math.max(own.longest, shared.longest)
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length).map(({ word }) => word)
    const isOne = isTyping && length === 1 && at === tokens.length - 1
    const meant =
      ownMeaning(own, words) ??
      (isOne ? begunMeaning(own, words[0] ?? '') : undefined) ??
      ownMeaning(shared, words)
    if (meant !== undefined) return meantItems(meant, tokens, { at, length }, known)
  }
  return null
}

type Place = { at: number; length: number }

function meantItems(
  meant: string,
  tokens: readonly Token[],
  { at, length }: Place,
  { words, isCode }: Known,
): Item[] {
  const place = { from: at, to: at + length, isApart: tokens[at]?.isApart ?? false }
  const nothing = dictionary().concepts.find(({ kind }) => kind === 'empty')
  const read = itemsOf(tokensOf(meant), { words, isCode }).map((item) => ({ ...item, ...place }))
  if (read.length > 0) return read
  return nothing ? [{ concept: nothing, ...place }] : [{ unknown: true, ...place }]
}

/** The codes of pieces that a text names. */
export function codesIn(tokens: readonly Token[], known: Known): Item[] {
  return tokens.flatMap((_, at) => codeAt(tokens, at, known) ?? [])
}

/** `PL-KJ-003`, `plkj003`, `kj 003`, `kj 3`: letters and digits that end the code of a piece. */
function codeAt(tokens: readonly Token[], at: number, { isCode }: Known): Item[] | null {
  for (let length = Math.min(4, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length).map(({ word }) => word)
    const code = codesOf(words).find(isCode)
    if (code !== undefined) return [{ code, from: at, to: at + length, isApart: false }]
  }
  return null
}

/** What a code may be that is typed so: its number as it stands, or without the noughts before it. */
function codesOf(words: readonly string[]): string[] {
  const code = words.join('')
  const isLikely = /^[a-z\d]{2,20}$/.test(code) && /\d$/.test(code) && /^[a-z]/.test(code)
  if (!isLikely) return []
  const [, letters = '', digits = ''] = /^([a-z]{2,})(\d{1,2})$/.exec(code) ?? []
  // 'in 3 colours' names no piece.
  const isShort = letters.length < 4 && words.some((word) => conceptOf([word]) !== null)
  if (letters === '' || isShort) return [code]
  return [code, ...[3, 4].map((length) => letters + digits.padStart(length, '0'))]
}

/** A phrase of several words, the last of them perhaps with an ending. */
function phraseAt(tokens: readonly Token[], at: number): Item[] | null {
  const { longest } = dictionary()
  const isApart = tokens[at]?.isApart ?? false
  for (let length = Math.min(longest, tokens.length - at); length > 1; length--) {
    const here = tokens.slice(at, at + length)
    if (here.slice(1).some((token) => token.isApart)) continue
    const concept = conceptOf(here.map(({ word }) => word))
    if (concept) return [{ concept, from: at, to: at + length, isApart }]
  }
  return null
}

function wordAt(tokens: readonly Token[], at: number, known: Known): Item[] {
  const { word = '', isApart = false } = tokens[at] ?? {}
  const place = { from: at, to: at + 1, isApart }
  const isKnown = known.words.has(singular(word))
  const also = isKnown && isIndic(word) ? { named: word } : {}
  const said = conceptOf([word])
  if (said) return [{ concept: said, ...also, ...place }]
  // What names say in Indian scripts may be said by the lexicon as well: then both are meant.
  if (isKnown && !isIndic(word)) return [{ term: singular(word), ...place }]
  const concepts = partsOf(word)
  if (concepts) return concepts.map((concept) => ({ concept, ...also, ...place }))
  if (isKnown) return [{ term: word, ...place }]
  const isLast = at === tokens.length - 1
  const isStart = isLast && word.length > 1 && isBegun(word, known.words)
  const sounded = isStart ? null : soundsLike(word, known.words)
  if (sounded !== null) {
    // Heard from another script it is the same word; in its own it was misspelled.
    const isSlip = blockOf(sounded) === blockOf(word)
    const parts = isSlip ? null : conceptsOf(sounded)
    if (parts) return parts.map((concept) => ({ concept, named: sounded, ...place }))
    return [{ term: sounded, ...(isSlip && { corrected: sounded }), ...place }]
  }
  const alike = likeSounding(word)
  if (alike) {
    const isSlip = blockOf(alike.phrase) === blockOf(word)
    return [{ concept: alike.concept, ...(isSlip && { corrected: alike.phrase }), ...place }]
  }
  const guess = guessed(word, { isLast, isStart }, known)
  const isVague = 'unknown' in guess || guess.corrected !== undefined
  const begun =
    isVague && isLast && known.isTyping && begunMeaning(known.shared ?? noOwnWords, word)
  return begun ? meantItems(begun, tokens, { at, length: 1 }, known) : [{ ...guess, ...place }]
}

/** What the lexicon says of a word with an ending, or of two written as one; null where it does not know them. */
function partsOf(word: string): Concept[] | null {
  const denied = isIndic(word) ? deniedConcepts(word) : null
  if (denied) return denied
  const stem = stemConcept(word)
  return stem ? [stem] : compoundConcepts(word)
}

function conceptsOf(word: string): Concept[] | null {
  const concept = conceptOf([word])
  return concept ? [concept] : partsOf(word)
}

type Guess =
  | { concept: Concept; corrected?: string; named?: string }
  | { term: string; corrected?: string }
  | { unknown: true }

/** A word that nobody said just so: the beginning of one, or one with a slip of the pen. */
function guessed(
  word: string,
  { isLast, isStart }: { isLast: boolean; isStart: boolean },
  { words, isTyping = false }: Known,
): Guess {
  const only = isLast && (isTyping || isIndic(word)) ? begunConcept(word) : null
  if (only) return { concept: only, ...(isStart && { named: word }) }
  if (isStart) return { term: word }
  const begun = isLast ? begunConcept(word, isTyping) : null
  if (begun) return { concept: begun }
  const sounded = isLast && isTyping ? beginsLike(word, words) : null
  if (sounded !== null) return { term: sounded }
  const slipped = slippedConcept(word)
  if (slipped) return { concept: slipped.concept, corrected: slipped.phrase }
  const near = isIndic(word) ? null : closestWord(word, words)
  return near === null ? { unknown: true } : { term: near, corrected: near }
}
