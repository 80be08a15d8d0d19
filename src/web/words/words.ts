import { createContext, useContext } from 'react'
import type { ui } from './en/ui.ts'

// One file under en/ holds the words of one screen, so that no screen carries the words of another.
// A further language is one module of type Words, loaded before its page starts and put into
// LanguageContext; what it leaves out stays English.

export type Words = {
  ui: typeof ui
}

export const LanguageContext = createContext<Partial<Words>>({})

/** The words of one screen in the visitor's language: `useWords('cart', cart)`. */
export function useWords<Name extends keyof Words>(name: Name, english: Words[Name]): Words[Name] {
  return useContext(LanguageContext)[name] ?? english
}
