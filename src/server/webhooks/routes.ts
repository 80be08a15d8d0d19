import type * as adminCalls from '#contract/webhooks/admin-calls.ts'
import type { NewWebhook, Webhook, WebhookDelivery, WebhookForm } from '#contract/webhooks/types.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { deliveryFault } from '#domain/programs/delivery-fault.ts'
import { eventsIn } from '#domain/programs/webhook.ts'
import { refusal } from '#domain/refusals/list.ts'
import { type Actor, actorOf, record } from '../audit/audit.ts'
import type { Query } from '../platform/db/database.ts'
import { mayBePublic } from '../platform/http/post-outside.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { newSecret } from '../platform/secret.ts'
import { vaultOf } from '../platform/secret-key.ts'
import type { Shop } from '../platform/shop.ts'
import { sealedFor } from './deliver.ts'
import { send, tell } from './note-events.ts'
import {
  allWebhooks,
  type DeliveryRow,
  deleteWebhookRow,
  deliveriesOf,
  deliveryById,
  fromNowOn,
  insertWebhook,
  lockedWebhook,
  updateDelivery,
  updateWebhook,
  type WebhookRow,
  webhookById,
} from './queries.ts'

const most = 20
const pageSize = 30

export const webhookHandlers: Handlers<typeof adminCalls> = {
  listWebhooks: async ({ shop }) => (await allWebhooks(shop.db.read)).map(presented),
  createWebhook: ({ shop, c, input }) => makeWebhook(shop, actorOf(c), input),
  deleteWebhook: ({ shop, c, input }) =>
    changed(shop, actorOf(c), input.id, 'delete', (tx, { id }) => deleteWebhookRow(tx, id)),
  testWebhook: ({ shop, c, input }) =>
    changed(shop, actorOf(c), input.id, 'update', (tx, webhook) =>
      tell(tx, shop, webhook, {
        source: 'test',
        id: null,
        event: 'test',
        at: shop.now(),
        data: {},
      }),
    ),
  enableWebhook: ({ shop, c, input }) =>
    changed(shop, actorOf(c), input.id, 'update', async (tx, { id, disabled_at }) => {
      // What happened while it was switched off is not told later.
      const begin = disabled_at === null ? {} : await fromNowOn(tx)
      await updateWebhook(tx, id, { ...begin, disabled_at: null, failures: 0 })
    }),
  async listDeliveries({ shop, input }) {
    const page = input.page ?? 1
    if (!(await webhookById(shop.db.read, input.id))) throw new ShopError('no-such-webhook')
    const { rows, total } = await deliveriesOf(shop.db.read, input.id, page, pageSize)
    return { items: rows.map(presentDelivery), total, page, pages: pagesOf(total, pageSize) }
  },
  async replayDelivery({ shop, c, input }) {
    const delivery = await deliveryById(shop.db.read, input.id)
    if (!delivery) throw new ShopError('no-such-delivery')
    return changed(shop, actorOf(c), delivery.webhook_id, 'update', async (tx) => {
      // One that waits is sent soon anyway: of two who press at once, the second finds it waiting.
      if ((await deliveryById(tx, delivery.id))?.state === 'waiting') return
      await updateDelivery(tx, delivery.id, { state: 'waiting' })
      await send(tx, shop, delivery.id)
    })
  },
}

async function makeWebhook(shop: Shop, actor: Actor, form: WebhookForm): Promise<NewWebhook> {
  refuseAddress(shop, new URL(form.url))
  const secret = `whsec_${newSecret()}`
  return shop.db.write(async (tx) => {
    if ((await allWebhooks(tx)).length >= most) {
      throw new ShopError(refusal('webhooks-full', { most }))
    }
    const row = await insertWebhook(tx, {
      ...{ url: form.url, events: form.events.join(',') },
      ...{ secret: vaultOf(shop).seal(secret, sealedFor), created_at: shop.now() },
    })
    await written(tx, shop, actor, { action: 'create', row })
    return { ...presented(row), secret }
  })
}

/** Only what travels encrypted and out of the house; names are looked at again whenever something is sent. */
function refuseAddress({ config }: Shop, url: URL) {
  const isFit = config.hasPrivateWebhooks
    ? /^https?:$/.test(url.protocol)
    : url.protocol === 'https:' && mayBePublic(url)
  if (isFit && url.username === '' && url.password === '') return
  throw new ShopError('webhook-address', { at: 'url' })
}

async function changed(
  shop: Shop,
  actor: Actor,
  id: number,
  action: 'update' | 'delete',
  work: (tx: Query, webhook: WebhookRow) => Promise<unknown>,
): Promise<undefined> {
  await shop.db.write(async (tx) => {
    const row = await lockedWebhook(tx, id)
    if (!row) throw new ShopError('no-such-webhook')
    await work(tx, row)
    await written(tx, shop, actor, { action, row })
  })
  return undefined
}

type Written = { action: 'create' | 'update' | 'delete'; row: WebhookRow }

const written = (tx: Query, shop: Shop, actor: Actor, { action, row }: Written) =>
  record(tx, actor, shop.now(), { action, kind: 'webhook', id: row.id, subject: row.url })

const timeOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())

const presented = (row: WebhookRow): Webhook => ({
  ...{ id: row.id, url: row.url, events: eventsIn(row.events), failures: row.failures },
  createdAt: new Date(row.created_at).toISOString(),
  disabledAt: timeOf(row.disabled_at),
})

const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  ...{ id: row.id, event: row.event, state: row.state, attempts: row.attempts },
  ...{ status: row.status, error: row.error, body: row.body },
  ...(row.status === null && { fault: deliveryFault(row.error) ?? undefined }),
  createdAt: new Date(row.created_at).toISOString(),
  triedAt: timeOf(row.tried_at),
})
