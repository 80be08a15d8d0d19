import { getStory, listStories } from '#contract/stories/calls.ts'
import { queryFor } from '../cache.ts'

/** A page of the journal; the first one has no number. */
export const queryForStories = (page: number) => queryFor(listStories, { page: numberOf(page) })

/** As a query carries it. */
export const numberOf = (page: number) => (page === 1 ? undefined : page)

export const queryForStory = (slug: string) => queryFor(getStory, { slug })

/** The page that an address names; NaN where it names none. */
export const pageIn = (text: string | undefined) =>
  text === undefined ? 1 : /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.NaN
