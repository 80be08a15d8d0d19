import { z } from 'zod'
import { languages } from '#domain/language.ts'

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

export const ByLanguage = z.object({ language: z.enum(languages) })
export type ByLanguage = z.infer<typeof ByLanguage>

/** A state of India: addresses keep its `name`, readers of the language know it by its `label`. */
export const StateLabel = z.object({ name: z.string(), label: z.string() })
export type StateLabel = z.infer<typeof StateLabel>
