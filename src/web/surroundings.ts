import { useQuery } from '@tanstack/react-query'
import { useRouteLoaderData } from 'react-router'
import { getShop, getShopStory } from '#contract/settings/calls.ts'
import type { ShownShop, ShownStory } from '#contract/settings/types.ts'
import { queryFor } from './cache.ts'

type RootData = { publicUrl: string; now: number }

/** The shop's public address and the time at which this page was made. */
export function useSurroundings(): RootData {
  return useRouteLoaderData<RootData>('root') ?? { publicUrl: '', now: 0 }
}

/** What the shop says of itself; every page is made with it. */
export function useProfile(): ShownShop | undefined {
  return useQuery(queryFor(getShop, {})).data
}

/** What it tells at length; the pages that tell it are made with it. */
export function useStory(): ShownStory | undefined {
  return useQuery(queryFor(getShopStory, {})).data
}
