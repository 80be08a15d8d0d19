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
    const stage = stageOf([scan['sr-status-label'], scan.current_status, scan.activity])
    const at = momentTold(scan.date ?? scan.current_timestamp ?? '')
    if (stage === null || at === null) return []
    return [{ stage, at, place: (scan.location ?? '').slice(0, 80) }]
  })
}

/** What a message tells: its history, and its own words where the history does not end with what they say. */
export function newsOfMessage(scans: readonly Scan[], latest: Scan): TrackingNews[] {
  const history = newsIn(scans)
  const last = history.reduce((one, other) => Math.max(one, other.at), 0)
  const own = newsIn([{ ...latest, location: '' }])
  const isTold = history.some(({ stage, at }) => at === last && stage === own[0]?.stage)
  return isTold ? history : [...history, ...own]
}

/** Of a parcel that nobody has fetched yet. */
const early =
  /out[ _-]*for[ _-]*pickup|pickup[ _]?(scheduled|queued|generated|error|exception|resched)|cancel|awb assigned|label|manifest/i

/** By the first words that say anything; null for what says nothing of a parcel that has left. */
function stageOf(said: readonly (string | undefined)[]): TrackingStage | null {
  for (const words of said) {
    if (words === undefined) continue
    if (early.test(words)) return null
    const found = stages.find(([word]) => word.test(words))
    if (found) return found[1]
  }
  return null
}
