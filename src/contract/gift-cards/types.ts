import { z } from 'zod'
import { PathId } from '../path-id.ts'

/** The code of a card as somebody types it: letters and digits, in groups or not. */
export const CardCode = z.object({
  code: z
    .string('Please enter a gift card code')
    .trim()
    .min(1, 'Please enter a gift card code')
    .max(60, 'Please enter a gift card code'),
})
export type CardCode = z.infer<typeof CardCode>

/** What whoever has a code may know of its card; rupees. */
export const CardBalance = z.object({
  lastFour: z.string(),
  balance: z.number(),
  /** The last day on which it pays, and whether it does now. */
  lastDay: z.iso.date(),
  state: z.enum(['usable', 'used', 'expired', 'blocked']),
})
export type CardBalance = z.infer<typeof CardBalance>

export const OneCard = z.object({ id: PathId })
export type OneCard = { id: number }
