import * as catalogCalls from '#contract/catalog/calls.ts'
import type { Settings } from '#contract/settings/types.ts'
import { sectionSize } from '#domain/home-page/section-size.ts'

/** The three curated lists of the home page, in their order (spec §2). */
export const sections = [
  {
    name: 'newArrivals',
    endpoint: catalogCalls.newArrivals,
    path: '/products?filter=new-arrivals',
    display: 'newArrivalsDisplay',
    count: 'newArrivalsCount',
  },
  {
    name: 'premium',
    endpoint: catalogCalls.featured,
    path: '/products?filter=featured',
    display: 'premiumProductsDisplay',
    count: 'premiumProductsCount',
  },
  {
    name: 'trending',
    endpoint: catalogCalls.trending,
    path: '/products?filter=trending',
    display: 'trendingProductsDisplay',
    count: 'trendingProductsCount',
  },
] as const

export type Section = (typeof sections)[number]

const [newArrivals, premium, trending] = sections
export const listOf = { newArrivals, premium, trending }

/** What the owner calls a section, and in which language that is where it is not the page's. */
export type OwnTitle = { title?: string; lang?: string | undefined }

/** Until the shop has answered: new arrivals as a carousel, the others as grids, four each (spec §3). */
export const usualSettings: Settings = {
  newArrivalsDisplay: 'carousel',
  premiumProductsDisplay: 'grid',
  trendingProductsDisplay: 'grid',
  newArrivalsCount: sectionSize.default,
  premiumProductsCount: sectionSize.default,
  trendingProductsCount: sectionSize.default,
}
