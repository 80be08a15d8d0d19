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

/**
 * Writes down what each address has to be told of what happened since it was last looked, and has it sent. Where nothing
 * happened, nothing is written.
 */
export async function noteEvents(shop: Shop): Promise<void> {
  for (const webhook of await enabledWebhooks(shop)) {
    const { told, ...seen } = await newsFor(shop, webhook)
    if (told.length === 0 && isSeen(webhook, seen)) continue
    await shop.db.write(async (tx) => {
      const row = await lockedWebhook(tx, webhook.id)
      if (!row) return
      for (const one of told) await tell(tx, shop, row, one)
      await updateWebhook(tx, row.id, {
        seen_event: Math.max(row.seen_event, seen.event),
        seen_audit: Math.max(row.seen_audit, seen.audit),
      })
    })
  }
}

/** Whether something happened that an address has not been told, or not looked at yet. */
export async function hasNews(shop: Shop): Promise<boolean> {
  for (const webhook of await enabledWebhooks(shop)) {
    const { told, ...seen } = await newsFor(shop, webhook)
    if (told.length > 0 || !isSeen(webhook, seen)) return true
  }
  return false
}

const enabledWebhooks = async (shop: Shop) =>
  (await allWebhooks(shop.db.read)).filter(({ disabled_at }) => disabled_at === null)

const isSeen = (webhook: WebhookRow, seen: Pick<News, 'event' | 'audit'>) =>
  seen.event === webhook.seen_event && seen.audit === webhook.seen_audit

/** What was told longer ago than a month is forgotten. */
export async function forgetDeliveries(shop: Shop): Promise<void> {
  await shop.db.write((tx) => dropOldDeliveries(tx, shop.now() - keptDays * dayMs))
}

type News = {
  told: Told[]
  /** The newest entry of orders' histories, and of the log of staff, that was looked at. */
  event: number
  audit: number
}

/** What an address has not been told yet; two who look at once find the same, and it is told once. */
async function newsFor(shop: Shop, webhook: WebhookRow): Promise<News> {
  const [db, since] = [shop.db.read, shop.now() - newMs]
  const from = { webhookId: webhook.id, since, limit: atOnce }
  const after = Math.max(webhook.first_event, webhook.seen_event - lookedAtAgain)
  const events = await orderEventsAfter(db, after, from)
  const line = Math.max(webhook.first_audit, webhook.seen_audit - lookedAtAgain)
  const changes = await productChangesAfter(db, line, from)
  const wanted = new Set<string>(eventsIn(webhook.events))
  const told = [...events.flatMap(toldOfOrder), ...changes.map(toldOfProduct)]
  return {
    told: told.filter(({ event }) => wanted.has(event)),
    event: Math.max(webhook.seen_event, events.at(-1)?.id ?? 0),
    audit: Math.max(webhook.seen_audit, changes.at(-1)?.id ?? 0),
  }
}

type OrderEvent = Awaited<ReturnType<typeof orderEventsAfter>>[number]

/** Nothing of who bought it: the program asks for that with its token. */
function toldOfOrder({ id, kind, to_state, created_at, ...order }: OrderEvent): Told[] {
  const event = eventOf(kind, to_state)
  if (event === null) return []
  const facts = {
    ...{ id: order.order_id, number: order.number, state: order.state, channel: order.channel },
    ...{ paymentMethod: order.payment_method, total: toRupees(order.total_paise) },
    paid: toRupees(order.paid_paise),
  }
  return [{ source: 'order', id, event, at: created_at, data: { order: facts } }]
}

type ProductChange = Awaited<ReturnType<typeof productChangesAfter>>[number]

function toldOfProduct({ id, at, product_id, ...change }: ProductChange): Told {
  const { code, slug, stock, action } = change
  const data = { product: { id: product_id, code, slug, stock, action } }
  return { source: 'product', id, event: 'product.changed', at, data }
}

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
