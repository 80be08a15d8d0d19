import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { words } from '../form-fields.ts'
import { PageNumber, PathId } from '../path-id.ts'
import { ComplaintEvent, ComplaintOutcome } from './types.ts'

export const complaintStates = ['open', 'red', 'resolved'] as const

/** A complaint as the list shows it. */
export const ComplaintHead = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** How the message begins. */
  subject: z.string(),
  orderId: z.int().nullable(),
  orderNumber: z.string().nullable(),
  isGrievanceOfficer: z.boolean(),
  urgency: z.enum(['resolved', 'calm', 'near', 'over']),
  receivedAt: z.iso.datetime(),
  acknowledgeBy: z.iso.datetime(),
  acknowledgedAt: z.iso.datetime().nullable(),
  resolveBefore: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
  outcome: ComplaintOutcome.nullable(),
})
export type ComplaintHead = z.infer<typeof ComplaintHead>

export const StaffComplaint = ComplaintHead.extend({
  /** In which its writer reads the shop. */
  language: z.enum(languages),
  message: z.string(),
  photos: z.array(z.string()),
  outcomeWords: z.string(),
  reopenedAt: z.iso.datetime().nullable(),
  events: z.array(ComplaintEvent.extend({ by: z.string() })),
})
export type StaffComplaint = z.infer<typeof StaffComplaint>

export const ComplaintQuery = z.object({
  /** 'red' is what is open and within a day of its clock, or over it. */
  state: z.enum(complaintStates).optional(),
  /** Part of a number, a name, an email or the message. */
  q: z.string().trim().max(100).optional(),
  page: PageNumber,
})
export type ComplaintQuery = z.infer<typeof ComplaintQuery>

export const ComplaintPage = z.object({
  items: z.array(ComplaintHead),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** How many are in each state, whatever the filters. */
  counts: z.object({ open: z.int(), red: z.int(), resolved: z.int() }),
})
export type ComplaintPage = z.infer<typeof ComplaintPage>

export const ComplaintId = z.object({ id: PathId })
export type ComplaintId = z.infer<typeof ComplaintId>

export const ComplaintAnswer = ComplaintId.extend({
  words: words(4000),
})
export type ComplaintAnswer = z.infer<typeof ComplaintAnswer>

export const ResolutionForm = ComplaintId.extend({
  outcome: ComplaintOutcome,
  words: words(4000),
})
export type ResolutionForm = z.infer<typeof ResolutionForm>

/** A message that turns out to be a complaint; its clock has run since it came. */
export const ComplaintMaking = ComplaintId.extend({
  orderNumber: z.string().trim().max(40).default(''),
})
export type ComplaintMaking = z.infer<typeof ComplaintMaking>
