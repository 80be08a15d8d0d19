import { z } from 'zod'

export const ByPin = z.object({
  pin: z.string().regex(/^[1-9]\d{5}$/, 'Please enter a 6-digit PIN code'),
})
export type ByPin = z.infer<typeof ByPin>

/** Where a PIN code lies; null what is not known. An address outside `states` has to be confirmed. */
export const PlaceOfPin = z.object({
  district: z.string().nullable(),
  state: z.string().nullable(),
  /** Every state that it may lie in; none for a PIN code that nobody knows. */
  states: z.array(z.string()),
})
export type PlaceOfPin = z.infer<typeof PlaceOfPin>
