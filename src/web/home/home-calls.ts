import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import * as catalogCalls from '#contract/catalog/calls.ts'
import type { Product, ProductCard } from '#contract/catalog/types.ts'
import * as contentCalls from '#contract/content/calls.ts'
import * as settingsCalls from '#contract/settings/calls.ts'
import type { Settings } from '#contract/settings/types.ts'
import { shownOnCard } from '#domain/pictures/image-order.ts'
import { callWith, type Fetch } from '../api.ts'
import { queryFor } from '../cache.ts'
import { tempo } from '../tempo.ts'
import { type Section, sections, usualSettings } from './sections.ts'

const inBrowser = typeof document !== 'undefined'

/** While the page is visible the shop is asked again every 10 s; what is unchanged comes as a 304. */
const polled = { refetchInterval: tempo.pollMs, refetchIntervalInBackground: false } as const

/** The first so many pieces of a section as cards; a second plain call is made when the first fails. */
export function queryForSection({ endpoint }: Section, count: number) {
  const input = { limit: String(count) }
  return queryOptions({
    ...polled,
    queryKey: queryFor(endpoint, input).queryKey,
    queryFn: async ({ meta, signal }): Promise<ProductCard[]> => {
      const ask = (init?: RequestInit) => callWith(sendOf(meta), endpoint, input, init)
      const products = await ask({ signal }).catch((error: unknown) => {
        if (signal.aborted) throw error
        return ask({ signal, cache: 'reload' })
      })
      return products.map(cardOf)
    },
    placeholderData: keepPreviousData,
  })
}

/** Leaves out what only the detail page shows: it would more than double the page. */
function cardOf({
  description: _d,
  facts: _f,
  images: _i,
  pictures,
  ...card
}: Product): ProductCard {
  return { ...card, pictures: shownOnCard(pictures) }
}

/** How the sections are shown; never taken from any cache, asked again at every return to the page. */
export const queryForSettings = () =>
  queryOptions({
    ...polled,
    queryKey: queryFor(settingsCalls.getSettings, {}).queryKey,
    queryFn: ({ meta, signal }): Promise<Settings> => {
      const input = inBrowser ? { _nocache: String(Date.now()) } : {}
      return callWith(sendOf(meta), settingsCalls.getSettings, input, { signal })
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/** Asked by the ways in alone, a static island. */
export const queryForWays = () => queryFor(catalogCalls.waysIn, {})

export const queryForTestimonials = () => queryFor(contentCalls.listTestimonials, {})

const sendOf = (meta: Record<string, unknown> | undefined) =>
  (meta?.['send'] as Fetch | undefined) ?? fetch // createCache alone sets it.

/** Everything that the home page shows of the shop; throws when some of it cannot be had. */
export async function prepareHome(cache: QueryClient): Promise<void> {
  // One promise for all: a call that fails while another is awaited would end the process.
  await Promise.all([
    cache.ensureQueryData(queryForTestimonials()),
    prepareSections(cache),
    // Without it the page is whole: only its ways on are missing.
    cache.prefetchQuery(queryForWays()),
  ])
}

async function prepareSections(cache: QueryClient): Promise<void> {
  const settings = await cache.ensureQueryData(queryForSettings())
  await Promise.all(
    sections.map((section) =>
      cache.ensureQueryData(queryForSection(section, settings[section.count])),
    ),
  )
}

/** The same where nothing may fail: what does not come shows its skeleton, and is asked for again. */
export async function fetchHome(cache: QueryClient): Promise<void> {
  const known = cache.getQueryData(queryForSettings().queryKey) ?? usualSettings
  await Promise.all([
    cache.prefetchQuery(queryForTestimonials()),
    cache.prefetchQuery(queryForWays()),
    ...sections.map((section) =>
      cache.prefetchQuery(queryForSection(section, known[section.count])),
    ),
  ])
}
