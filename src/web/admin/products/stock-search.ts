import type { StockQuery } from '#contract/catalog/admin-types.ts'
import { pageIn } from '../parts/lists/page-in.ts'

export const stockStates = ['all', 'low', 'sold-out', 'no-picture', 'draft', 'archived'] as const
export type StockState = (typeof stockStates)[number]

export const stockSorts = ['name', 'price', 'stock', 'category', 'updated', 'created'] as const
export type StockSort = (typeof stockSorts)[number]
export type Direction = 'asc' | 'desc'

/** What the table shows; the address of the page says it, so that Back and bookmarks work. */
export type StockSearch = {
  text: string
  categoryId: string
  state: StockState
  sort: StockSort
  order: Direction
  page: number
}

const byDefault: StockSearch = {
  text: '',
  categoryId: '',
  state: 'all',
  sort: 'created',
  order: 'desc',
  page: 1,
}

/** Reads an address; whatever it does not say right is as by default. */
export function stockSearchOf(query: URLSearchParams): StockSearch {
  return {
    text: query.get('q')?.slice(0, 100) ?? '',
    categoryId: /^\d{1,9}$/.exec(query.get('category') ?? '')?.[0] ?? '',
    state: stockStates.find((state) => state === query.get('state')) ?? byDefault.state,
    sort: stockSorts.find((sort) => sort === query.get('sort')) ?? byDefault.sort,
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    page: pageIn(query),
  }
}

/** The address of a search, without what is as by default. */
export function stockAddress(search: StockSearch): URLSearchParams {
  const { text, categoryId, state, sort, order, page } = search
  const query = new URLSearchParams()
  if (text) query.set('q', text)
  if (categoryId) query.set('category', categoryId)
  if (state !== byDefault.state) query.set('state', state)
  if (sort !== byDefault.sort || order !== byDefault.order) query.set('sort', sort)
  if (order !== byDefault.order) query.set('order', order)
  if (page !== 1) query.set('page', String(page))
  return query
}

export function stockQueryOf(search: StockSearch): StockQuery {
  const { text, categoryId, state, sort, order, page } = search
  return {
    ...(text.trim() && { q: text.trim() }),
    ...(categoryId && { categoryId }),
    ...(state !== 'all' && { state }),
    sort,
    order,
    page: String(page),
  }
}

export const isFiltered = ({ text, categoryId, state }: StockSearch) =>
  text !== '' || categoryId !== '' || state !== 'all'

/** A click on a column: its natural direction first, then the other. */
export function sortedBy(search: StockSearch, sort: StockSort): StockSearch {
  const natural: Direction = sort === 'name' || sort === 'category' ? 'asc' : 'desc'
  const opposite = natural === 'asc' ? 'desc' : 'asc'
  const order = search.sort === sort && search.order === natural ? opposite : natural
  return { ...search, sort, order, page: 1 }
}
