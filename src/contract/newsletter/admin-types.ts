import { z } from 'zod'
import { PageNumber, PathId } from '../path-id.ts'

export const SubscriberState = z.enum(['pending', 'confirmed', 'unsubscribed'])
export type SubscriberState = z.infer<typeof SubscriberState>

/** Somebody who reads the newsletter, has yet to confirm it, or has left it. */
export const Subscriber = z.object({
  id: z.int(),
  email: z.string(),
  state: SubscriberState,
  createdAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  leftAt: z.iso.datetime().nullable(),
})
export type Subscriber = z.infer<typeof Subscriber>

export const SubscriberQuery = z.object({
  state: SubscriberState.optional(),
  /** Part of an address. */
  q: z.string().trim().max(100).optional(),
  page: PageNumber,
})
export type SubscriberQuery = z.infer<typeof SubscriberQuery>

export const SubscriberPage = z.object({
  items: z.array(Subscriber),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** How many are in each state, whatever the filters. */
  counts: z.object({ pending: z.int(), confirmed: z.int(), unsubscribed: z.int() }),
})
export type SubscriberPage = z.infer<typeof SubscriberPage>

export const OneSubscriber = z.object({ id: PathId })
export type OneSubscriber = z.infer<typeof OneSubscriber>
