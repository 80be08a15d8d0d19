import { z } from 'zod'

/** What became of an order, a payment, a refund, a sign-in or an email; nothing that names a person. */
export const Outcome = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  event: z.enum(['order', 'payment', 'refund', 'sign-in', 'email']),
  /** `placed`, `signed_in`, `sent` …, or the code of the refusal. */
  code: z.string(),
  requestId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  ms: z.int(),
})
export type Outcome = z.infer<typeof Outcome>

export const OutcomePage = z.object({
  items: z.array(Outcome),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type OutcomePage = z.infer<typeof OutcomePage>

export const OutcomeQuery = z.object({
  /** A request's id or an order's number, whole. */
  q: z.string().trim().max(100).optional(),
  page: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
})
export type OutcomeQuery = z.infer<typeof OutcomeQuery>
