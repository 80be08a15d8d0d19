import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Query } from '../platform/db/database.ts'
import { postOutside } from '../platform/http/post-outside.ts'
import { GiveUp, type Task } from '../platform/jobs/jobs.ts'
import { defineEmail } from '../platform/mail/email.ts'
import { sendLater } from '../platform/mail/mail.ts'
import { vaultOf } from '../platform/secret-key.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from '../settings/documents.ts'
import {
  type DeliveryRow,
  deliveryById,
  lockedWebhook,
  updateDelivery,
  updateWebhook,
  type WebhookRow,
  webhookById,
} from './queries.ts'

const Payload = z.object({ deliveryId: z.int() })

/** So many tries in a row that nobody took switch an address off. */
const mostFailures = 20

/** What the secret of an address is sealed for. */
export const sealedFor = 'webhook'

/** The seconds and the HMAC-SHA256, in hex, of the seconds, a dot and the body: a copy of an old message shows its age. */
function signatureOf(secret: string, seconds: number, body: string): string {
  const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signed}`
}

/** Sends one message; what is not taken is tried again by the queue, later each time. */
export async function deliverWebhook(shop: Shop, payload: unknown, task: Task): Promise<void> {
  const { deliveryId } = Payload.parse(payload)
  const delivery = await deliveryById(shop.db.read, deliveryId)
  if (delivery?.state !== 'waiting') return
  const webhook = await webhookById(shop.db.read, delivery.webhook_id)
  if (!webhook) return
  const isOff = webhook.disabled_at !== null
  const answer = isOff
    ? { status: null, error: 'It is switched off.' }
    : await post(shop, webhook, delivery, task)
  const isTaken = answer.status !== null && answer.status >= 200 && answer.status < 300
  // Nobody has refused it: it is sent when the shop is open again.
  if (task.signal.aborted && !isTaken) throw new Error('The shop is closing.')
  await shop.db.write(async (tx) => {
    await updateDelivery(tx, delivery.id, {
      ...{ ...answer, attempts: delivery.attempts + 1, tried_at: shop.now() },
      state: isTaken ? 'done' : task.isLast || isOff ? 'failed' : 'waiting',
    })
    if (!isOff) await noteHealth(tx, shop, webhook.id, isTaken)
  })
  if (isOff) throw new GiveUp(answer.error)
  if (!isTaken) throw new Error(`A webhook was not taken: ${answer.status ?? answer.error}`)
}

/** It stands among those that were not delivered then, where staff see it and may send it again. */
deliverWebhook.bury = async (shop: Shop, payload: unknown) => {
  const { deliveryId } = Payload.parse(payload)
  const error = 'The shop ended at every try.'
  await shop.db.write((tx) =>
    updateDelivery(tx, deliveryId, { state: 'failed', status: null, error, tried_at: shop.now() }),
  )
}

async function post(shop: Shop, webhook: WebhookRow, { id, event, body }: DeliveryRow, task: Task) {
  const secret = vaultOf(shop).open(webhook.secret, sealedFor)
  if (secret === undefined) return { status: null, error: 'Its secret cannot be read any more.' }
  const headers = {
    ...{ 'Content-Type': 'application/json', 'User-Agent': 'Pallu' },
    ...{ 'Pallu-Event': event, 'Pallu-Delivery': String(id) },
    'Pallu-Signature': signatureOf(secret, Math.floor(shop.now() / 1000), body),
  }
  const mayBePrivate = shop.config.hasPrivateWebhooks
  try {
    const sent = { url: webhook.url, body, headers, mayBePrivate, signal: task.signal }
    return { status: await postOutside(sent), error: '' }
  } catch (error) {
    return { status: null, error: rawOf(error).slice(0, 200) }
  }
}

/** Where a name has several addresses and none answers, only the code says why. */
function rawOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return error.message.includes(code) ? error.message : `${code} ${error.message}`.trim()
}

async function noteHealth(tx: Query, shop: Shop, id: number, isTaken: boolean) {
  const webhook = await lockedWebhook(tx, id)
  if (!webhook || webhook.disabled_at !== null) return
  const failures = isTaken ? 0 : webhook.failures + 1
  const isOver = failures >= mostFailures
  if (failures === webhook.failures) return
  await updateWebhook(tx, id, { failures, ...(isOver && { disabled_at: shop.now() }) })
  const { email } = await currentProfile(shop.db)
  if (!isOver || email === '') return
  const props = { url: webhook.url }
  const once = `webhook-off:${id}:${shop.now()}`
  await sendLater(tx, shop, { to: email, email: webhookOff, props, once })
}

/** Tells the owner that another program has stopped listening. */
export const webhookOff = defineEmail<{ url: string }>('webhook-off', async ({ url }, options) => ({
  subject: `A program has stopped listening to ${options.profile.name}`,
  preview: new URL(url).host,
  title: 'A webhook was switched off',
  blocks: [
    {
      kind: 'text',
      text: `${mostFailures} messages in a row to ${new URL(url).host} were not taken, so your shop sends it none any more. What happens until you switch it on again is not told later. Please have a look at the program, then switch the webhook on.`,
    },
    { kind: 'button', label: 'See the webhooks', address: options.link('/admin/webhooks') },
  ],
  reason: `You get this email because this is the address of ${options.profile.name}.`,
}))
