import { get, onceOpen, shelved } from '../endpoint.ts'
import type {
  Completion,
  Facets,
  ListingQuery,
  SearchAnswer,
  Suggestion,
  SuggestQuery,
} from './types.ts'

export const productFacets = onceOpen(get<ListingQuery, Facets>('/api/products/facets', 'anyone'))

export const search = onceOpen(get<ListingQuery, SearchAnswer>('/api/search', 'anyone'))
export const suggest = shelved(get<SuggestQuery, Suggestion[]>('/api/search/suggestions', 'anyone'))
/** The same with what the words mean and which questions they ask. */
export const complete = onceOpen(get<SuggestQuery, Completion>('/api/search/completions', 'anyone'))
