import { creating, del, get, type Nothing, post, unkept, withSecret } from '../endpoint.ts'
import type {
  DeliveryPage,
  DeliveryQuery,
  NewWebhook,
  OneWebhook,
  Webhook,
  WebhookForm,
} from './types.ts'

const path = '/api/admin/webhooks'

export const listWebhooks = unkept(get<Nothing, Webhook[]>(path, 'staff:settings.shop'))
/** The only answer in which its secret stands. */
export const createWebhook = withSecret(
  creating(post<WebhookForm, NewWebhook>(path, 'staff:settings.shop')),
)
export const deleteWebhook = del<OneWebhook, undefined>(`${path}/{id}`, 'staff:settings.shop')
/** Sends `{"event":"test"}` within seconds. */
export const testWebhook = post<OneWebhook, undefined>(`${path}/{id}/test`, 'staff:settings.shop')
/** Tells it things again after it was switched off. */
export const enableWebhook = post<OneWebhook, undefined>(
  `${path}/{id}/enabling`,
  'staff:settings.shop',
)
export const listDeliveries = unkept(
  get<DeliveryQuery, DeliveryPage>(`${path}/{id}/deliveries`, 'staff:settings.shop'),
)
/** The same message once more, under the same number. */
export const replayDelivery = post<OneWebhook, undefined>(
  '/api/admin/webhook-deliveries/{id}/replay',
  'staff:settings.shop',
)
