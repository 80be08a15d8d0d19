import { z } from 'zod'

export const MailState = z.enum(['waiting', 'sent', 'kept', 'failed'])
export type MailState = z.infer<typeof MailState>

/** An email of the shop, as the list shows it; 'kept' ones were never sent, for want of a mail server. */
export const Mail = z.object({
  id: z.int(),
  to: z.string(),
  letter: z.string(),
  subject: z.string(),
  state: MailState,
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type Mail = z.infer<typeof Mail>

export const MailPage = z.object({
  items: z.array(Mail),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** False where no mail server is set up: emails are kept, and reach nobody. */
  hasMailServer: z.boolean(),
  /** How text messages leave; left out where the shop sends none. */
  textChannel: z.enum(['sms', 'whatsapp']).optional(),
})
export type MailPage = z.infer<typeof MailPage>

/** The whole letter: as text, and as the HTML that was sent. */
export const MailText = Mail.extend({ text: z.string(), html: z.string() })
export type MailText = z.infer<typeof MailText>

export const MailQuery = z.object({
  state: MailState.optional(),
  page: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
})
export type MailQuery = z.infer<typeof MailQuery>

export const TextState = z.enum(['waiting', 'handed', 'sent', 'kept', 'failed', 'unclear'])
export type TextState = z.infer<typeof TextState>

/** A text message of the shop; `unclear` ones the gateway may or may not have taken. */
export const TextMessage = z.object({
  id: z.int(),
  to: z.string(),
  kind: z.string(),
  state: TextState,
  /** '' of one that held a code, and of one that waits. */
  text: z.string(),
  lastError: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type TextMessage = z.infer<typeof TextMessage>

export const TextMessagePage = z.object({
  items: z.array(TextMessage),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** False where no gateway is set up: messages are kept, and reach nobody. */
  hasGateway: z.boolean(),
})
export type TextMessagePage = z.infer<typeof TextMessagePage>

export const TextQuery = MailQuery.extend({ state: TextState.optional() })
export type TextQuery = z.infer<typeof TextQuery>
