import { createContext, useContext } from 'react'
import type { Language } from '#domain/language.ts'
import type { OfferWords, RefusalWords } from '#domain/refusals/list.ts'
import type { en } from './en.ts'

// One file under en/ holds the words of one screen, so that no screen carries the words of another:
// a screen imports its own file and asks for it here. Each further language is one module of type Words,
// which is a chunk of its own: the server loads all of them at its start, a browser the one of its page
// before it wakes (load-words.ts). Which language a page speaks, its address says (decision 8).

export type Words = typeof en

/** A language beside English. What it says of refusals is a chunk of its own, fetched with the first of them. */
export type Dictionary = Words & {
  offers: OfferWords
  loadRefusals: () => Promise<RefusalWords>
}

const dictionaries: Partial<Record<Language, Dictionary>> = {}

/** Makes a language known to this process or tab, for good. */
export function learn(language: Language, words: Dictionary) {
  dictionaries[language] = words
}

/** The words of one screen in a language other than English; undefined while they are not known here. */
export const foreignWords = <Name extends keyof Dictionary>(
  language: Language,
  name: Name,
): Dictionary[Name] | undefined => dictionaries[language]?.[name]

/** The words of one screen in a language: for what is no component, like heads and deeds. */
export function wordsIn<Name extends keyof Words>(
  language: Language,
  name: Name,
  english: Words[Name],
): Words[Name] {
  return dictionaries[language]?.[name] ?? english
}

export const LanguageContext = createContext<Language>('en')

/** The language of this page. */
export const useLanguage = () => useContext(LanguageContext)

/** The words of one screen in the language of this page: `useWords('cart', cart)`. */
export function useWords<Name extends keyof Words>(name: Name, english: Words[Name]): Words[Name] {
  return wordsIn(useLanguage(), name, english)
}
