/** Whether readers see a story: not yet and without a moment, from a moment on, or now. */
export const storyStates = ['draft', 'scheduled', 'published'] as const
export type StoryState = (typeof storyStates)[number]

/** Where a story stands by the moment (ms) from which it is shown; null of a draft. It is seen from that very moment on. */
export function storyStateAt(publishAtMs: number | null, nowMs: number): StoryState {
  if (publishAtMs === null) return 'draft'
  return publishAtMs <= nowMs ? 'published' : 'scheduled'
}

/** How many stories stand on a page of the journal. */
export const storiesPerPage = 12

/** How many pieces one story shows at most. */
export const mostPieces = 12

/** The address of a page of the journal, from 1. */
export const journalPath = (page: number) => (page === 1 ? '/stories' : `/stories/page/${page}`)

export const storyPath = (slug: string) => `/stories/${slug}`
