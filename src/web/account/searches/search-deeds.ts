import type { QueryClient } from '@tanstack/react-query'
import { listSavedSearches, removeSavedSearch, saveSearch } from '#contract/saved-searches/calls.ts'
import type { SavedSearch } from '#contract/saved-searches/types.ts'
import { callWith } from '../../api.ts'
import { queryFor } from '../../cache.ts'
import { type Deed, textOf } from '../../sign-in/deed.ts'

export const searchesPath = '/account/searches'

export const queryForSearches = () => queryFor(listSavedSearches, {})

export const prepareSearches = (cache: QueryClient) => cache.fetchQuery(queryForSearches())

export const saveDeed = (query: string): Deed<SavedSearch[]> => ({
  send: (send, form) =>
    callWith(send, saveSearch, {
      ...{ query, name: textOf(form, 'name') },
      isTold: form.has('isTold'),
    }),
})

export const removeDeed: Deed<SavedSearch[]> = {
  send: (send, form) => callWith(send, removeSavedSearch, { id: Number(textOf(form, 'search')) }),
}
