import { createContext, useContext } from 'react'
import type { en } from './en.ts'

// One file under en/ holds the words of one screen, so that no screen carries the words of another:
// a screen imports its own file and asks for it here. A further language is one module of type Words,
// loaded before its pages start and put into LanguageContext; what it leaves out stays English.

export type Words = typeof en

export const LanguageContext = createContext<Partial<Words>>({})

/** The words of one screen in the visitor's language: `useWords('cart', cart)`. */
export function useWords<Name extends keyof Words>(name: Name, english: Words[Name]): Words[Name] {
  return useContext(LanguageContext)[name] ?? english
}
