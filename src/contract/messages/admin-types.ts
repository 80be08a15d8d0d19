import { z } from 'zod'
import { languages } from '#domain/language.ts'
import { text, Version } from '../form-fields.ts'
import { PageNumber, PathId } from '../path-id.ts'

export const TicketState = z.enum(['open', 'answered', 'closed'])
export type TicketState = z.infer<typeof TicketState>

/** A message to the shop, as the list shows it. */
export const Ticket = z.object({
  id: z.int(),
  /** Like 'T-000123'. */
  number: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** In which its writer reads the shop. */
  language: z.enum(languages),
  /** The saree that it is about, in the shop or put away; null where it was not asked from a saree's page. */
  saree: z.object({ id: z.int(), code: z.string(), name: z.string() }).nullable(),
  /** How the message begins. */
  subject: z.string(),
  state: TicketState,
  createdAt: z.iso.datetime(),
})
export type Ticket = z.infer<typeof Ticket>

/** The whole message, and what the shop has answered so far. */
export const TicketText = Ticket.extend({
  message: z.string(),
  /** Of its state and answers: whoever answers or moves it sends it back. */
  version: z.string(),
  answers: z.array(
    z.object({
      id: z.int(),
      words: z.string(),
      /** Of a video, or ''. */
      link: z.string(),
      /** A file that went with it, and until when it can be seen; null without one. */
      video: z.object({ bytes: z.int(), endsAt: z.iso.datetime() }).nullable(),
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
})
export type TicketText = z.infer<typeof TicketText>

export const TicketQuery = z.object({
  state: TicketState.optional(),
  /** Part of a name, an email, a number or the message. */
  q: z.string().trim().max(100).optional(),
  page: PageNumber,
})
export type TicketQuery = z.infer<typeof TicketQuery>

export const TicketPage = z.object({
  items: z.array(Ticket),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** How many are in each state, whatever the filters. */
  counts: z.object({ open: z.int(), answered: z.int(), closed: z.int() }),
})
export type TicketPage = z.infer<typeof TicketPage>

export const OneTicket = z.object({ id: PathId })
export type OneTicket = z.infer<typeof OneTicket>

export const AnswerForm = OneTicket.extend({
  words: text(4000).min(1, 'Please write a few words'),
  /** Of a video, which the email leads to by a button. */
  link: z
    .union([
      z.literal(''),
      z.url({ protocol: /^https$/, error: 'Please enter a web address' }).max(500),
    ])
    .default(''),
  /** A file that was sent before (`keepVideo`), which the email leads to. */
  videoId: z.int().positive().optional(),
  version: Version,
})
export type AnswerForm = Omit<z.infer<typeof AnswerForm>, 'link'> & { link?: string | undefined }

/** A video that an answer may name, for a day. */
export const KeptVideo = z.object({ id: z.int(), bytes: z.int(), endsAt: z.iso.datetime() })
export type KeptVideo = z.infer<typeof KeptVideo>

export const TicketMove = OneTicket.extend({
  state: z.enum(['open', 'closed']),
  version: Version,
})
export type TicketMove = z.infer<typeof TicketMove>
