import { z } from 'zod'
import { trackingStages } from '#domain/carriers/tracking.ts'

export const TrackingStage = z.enum(trackingStages)

/** One piece of news of a parcel on its way. */
export const TrackingNews = z.object({
  stage: TrackingStage,
  /** Where it was then; '' where nobody said. */
  place: z.string(),
  at: z.iso.datetime(),
})
