import { searchWords, wordsOf } from './search.ts'
import { foldSpelling, skippedWords } from './spelling.ts'

/** What a border needs to be known by: the name of a saree, and what its facts say of its border. */
export type Bordered = { name: string; borderText: string }

/**
 * False for a saree whose border is another than the search names: 'green with red border' does not mean a red saree
 * with a green border. Of a border that nothing is said of, nobody knows better.
 */
export function mayHaveBorder({ name, borderText }: Bordered, text: string): boolean {
  const wished = borderWords(text)
  const own = [...borderWords(name), ...searchWords(borderText)]
  return own.length === 0 || wished.every((word) => own.some((one) => one.startsWith(word)))
}

/**
 * The words that describe the border in a text: those directly before it, back to a 'with' or a comma; where neither
 * sets them apart, the nearest one alone. None where no border is spoken of.
 */
export function borderWords(text: string): string[] {
  const words = text
    .split(/[,;]/)
    .flatMap((part, at) => (at === 0 ? wordsOf(part) : ['', ...wordsOf(part)]))
    .map(foldSpelling)
  const before = words.slice(0, Math.max(0, words.indexOf('border')))
  const apart = before.findLastIndex((word) => word === '' || skippedWords.includes(word))
  return apart < 0 ? before.slice(-1) : before.slice(apart + 1)
}
