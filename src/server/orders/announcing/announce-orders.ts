import { z } from 'zod'
import { formatRupees } from '#domain/money.ts'
import { defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { sendLater } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { currentProfile } from '../../settings/documents.ts'
import { readDocument, writeDocument } from '../../settings/queries.ts'
import { ordersByIds } from '../staff-queries.ts'
import { lastOrderId, newOrders } from './announce-queries.ts'

const name = 'announced-orders'
const Announced = z.object({ lastId: z.int() })
const atOnce = 50

/** What the shop has not been told of, and to where; undefined where there is nothing to write down. */
async function unannounced(shop: Shop) {
  const { email } = await currentProfile(shop.db)
  if (email === '') return undefined
  const known = Announced.safeParse(await readDocument(shop.db, name))
  const lastId = known.success ? known.data.lastId : await lastOrderId(shop.db.read)
  const orderIds = await newOrders(shop.db.read, lastId, atOnce)
  return known.success && orderIds.length === 0 ? undefined : { email, lastId, orderIds }
}

/** Whether orders came of which the shop is to be told. */
export const hasUnannounced = async (shop: Shop) => (await unannounced(shop)) !== undefined

/** Writes to the shop of the orders that came since it was last told; one email for all of them. */
export async function announceOrders(shop: Shop): Promise<void> {
  const found = await unannounced(shop)
  if (!found) return
  const { email, lastId, orderIds } = found
  await shop.db.write(async (tx) => {
    const told = { lastId: orderIds.at(-1) ?? lastId }
    await writeDocument(tx, name, told, shop.now())
    if (orderIds.length === 0) return
    const once = `new-orders:${told.lastId}`
    await sendLater(tx, shop, { to: email, email: newOrdersEmail, props: { orderIds }, once })
  })
}

/** Tells the shop what was ordered, and where to go on. */
export const newOrdersEmail = defineEmail<{ orderIds: number[] }>(
  'new-orders',
  async ({ orderIds }, options) => {
    const orders = await ordersByIds(options.shop.db.read, orderIds)
    if (orders.length === 0) return null
    const count = orders.length === 1 ? 'A new order' : `${orders.length} new orders`
    return {
      subject: `${count} at ${options.profile.name}`,
      preview: orders.map((order) => order.number).join(', '),
      title: count,
      blocks: [
        {
          kind: 'facts',
          rows: orders.map((order) => ({
            label: `${order.number}, ${inert(order.full_name)}`,
            value: formatRupees(order.total_paise),
          })),
        },
        { kind: 'button', label: 'See the orders', address: options.link('/admin/orders') },
      ],
      reason: `You get this email because this is the address of ${options.profile.name}.`,
    }
  },
)
