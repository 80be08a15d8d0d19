import { ShopError } from '#domain/errors.ts'
import { formatRupees } from '#domain/money.ts'
import { lapsedClaims } from '../order-records/change-queries.ts'
import { orderById } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { defineEmail } from '../platform/mail/email.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from '../settings/documents.ts'
import { holdLimits } from '../stock/limits.ts'
import { tellBuyer } from './announcing/tell-buyer.ts'
import { warnStaff } from './event-queries.ts'
import { moveOrder } from './move-order.ts'

const hourMs = 3_600_000
const atOnce = 200
const system = { kind: 'system' as const, userId: null }

/** Gives up orders whose named transfer nobody has found for as long as the shop waits; tells both sides. */
export async function lapseClaims(shop: Shop): Promise<void> {
  const { lapseHours } = await holdLimits(shop.db)
  const { email } = await currentProfile(shop.db)
  for (const claim of await lapsedClaims(shop.db.read, shop.now() - lapseHours * hourMs, atOnce)) {
    try {
      await lapse(shop, claim, email)
    } catch (error) {
      // Somebody has found the money or cancelled it since we looked.
      if (!(error instanceof ShopError)) throw error
    }
  }
}

type Claim = { id: number; reference: string | null }

function lapse(shop: Shop, { id, reference }: Claim, shopEmail: string) {
  return shop.db.write(async (tx) => {
    const said = { code: 'transfer-not-found' as const, params: {} }
    const order = await moveOrder(tx, shop, id, {
      from: 'pending_payment',
      to: 'cancelled',
      by: system,
      said,
      isTold: false,
    })
    await tellBuyer(tx, shop, order, 'transfer-not-found')
    await warnOfLostTransfer(tx, shop, { id, reference }, shopEmail)
  })
}

/** Tells staff, and the shop by email where it has an address, that an order was given up whose named transfer nobody found. */
export async function warnOfLostTransfer(
  tx: Query,
  shop: Shop,
  { id, reference }: Claim,
  shopEmail: string,
) {
  const params = { reference: reference ?? '' }
  await warnStaff(tx, id, { code: 'cancelled-without-transfer', params }, shop.now())
  if (shopEmail === '') return
  await sendLater(tx, shop, { to: shopEmail, email: claimLapsed, props: { orderId: id } })
}

/** Tells the shop that an order was given up because nobody found its transfer. */
export const claimLapsed = defineEmail<{ orderId: number }>(
  'claim-lapsed',
  async ({ orderId }, options) => {
    const order = await orderById(options.shop.db.read, orderId)
    if (!order) return null
    const text = `Nobody confirmed the transfer for order ${order.number} in time, so it was cancelled and its sarees are free again. If the money did come, please refund it or take the order anew.`
    return {
      subject: `Order ${order.number} was cancelled: its transfer was not found`,
      preview: text,
      title: 'A transfer was not found',
      blocks: [
        { kind: 'text', text },
        { kind: 'facts', rows: [{ label: order.number, value: formatRupees(order.total_paise) }] },
        {
          kind: 'button',
          label: 'See the order',
          address: options.link(`/admin/orders?q=${order.number}`),
        },
      ],
      reason: `You get this email because this is the address of ${options.profile.name}.`,
    }
  },
)
