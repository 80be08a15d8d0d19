import { toRupees } from '#domain/money.ts'
import { eventOf, eventsIn, type WebhookEvent } from '#domain/programs/webhook.ts'
import type { Query } from '../platform/db/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { Shop } from '../platform/shop.ts'
import {
  allWebhooks,
  dropOldDeliveries,
  insertDelivery,
  lockedWebhook,
  orderEventsAfter,
  productChangesAfter,
  updateWebhook,
  type WebhookRow,
} from './queries.ts'

/** Entries of transactions that committed late have smaller numbers: so many are looked at again. */
const lookedAtAgain = 200
const atOnce = 500
const dayMs = 86_400_000
const keptDays = 30
/** Nobody is told today what happened before. */
const newMs = 7 * dayMs

/** Writes down what each address has to be told of what happened since it was last looked, and has it sent. */
export async function noteEvents(shop: Shop): Promise<void> {
  for (const { id, disabled_at } of await allWebhooks(shop.db.read)) {
    if (disabled_at !== null) continue
    await shop.db.write(async (tx) => {
      const webhook = await lockedWebhook(tx, id)
      if (webhook) await noteFor(tx, shop, webhook)
    })
  }
}

/** What was told longer ago than a month is forgotten. */
export async function forgetDeliveries(shop: Shop): Promise<void> {
  await shop.db.write((tx) => dropOldDeliveries(tx, shop.now() - keptDays * dayMs))
}

async function noteFor(tx: Query, shop: Shop, webhook: WebhookRow) {
  const since = shop.now() - newMs
  const after = Math.max(webhook.first_event, webhook.seen_event - lookedAtAgain)
  const wanted = new Set<WebhookEvent>(eventsIn(webhook.events))
  const events = await orderEventsAfter(tx, after, since, atOnce)
  for (const { id, kind, to_state, created_at, ...order } of events) {
    const event = eventOf(kind, to_state)
    if (event === null || !wanted.has(event)) continue
    const data = presentOrder(order)
    await tell(tx, shop, webhook, { source: 'order', id, event, at: created_at, data })
  }
  const line = Math.max(webhook.first_audit, webhook.seen_audit - lookedAtAgain)
  const changes = await productChangesAfter(tx, line, since, atOnce)
  for (const { id, at, action, product_id, code, slug, stock } of changes) {
    if (!wanted.has('product.changed')) break
    const data = { product: { id: product_id, code, slug, stock, action } }
    await tell(tx, shop, webhook, { source: 'product', id, event: 'product.changed', at, data })
  }
  await updateWebhook(tx, webhook.id, {
    seen_event: Math.max(webhook.seen_event, events.at(-1)?.id ?? 0),
    seen_audit: Math.max(webhook.seen_audit, changes.at(-1)?.id ?? 0),
  })
}

type OrderFacts = Omit<
  Awaited<ReturnType<typeof orderEventsAfter>>[number],
  'id' | 'kind' | 'to_state' | 'created_at'
>

/** Nothing of who bought it: the program asks for that with its token. */
const presentOrder = (order: OrderFacts) => ({
  order: {
    ...{ id: order.order_id, number: order.number, state: order.state, channel: order.channel },
    ...{ paymentMethod: order.payment_method, total: toRupees(order.total_paise) },
    paid: toRupees(order.paid_paise),
  },
})

type Told = {
  source: 'order' | 'product' | 'test'
  /** Null of a try. */
  id: number | null
  event: WebhookEvent | 'test'
  at: number
  data: object
}

/** Writes one message down and has it sent; one that was told already is not told again. */
export async function tell(tx: Query, shop: Shop, webhook: WebhookRow, told: Told) {
  const body = JSON.stringify({
    event: told.event,
    at: new Date(told.at).toISOString(),
    ...told.data,
  })
  const row = { webhook_id: webhook.id, event: told.event, source: told.source, body }
  const made = await insertDelivery(tx, { ...row, source_id: told.id, created_at: shop.now() })
  if (made) await send(tx, shop, made.id)
}

/** Ten tries fill eight hours. */
export const send = (tx: Query, shop: Shop, deliveryId: number) =>
  enqueue(tx, shop.now(), 'webhook', { deliveryId }, { maxAttempts: 10 })
