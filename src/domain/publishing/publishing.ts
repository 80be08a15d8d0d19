import type { Told } from '#domain/refusals/list.ts'

/** Whether shoppers see a product: not yet, now, or no longer. */
export const productStates = ['draft', 'published', 'archived'] as const
export type ProductState = (typeof productStates)[number]

/** What is kept of it: since when it is out of the shop, and whether it comes (back) as a draft. Times are ms since 1970. */
export type Publishing = {
  archived_at: number | null
  draft_state: 'none' | 'draft' | 'archived'
  publish_at: number | null
}

export const published: Publishing = { archived_at: null, draft_state: 'none', publish_at: null }

/** Where a product stands. */
export function stateOf(of: Pick<Publishing, 'archived_at' | 'draft_state'>): ProductState {
  if (of.archived_at === null) return 'published'
  return of.draft_state === 'draft' ? 'draft' : 'archived'
}

/** A draft as of `now`; with a moment it goes into the shop by itself then. */
export const draftOf = (now: number, publishAt: number | null = null): Publishing => ({
  archived_at: now,
  draft_state: 'draft',
  publish_at: publishAt,
})

/** Put away as of `now`: a draft stays one for when it comes back, and no longer waits for its moment. */
export const archivedOf = (before: Publishing, now: number): Publishing => ({
  archived_at: now,
  draft_state: before.draft_state === 'none' ? 'none' : 'archived',
  publish_at: null,
})

/** Brought back: into the shop, but as a draft where it was one or has no price. */
export const restoredOf = (before: Publishing, pricePaise: number, now: number): Publishing =>
  before.draft_state !== 'none' || pricePaise === 0 ? draftOf(now) : published

/** What a product is to become, as far as going into the shop is about it. */
type Wanted = Publishing & { name: string; price_paise: number }

/**
 * Why it cannot go into the shop, now or at its moment, or null when it can: a saree without a price cannot, and no
 * moment is in the past. What stays as it was is not looked at again.
 */
export function refusePublishing(
  of: Wanted,
  before: (Publishing & { price_paise: number }) | null,
  now: number,
): Told | null {
  const { publish_at: moment } = of
  if (moment !== null && moment !== before?.publish_at && moment <= now) return 'publish-at-passed'
  const goes = (one: Publishing) => one.archived_at === null || one.publish_at !== null
  const isAsBefore = before !== null && goes(before) && before.price_paise === of.price_paise
  if (!goes(of) || of.price_paise > 0 || isAsBefore) return null
  return { code: 'price-to-publish', params: { name: of.name } }
}
