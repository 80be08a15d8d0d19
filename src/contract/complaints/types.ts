import { z } from 'zod'
import { complaintOutcomes } from '#domain/complaint.ts'
import { Flag, words } from '../form-fields.ts'
import { MessageForm } from '../messages/types.ts'

export const ComplaintOutcome = z.enum(complaintOutcomes, 'Please choose an outcome')

/** Something is wrong; photos come as files under `photos` of a multipart form. */
export const ComplaintForm = MessageForm.omit({ about: true }).extend({
  /** As on the order, the email or the parcel; left empty where it is about no order. */
  orderNumber: z.string().trim().max(40).default(''),
  /** True to have the grievance officer read it. */
  isGrievanceOfficer: Flag.default(false),
})
export type ComplaintForm = z.infer<typeof ComplaintForm>

/** The number and the secret with which its writer follows a complaint, and how soon the shop answers. */
export const ComplaintReceipt = z.object({
  /** Like 'T-000123'. */
  number: z.string(),
  /** Opens the complaint together with its number; the email has a link with one of its own. */
  secret: z.string(),
  resolveBefore: z.iso.datetime(),
})
export type ComplaintReceipt = z.infer<typeof ComplaintReceipt>

export const ComplaintEvent = z.object({
  kind: z.enum(['received', 'acknowledged', 'answered', 'resolved', 'reopened']),
  words: z.string(),
  outcome: ComplaintOutcome.nullable(),
  at: z.iso.datetime(),
})
export type ComplaintEvent = z.infer<typeof ComplaintEvent>

/** A complaint as its writer sees it. */
export const Complaint = z.object({
  number: z.string(),
  message: z.string(),
  orderNumber: z.string().nullable(),
  photos: z.array(z.string()),
  isGrievanceOfficer: z.boolean(),
  receivedAt: z.iso.datetime(),
  /** The first moment that is too late for the shop. */
  resolveBefore: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
  outcome: ComplaintOutcome.nullable(),
  outcomeWords: z.string(),
  /** Until when it may be reopened; null of one that is open, or closed for good. */
  reopenUntil: z.iso.datetime().nullable(),
  events: z.array(ComplaintEvent),
})
export type Complaint = z.infer<typeof Complaint>

export const OneComplaint = z.object({
  number: z.string().max(20),
  secret: z.string().max(100),
})
export type OneComplaint = z.infer<typeof OneComplaint>

export const Reopening = OneComplaint.extend({
  words: words(4000),
})
export type Reopening = z.infer<typeof Reopening>
