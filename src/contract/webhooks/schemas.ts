import { z } from 'zod'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import {
  DeliveryPage,
  DeliveryQuery,
  NewWebhook,
  OneWebhook,
  Webhook,
  WebhookForm,
} from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  listWebhooks: {
    summary: 'The addresses that are told what happens in the shop.',
    answer: z.array(Webhook),
  },
  createWebhook: {
    summary:
      'Has an address told of events. Messages carry `Pallu-Signature: t=SECONDS,v1=HMAC`: the HMAC-SHA256, in hex, of the seconds, a dot and the body.',
    input: WebhookForm,
    answer: NewWebhook,
    errors: [409],
  },
  deleteWebhook: {
    summary: 'Tells an address nothing any more.',
    input: OneWebhook,
    answer: z.undefined(),
    errors: [404],
  },
  testWebhook: {
    summary: 'Sends a message to try an address.',
    input: OneWebhook,
    answer: z.undefined(),
    errors: [404],
  },
  enableWebhook: {
    summary: 'Tells an address again, after it was switched off, what happens from now on.',
    input: OneWebhook,
    answer: z.undefined(),
    errors: [404],
  },
  listDeliveries: {
    summary:
      'What an address was told in the last 30 days, the newest first, and what it answered.',
    input: DeliveryQuery,
    answer: DeliveryPage,
    errors: [404],
  },
  replayDelivery: {
    summary: 'Sends a message once more as it was written, under the same number and signed anew.',
    input: OneWebhook,
    answer: z.undefined(),
    errors: [404],
  },
}
