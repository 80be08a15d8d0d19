import { z } from 'zod'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import {
  MissedSearch,
  OneSearchWord,
  PreviewQuery,
  SearchPreview,
  SearchWord,
  SearchWordForm,
  SearchWordSeen,
} from './admin-types.ts'
import type * as calls from './calls.ts'
import {
  Completion,
  Facets,
  ListingQuery,
  SearchAnswer,
  Suggestion,
  SuggestQuery,
} from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  search: {
    summary: 'A page of pieces by words, filters and sort, with facets and ways on.',
    input: ListingQuery,
    answer: SearchAnswer,
  },
  suggest: {
    summary: 'Suggestions while typing.',
    input: SuggestQuery,
    answer: z.array(Suggestion),
  },
  complete: {
    summary: 'What a half-typed search means, what it may find, and which questions it asks.',
    input: SuggestQuery,
    answer: Completion,
  },
  productFacets: {
    summary: 'The choices of the filter panel, each counted under the other active filters.',
    input: ListingQuery,
    answer: Facets,
  },
  listSearchWords: {
    summary: 'The words that the owner has taught the search, and how many pieces each finds.',
    answer: z.array(SearchWord),
  },
  createSearchWord: {
    summary: 'Teaches the search a word.',
    input: SearchWordForm,
    answer: SearchWord,
    errors: [409],
  },
  saveSearchWord: {
    summary: 'Changes a taught word or what it means.',
    input: z.intersection(OneSearchWord, SearchWordForm),
    answer: SearchWord,
    errors: [404, 409],
  },
  deleteSearchWord: {
    summary: 'Forgets a taught word.',
    input: SearchWordSeen,
    answer: z.undefined(),
    errors: [404, 409],
  },
  previewSearch: {
    summary: 'The first six pieces that words find by themselves.',
    input: PreviewQuery,
    answer: SearchPreview,
  },
  listMissedSearches: {
    summary:
      'Searches of the last 90 days that find nothing or leave a word out, most wanted first.',
    answer: z.array(MissedSearch),
  },
}
