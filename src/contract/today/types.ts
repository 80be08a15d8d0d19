import { z } from 'zod'
import { queueKinds } from '#domain/work/queue.ts'
import { PageNumber } from '../path-id.ts'

export const QueueKind = z.enum(queueKinds)
export type QueueKind = z.infer<typeof QueueKind>

/** Without a kind the first few of every kind; with one a page of it. */
export const QueueQuery = z.object({ kind: QueueKind.optional(), page: PageNumber })
export type QueueQuery = z.infer<typeof QueueQuery>

/** One thing that waits for somebody of the shop. */
export const QueueEntry = z.object({
  /** Of the order, return, draft, message, complaint or product. */
  id: z.int(),
  /** The order that it is about; null where it is about none. */
  orderId: z.int().nullable(),
  /** What it is called: the number of an order, the name of a saree, a reference, a message's number. */
  name: z.string(),
  /** Who waits, and where; empty where nobody does. */
  who: z.string(),
  city: z.string(),
  /** The first saree, and how many pieces in all; empty and 0 where there is none. */
  saree: z.string(),
  image: z.string(),
  pieces: z.int(),
  /** Rupees that come or go; null where it is about no money. */
  amount: z.number().nullable(),
  /** The buyer's own word: the reference of a transfer, the reason of a return, the beginning of a message. */
  said: z.string(),
  since: z.iso.datetime(),
  /** Until when somebody was promised it, or something is kept. */
  until: z.iso.datetime().nullable(),
  /** True once that is today or over. */
  isDue: z.boolean(),
  /** Of a parcel that is made ready: true while something is to be paid before it leaves. */
  isUnpaid: z.boolean().optional(),
})
export type QueueEntry = z.infer<typeof QueueEntry>

export const QueueGroup = z.object({
  kind: QueueKind,
  total: z.int(),
  entries: z.array(QueueEntry),
})
export type QueueGroup = z.infer<typeof QueueGroup>

/** What waits for whoever asks, who waits longest first; only what their role may do something about. */
export const Queue = z.object({
  groups: z.array(QueueGroup),
  /** How much of it waits in all; what has time (few left of a saree) is not counted. */
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type Queue = z.infer<typeof Queue>
