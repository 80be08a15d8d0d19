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

/** The words of a text as they were typed, in order. */
export function wordsOf(text: string): string[] {
  return normaliseText(text)
    .split(' ')
    .filter((word) => word !== '')
}

/** One word of a text and where it stands; `isApart` when a comma or the like stands before it. */
export type Token = { word: string; from: number; to: number; isApart: boolean }

/** The words of a text with their places, as `wordsOf` would say them. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let before = 0
  for (const match of text.matchAll(/(?:[\p{L}\p{M}\p{N}'’]|\u200c|\u200d)+/gu)) {
    const from = match.index
    const to = from + match[0].length
    // 'w/o' is one word.
    const isShort = to - from === 1 && tokens.at(-1)?.word.length === 1
    const isApart = (isShort ? /[,;:|()]/ : /[,;:|/()]/).test(text.slice(before, from))
    for (const word of wordsOf(match[0])) tokens.push({ word, from, to, isApart })
    before = to
  }
  return tokens
}

/** A place in a text, in characters. */
export type Span = { from: number; to: number }

/** The text without these places, and without the dashes and commas that would stand alone: of 'kj-7' nothing is left. */
export function textWithout(text: string, spans: readonly Span[]): string {
  const isCut = (at: number) => spans.some(({ from, to }) => at >= from && at < to)
  const kept = text.split('').map((unit, at) => (isCut(at) ? ' ' : unit))
  const words = kept.join('').split(/\s+/).filter(isWord)
  return words
    .join(' ')
    .replace(/(?<=[,;])(?: [,;])+/g, '')
    .replace(endings, '')
}

/** A comma between words sets them apart, so it stays. */
const isWord = (typed: string) => /[\p{L}\p{M}\p{N}₹,;]/u.test(typed)
const endings = /^[\s,;:|/.–—-]+|[\s,;:|/–—-]+$/gu

/** The words of a text as the text index keeps them, each once, in order: without an English plural. */
export function indexWords(text: string): string[] {
  return [...new Set(wordsOf(text).map(singular))]
}

/** 'mangoes' stays; 'borders' is a 'border', so that either finds the other. */
export function singular(word: string): string {
  const isPlural = word.length >= 5 && word.endsWith('s') && !/(?:ss|us|is|as)$/.test(word)
  return isPlural ? word.slice(0, -1) : word
}
