import { dayInIndia, startOfDay } from './india-day.ts'

/**
 * The time that a page for everybody is drawn at: today's first moment in India, so that it is the same, byte for byte,
 * whenever and by whichever machine of the shop it is made.
 */
export const timeOfSharedPage = (nowMs: number): number => startOfDay(dayInIndia(nowMs))
