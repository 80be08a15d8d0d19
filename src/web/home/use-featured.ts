import { useQueryClient } from '@tanstack/react-query'
import type { ProductCard } from '#contract/catalog/types.ts'
import { queryForSection, queryForSettings } from './home-calls.ts'
import { sections, usualSettings } from './sections.ts'

/** The featured pieces that this page came with: the first lends its picture to a shop that chose none. */
export function useFeatured(): ProductCard[] | undefined {
  const cache = useQueryClient()
  const [, premium] = sections
  const settings = cache.getQueryData(queryForSettings().queryKey) ?? usualSettings
  return cache.getQueryData(queryForSection(premium, settings[premium.count]).queryKey)
}
