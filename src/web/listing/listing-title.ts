import type { Category } from '#contract/content/types.ts'
import { emptyFilter, type ListingFilter } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-query.ts'
import type { headings } from '#web/words/en/headings.ts'
import type { Crumb } from '../ui/navigation/breadcrumbs.tsx'

type Words = typeof headings

/** What the listing is called: its category, the words searched for, or the name of the list. */
export function titleOf(filter: ListingFilter, category: Category | undefined, words: Words) {
  if (filter.category !== null) return category?.name ?? spoken(filter.category)
  if (filter.text !== null) return words.searchTitle(filter.text)
  return words.titles[filter.list ?? 'all']
}

/** The same of any page of it but the first, which has the plain name. */
export const pageTitle = (title: string, page: number, words: Words) =>
  page === 1 ? title : words.titleOfPage(title, page)

/** Home > Products > category or list name (spec §2). */
export function crumbsOf(filter: ListingFilter, title: string, words: Words): Crumb[] {
  const isAll = filter.category === null && filter.text === null && filter.list === null
  return [
    { label: words.home, to: '/' },
    { label: words.products, to: '/products' },
    ...(isAll ? [] : [{ label: title }]),
  ]
}

/** The address under which search engines know this page of the list: whatever was filtered away is in it. */
export function canonicalPath({ list, category, text, page }: ListingFilter): string {
  return listingPath({ ...emptyFilter, list, category, text, page })
}

/** 'Soft Silk' for the unknown category 'soft-silk'. */
function spoken(slug: string): string {
  return slug.replace(/[-_\s]+/g, ' ').replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
}
