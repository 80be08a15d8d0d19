import { completeSpelling, foldSpelling, skippedWords } from './spelling.ts'

/** Small letters without diacritics, everything that is no letter or digit a space; Indic vowel signs stay. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]|\u200c|\u200d/g, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .filter((word) => word !== '')
    .join(' ')
}

/** The words of a text as the shop spells them, each once, in order. */
export function searchWords(text: string): string[] {
  return [...new Set(wordsOf(text).map(foldSpelling))]
}

/** The words of a text as they were typed, in order. */
export function wordsOf(text: string): string[] {
  return normaliseText(text)
    .split(' ')
    .filter((word) => word !== '')
}

/**
 * The words a search must find; the last may still be half typed. 'for', 'with' and the like are left
 * out while anything else is left.
 */
export function searchTerms(text: string): string[] {
  const typed = wordsOf(text)
  const ended = typed.slice(0, -1).map(foldSpelling)
  const terms = [...new Set([...ended, ...typed.slice(-1).map(completeSpelling)])]
  const telling = terms.filter((term) => !skippedWords.includes(term))
  return telling.length > 0 ? telling : terms
}

/** What a saree can be found by. */
export type Searchable = {
  name: string
  fabric: string
  color: string
  occasion: string
  categoryName: string | null
  /** Its code, weave and place, where they are known. */
  moreWords?: string
}

/**
 * All words of a saree, each after one space: a search term is found where ' term' stands in it
 * (in SQL: LIKE '% term%'). Everything here is a saree, whatever its name says.
 */
export function searchTextOf(product: Searchable): string {
  const { name, fabric, color, occasion, categoryName, moreWords } = product
  const texts = [name, fabric, color, occasion, categoryName, moreWords, 'saree']
  const words = searchWords(texts.join(' '))
  return ` ${words.join(' ')} `
}

const longestWord = 40

/**
 * The word of the vocabulary (word → how often) that was probably meant: itself, one slip away from
 * 4 letters on, two from 7 on; nearest, then commonest, then alphabetical. Null when none is near.
 */
export function closestWord(word: string, vocabulary: ReadonlyMap<string, number>): string | null {
  if (vocabulary.has(word)) return word
  const slips = slipsAllowed(word)
  let best: { word: string; slips: number; uses: number } | null = null
  for (const [known, uses] of slips === 0 ? [] : vocabulary) {
    const here = { word: known, slips: slipsBetween(word, known, slips), uses }
    if (here.slips <= slips && (best === null || isBetter(here, best))) best = here
  }
  return best?.word ?? null
}

type Guess = { word: string; slips: number; uses: number }

function isBetter(a: Guess, b: Guess): boolean {
  if (a.slips !== b.slips) return a.slips < b.slips
  return a.uses === b.uses ? a.word < b.word : a.uses > b.uses
}

function slipsAllowed(word: string): number {
  if (word.length < 4 || word.length > longestWord) return 0
  return word.length < 7 ? 1 : 2
}

/**
 * Damerau-Levenshtein distance: letters wrong, missing, extra, or two neighbours swapped.
 * Anything beyond `limit` is told as limit + 1.
 */
export function slipsBetween(a: string, b: string, limit = longestWord): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = nextRow(a, b, row, last, beforeLast)
    if (Math.min(...current) > limit && Math.min(...last) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1)
}

function nextRow(a: string, b: string, row: number, last: number[], beforeLast: number[]) {
  const current = [row]
  for (let column = 1; column <= b.length; column++) {
    const isSame = a[row - 1] === b[column - 1]
    const isSwap = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
    current.push(
      Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : longestWord * 2,
      ),
    )
  }
  return current
}

function at(row: number[], column: number): number {
  return row[column] ?? longestWord * 2
}
