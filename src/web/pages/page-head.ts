import type { MetaDescriptor } from 'react-router'
import type { Page } from '#contract/content/types.ts'
import { lookInSearch, shownInSearch } from '#domain/look/look-in-search.ts'
import { excerpt, textOf } from '#domain/text.ts'
import { headOf } from '../head.ts'
import { type Match, profileOf, shopOf } from '../prepared.ts'

type PageHead = {
  matches: readonly Match[]
  page: Page | undefined
  /** The address, and the title while nobody has written the page. */
  path: string
  title: string
  facts?: object[]
  isHidden?: boolean
}

/** The head of a written page: described by how it begins, shared with the picture of the shop. */
export function pageHead({
  matches,
  page,
  path,
  title,
  facts,
  isHidden,
}: PageHead): MetaDescriptor[] {
  const shop = shopOf(matches)
  const profile = profileOf(matches)
  // What a search engine shows of a page in a language is never of another.
  const isSaid = page !== undefined && !page.inEnglish?.includes('content')
  const beginning = isSaid ? excerpt(textOf(page.content), shownInSearch.description) : ''
  const hero = profile?.heroWide || profile?.heroTall
  const description = beginning || profile?.tagline || shop.shopName
  return headOf({
    ...shop,
    ...lookInSearch(page, { title: page?.title ?? title, description }),
    path,
    type: 'article',
    picture: hero
      ? { src: hero, alt: profile?.heroAlt ?? '', width: 1600, height: 900, preview: '' }
      : undefined,
    ...(facts && { facts }),
    ...(isHidden && { isHidden }),
  })
}
