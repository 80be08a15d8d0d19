import { del, get, type Nothing, post, put, unkept } from '../endpoint.ts'
import type {
  MissedSearch,
  OneSearchWord,
  PreviewQuery,
  SearchPreview,
  SearchWord,
  SearchWordForm,
  SearchWordSeen,
} from './admin-types.ts'

export const listSearchWords = unkept(
  get<Nothing, SearchWord[]>('/api/admin/search-words', 'staff:catalogue.see'),
)
export const createSearchWord = post<SearchWordForm, SearchWord>(
  '/api/admin/search-words',
  'staff:catalogue.edit',
)
export const saveSearchWord = put<OneSearchWord & SearchWordForm, SearchWord>(
  '/api/admin/search-words/{id}',
  'staff:catalogue.edit',
)
export const deleteSearchWord = del<SearchWordSeen, undefined>(
  '/api/admin/search-words/{id}',
  'staff:catalogue.edit',
)
export const previewSearch = unkept(
  get<PreviewQuery, SearchPreview>('/api/admin/search-words/preview', 'staff:catalogue.see'),
)
/** What shoppers searched for in the last 90 days and did not find, the most wanted first. */
export const listMissedSearches = unkept(
  get<Nothing, MissedSearch[]>('/api/admin/missed-searches', 'staff:catalogue.see'),
)
