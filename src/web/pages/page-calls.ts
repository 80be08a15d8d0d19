import type { QueryClient } from '@tanstack/react-query'
import { getPage } from '#contract/content/calls.ts'
import type { Page } from '#contract/content/types.ts'
import { getShopStory } from '#contract/settings/calls.ts'
import { ApiError } from '../api.ts'
import { queryFor } from '../cache.ts'
import { loadersFor } from '../loading.ts'

export const queryForPage = (slug: string) => queryFor(getPage, { slug })

/** The written page of an address; undefined when nobody has written it. */
export async function pageOrNothing(cache: QueryClient, slug: string): Promise<Page | undefined> {
  try {
    return await cache.ensureQueryData(queryForPage(slug))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** The loaders of a screen that has an address of its own, whether its page is written or not. */
export const loadersOf = (slug: string) => loadersFor((cache) => pageOrNothing(cache, slug))

/** The same for a screen that also tells a part of the shop's story. */
export const storyLoadersOf = (slug: string) =>
  loadersFor((cache) =>
    Promise.all([pageOrNothing(cache, slug), cache.ensureQueryData(queryFor(getShopStory, {}))]),
  )
