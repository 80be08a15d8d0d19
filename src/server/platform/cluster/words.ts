import { z } from 'zod'

// What the processes of a crew say to each other over node:cluster's own line.

/** From a member to the lead. */
export const ToLead = z.union([
  z.literal('ready'),
  z.object({ say: z.literal('ask'), id: z.int(), question: z.string() }),
  z.object({ say: z.literal('answer'), id: z.int(), answer: z.unknown() }),
])
export type ToLead = z.infer<typeof ToLead>

/** From the lead to a member. */
export const ToMember = z.union([
  /** The whole crew ends. */
  z.literal('stop'),
  /** Another process takes this one's place; the others go on. */
  z.literal('leave'),
  z.object({ say: z.literal('question'), id: z.int(), question: z.string() }),
  z.object({ say: z.literal('answers'), id: z.int(), answers: z.array(z.unknown()) }),
])
export type ToMember = z.infer<typeof ToMember>
