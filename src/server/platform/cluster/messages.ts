import { z } from 'zod'

// What the processes of a cluster say to each other over node:cluster's own line.

/** From a worker to the primary. */
export const ToPrimary = z.union([
  z.literal('ready'),
  z.object({ say: z.literal('ask'), id: z.int(), question: z.string() }),
  z.object({ say: z.literal('answer'), id: z.int(), answer: z.unknown() }),
])
export type ToPrimary = z.infer<typeof ToPrimary>

/** From the primary to a worker. */
export const ToWorker = z.union([
  /** The whole cluster ends. */
  z.literal('stop'),
  /** Another process takes this one's place; the others go on. */
  z.literal('leave'),
  z.object({ say: z.literal('question'), id: z.int(), question: z.string() }),
  z.object({ say: z.literal('answers'), id: z.int(), answers: z.array(z.unknown()) }),
])
export type ToWorker = z.infer<typeof ToWorker>
