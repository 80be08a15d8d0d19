import type { Language } from '#domain/language.ts'
import { type Dictionary, learn } from './words.ts'

// A chunk of its own for each language; build/walls.ts keeps them out of every other.
const dictionaries = import.meta.glob<{ [Its in Language]?: Dictionary }>(['./??.ts', '!./en.ts'])

/** Learns a language before its pages are drawn; English comes with each screen. */
export async function loadWords(language: Language) {
  const words = (await dictionaries[`./${language}.ts`]?.())?.[language]
  if (words) learn(language, words)
}
