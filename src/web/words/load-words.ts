import type { Language } from '#domain/language.ts'
import { learn, type Words } from './words.ts'

// A chunk of its own for each language; build/walls.ts keeps them out of every other.
const dictionaries: Partial<Record<Language, () => Promise<{ [Its in Language]?: Words }>>> = {
  ta: () => import('./ta.ts'),
  te: () => import('./te.ts'),
  kn: () => import('./kn.ts'),
  ml: () => import('./ml.ts'),
  hi: () => import('./hi.ts'),
}

/** Learns a language before its pages are drawn; English comes with each screen. */
export async function loadWords(language: Language) {
  const words = (await dictionaries[language]?.())?.[language]
  if (words) learn(language, words)
}
