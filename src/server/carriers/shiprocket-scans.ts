import { z } from 'zod'
import { momentTold } from '#domain/carriers/told-moment.ts'
import type { TrackingNews, TrackingStage } from '#domain/carriers/tracking.ts'

/** One line of a parcel's history, as answers and messages of Shiprocket have it. */
export const Scan = z.object({
  date: z.string().optional(),
  current_timestamp: z.string().optional(),
  activity: z.string().optional(),
  current_status: z.string().optional(),
  'sr-status-label': z.string().optional(),
  location: z.string().nullish(),
})
type Scan = z.infer<typeof Scan>

/** What its statuses are called, the narrower words first. */
const stages: [RegExp, TrackingStage][] = [
  [/rto[ _-]*(delivered|acknowledged)/i, 'returned'],
  [/rto|refus|return/i, 'refused'],
  [/undelivered|not delivered|attempt|ndr/i, 'not_delivered'],
  [/out[ _-]*for[ _-]*delivery/i, 'out_for_delivery'],
  [/delivered/i, 'delivered'],
  [/lost|damaged|destroyed/i, 'lost'],
  [/picked|pickup|shipped/i, 'collected'],
  [/transit|reached|hub|bag|arriv|dispatch/i, 'on_the_way'],
]

/** What a history tells; lines of before a parcel was fetched tell nothing. */
export function newsIn(scans: readonly Scan[]): TrackingNews[] {
  return scans.flatMap((scan) => {
    const words = scan['sr-status-label'] ?? scan.current_status ?? scan.activity ?? ''
    const stage = stageOf(words) ?? stageOf(scan.activity ?? '')
    const at = momentTold(scan.date ?? scan.current_timestamp ?? '')
    if (stage === null || at === null) return []
    return [{ stage, at, place: (scan.location ?? '').slice(0, 80) }]
  })
}

/** Of a parcel that nobody has fetched yet. */
const early =
  /out[ _-]*for[ _-]*pickup|pickup[ _]?(scheduled|queued|generated|error|exception|resched)|cancel|awb assigned|label|manifest/i

/** Null for what says nothing of a parcel that has left. */
function stageOf(words: string): TrackingStage | null {
  if (early.test(words)) return null
  return stages.find(([word]) => word.test(words))?.[1] ?? null
}
