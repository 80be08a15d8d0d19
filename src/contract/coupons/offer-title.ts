import { z } from 'zod'
import { inEnglish } from '../translated.ts'

/** What shoppers read of an offer that applies by itself. */
export const OfferTitle = z.object({ title: z.string(), ...inEnglish })
export type OfferTitle = z.infer<typeof OfferTitle>
