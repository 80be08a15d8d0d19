import { type QueryClient, useQuery } from '@tanstack/react-query'
import { listStates } from '#contract/pins/calls.ts'
import type { Language } from '#domain/language.ts'
import { useLanguage } from '#web/words/words.ts'
import { languageOfCache, queryFor } from '../../cache.ts'

const queryForStates = (language: Language) => ({
  ...queryFor(listStates, { language }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Brings what the states are called, so that a form is drawn with it; without it they are called as in English. */
export async function prepareStates(cache: QueryClient) {
  const language = languageOfCache(cache)
  if (language !== 'en') await cache.prefetchQuery(queryForStates(language))
}

/** What a state of India is called on this page, by the name that addresses keep. */
export function useStateNames(): (name: string) => string {
  const language = useLanguage()
  const { data = [] } = useQuery({ ...queryForStates(language), enabled: language !== 'en' })
  return (name) => data.find((one) => one.name === name)?.label ?? name
}
