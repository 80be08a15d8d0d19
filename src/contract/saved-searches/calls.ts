import { creating, del, get, type Nothing, post, unkept } from '../endpoint.ts'
import type { EmailLinkToken } from '../newsletter/types.ts'
import type { Said } from '../said.ts'
import type { OneSearch, SavedSearch, SearchForm } from './types.ts'

/** What the caller looks for again and again, the newest first; each change answers all of them. */
export const listSavedSearches = unkept(
  get<Nothing, SavedSearch[]>('/api/account/saved-searches', 'customer'),
)
export const saveSearch = creating(
  post<SearchForm, SavedSearch[]>('/api/account/saved-searches', 'customer'),
)
export const removeSavedSearch = del<OneSearch, SavedSearch[]>(
  '/api/account/saved-searches/{id}',
  'customer',
)
/** Ends the emails of one search, by the link that each of them carries. */
export const hushSavedSearch = post<EmailLinkToken, Said>('/api/saved-searches/hush', 'anyone')
