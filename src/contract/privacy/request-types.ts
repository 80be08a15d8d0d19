import { z } from 'zod'
import { dataRequestKinds, dataRequestOutcomes } from '#domain/privacy/data-request.ts'
import { Email } from '../email.ts'
import { text } from '../form-fields.ts'
import { PageNumber, PathId } from '../path-id.ts'
import { Language } from './types.ts'

const Kind = z.enum(dataRequestKinds)

/** What somebody asks for of their data; an account is not needed. */
export const DataRequestForm = z.object({
  kind: z.enum(dataRequestKinds, 'Please choose what you would like'),
  email: Email,
  /** What is to be corrected, who is nominated, what the grievance is. */
  words: text(4000).default(''),
  language: Language.default('en'),
  website: z.string().max(500).optional().meta({ description: 'To be left empty.' }),
})
export type DataRequestForm = z.input<typeof DataRequestForm>

/** A code is on its way to the address, whether the shop knows it or not. */
export const DataRequestReceipt = z.object({
  id: z.int(),
  email: z.string(),
  /** Until when the code counts. */
  codeUntil: z.iso.datetime(),
})
export type DataRequestReceipt = z.infer<typeof DataRequestReceipt>

export const ContactProof = z.object({
  id: PathId,
  /** Six digits, however they are grouped. */
  code: z.string().trim().min(1).max(20),
})
export type ContactProof = z.infer<typeof ContactProof>

/** What stays although it was asked to go: why, and until when. */
export const KeptPart = z.object({
  what: z.enum([
    ...(['documents', 'open-orders', 'complaints', 'account', 'consents'] as const),
    ...(['store-credits', 'gift-cards'] as const),
  ]),
  count: z.int(),
  /** A day; null where it depends on what happens. */
  until: z.iso.date().nullable(),
})
export type KeptPart = z.infer<typeof KeptPart>

/** A request as whoever proved the contact sees it. */
export const DataRequest = z.object({
  id: z.int(),
  kind: Kind,
  email: z.string(),
  words: z.string(),
  /** Opens the request again, for a day; only in the answer to the proof. */
  secret: z.string().optional(),
  provedAt: z.iso.datetime(),
  goalBefore: z.iso.datetime(),
  /** The first moment that is too late for the shop. */
  answerBefore: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  outcome: z.enum(dataRequestOutcomes).nullable(),
  outcomeWords: z.string(),
  kept: z.array(KeptPart),
  /** How many of each the shop has under the address. */
  found: z.object({
    orders: z.int(),
    documents: z.int(),
    messages: z.int(),
    consents: z.int(),
    account: z.boolean(),
  }),
})
export type DataRequest = z.infer<typeof DataRequest>

export const OneDataRequest = z.object({ id: PathId, secret: z.string().max(100) })
export type OneDataRequest = z.infer<typeof OneDataRequest>

/** Everything that the shop keeps under an address. */
export const DataExport = z.record(z.string(), z.unknown())
export type DataExport = z.infer<typeof DataExport>

export const dataRequestStates = ['open', 'late', 'answered'] as const

export const StaffDataRequest = DataRequest.omit({ secret: true }).extend({
  urgency: z.enum(['answered', 'calm', 'late', 'over']),
  by: z.string(),
  /** What an erasure would leave. */
  wouldKeep: z.array(KeptPart),
})
export type StaffDataRequest = z.infer<typeof StaffDataRequest>

export const DataRequestQuery = z.object({
  /** 'late' is what is open and past the shop's own goal. */
  state: z.enum(dataRequestStates).optional(),
  page: PageNumber,
})
export type DataRequestQuery = z.infer<typeof DataRequestQuery>

export const DataRequestPage = z.object({
  items: z.array(StaffDataRequest),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  counts: z.object({ open: z.int(), late: z.int(), answered: z.int() }),
})
export type DataRequestPage = z.infer<typeof DataRequestPage>

/** An answer; 'done' or 'partly' of an erasure erases. */
export const AnswerDataForm = z.object({
  id: PathId,
  outcome: z.enum(dataRequestOutcomes, 'Please choose an outcome'),
  words: text(4000).min(1, 'Please write a few words'),
})
export type AnswerDataForm = z.infer<typeof AnswerDataForm>
