import { z } from 'zod'
import { deliveryFaults } from '#domain/programs/delivery-fault.ts'
import { webhookEvents } from '#domain/programs/webhook.ts'
import { PageNumber, PathId } from '../path-id.ts'

const Event = z.enum(webhookEvents)

/** An address that is told what happens. */
export const Webhook = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(Event),
  createdAt: z.iso.datetime(),
  /** Set since it was switched off after twenty tries in a row that nobody took. */
  disabledAt: z.iso.datetime().nullable(),
  /** Tries in a row that nobody took. */
  failures: z.int(),
})
export type Webhook = z.infer<typeof Webhook>

/** The same with the secret that its messages are signed with, which is never shown again. */
export const NewWebhook = Webhook.extend({ secret: z.string() })
export type NewWebhook = z.infer<typeof NewWebhook>

export const WebhookForm = z.object({
  url: z.url('Please enter a web address').max(500),
  events: z.array(Event).min(1).max(webhookEvents.length),
})
export type WebhookForm = z.infer<typeof WebhookForm>

export const OneWebhook = z.object({ id: PathId })
export type OneWebhook = z.infer<typeof OneWebhook>

/** One message, as often as it was tried. */
export const WebhookDelivery = z.object({
  id: z.int(),
  event: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  attempts: z.int(),
  /** What the program last answered; null where it answered nothing. */
  status: z.int().nullable(),
  /** In the words of the programs between; '' where it was answered. */
  error: z.string(),
  /** What that means. */
  fault: z.enum(deliveryFaults).optional(),
  body: z.string(),
  createdAt: z.iso.datetime(),
  triedAt: z.iso.datetime().nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const DeliveryQuery = z.object({ id: PathId, page: PageNumber })
export type DeliveryQuery = z.infer<typeof DeliveryQuery>

export const DeliveryPage = z.object({
  items: z.array(WebhookDelivery),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type DeliveryPage = z.infer<typeof DeliveryPage>
