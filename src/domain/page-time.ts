import { dayInIndia, startOfDay } from './india-day.ts'
import { plainPath } from './language.ts'

/** Pages behind a private link, which count minutes and are never kept. */
const counting = /^\/(order|whatsapp-order)\//

/**
 * The time that a page for everybody is drawn at: today's first moment in India, so that it is the same, byte for byte,
 * whenever and by whichever machine of the shop it is made.
 */
export function timeOfSharedPage(path: string, nowMs: number): number {
  return counting.test(plainPath(path)) ? nowMs : startOfDay(dayInIndia(nowMs))
}
