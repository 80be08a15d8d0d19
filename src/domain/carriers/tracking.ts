/** What a carrier says of a parcel on its way, in the order of a way that goes well. */
export const trackingStages = [
  'collected',
  'on_the_way',
  'out_for_delivery',
  'not_delivered',
  'delivered',
  'refused',
  'returned',
  'lost',
] as const
export type TrackingStage = (typeof trackingStages)[number]

/** How far a parcel is; those of one rank may follow each other either way. */
const ranks: Record<TrackingStage, number> = {
  collected: 1,
  on_the_way: 2,
  out_for_delivery: 3,
  not_delivered: 3,
  refused: 4,
  lost: 5,
  delivered: 6,
  returned: 6,
}

/**
 * Where a parcel stands after one more piece of news: never further back than it was, since carriers send their news late, twice
 * and in any order; what was delivered, or is back with its sender, stays so.
 */
export function stageAfter(now: TrackingStage | null, news: TrackingStage): TrackingStage {
  if (now === null) return news
  const isOver = ranks[now] === ranks.delivered
  return isOver || ranks[news] < ranks[now] ? now : news
}

/** Whether news comes after the end of a parcel's way, and says another end: somebody else's parcel, or a slip. */
export const isAfterEnd = (now: TrackingStage | null, news: TrackingStage) =>
  now !== null &&
  ranks[now] === ranks.delivered &&
  news !== now &&
  ranks[news] > ranks.not_delivered

/** What is heard of a parcel from a week before its order is of another one: numbers are used again (milliseconds). */
export const isOfBefore = (placed: number, heard: number) => heard < placed - 7 * 24 * 3_600_000

/** Whether a parcel is still on its way, so that its carrier is asked for it. */
export const isUnderWay = (stage: TrackingStage | null) =>
  stage === null || ranks[stage] < ranks.delivered

/** One piece of news, as a carrier's answer or file brought it. */
export type TrackingNews = {
  stage: TrackingStage
  /** Milliseconds since 1970. */
  at: number
  /** Where it was then; '' where nobody said. */
  place: string
}
