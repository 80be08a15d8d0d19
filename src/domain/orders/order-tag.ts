import { fold } from '#domain/fold.ts'
import { plainLine } from '#domain/text.ts'

/** So many tags has an order at most, and so many letters one of them. */
export const tagLimits = { perOrder: 10, letters: 30 }

/** A tag as it is kept: without spaces and signs that nobody sees. */
export const tagIn = (text: string) => plainLine(text.normalize('NFC'))

/** Under which it is the same tag, however it is written. */
export const tagKey = (tag: string) => fold(tagIn(tag))

/** The tags in what staff typed with commas between, each once; empty ones are none. */
export function tagsIn(text: string): string[] {
  const tags = new Map<string, string>()
  for (const one of text.split(',').map(tagIn)) if (one !== '') tags.set(tagKey(one), one)
  return [...tags.values()]
}
