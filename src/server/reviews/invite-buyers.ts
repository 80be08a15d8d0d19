import { policy } from '#domain/policy.ts'
import { linesOf, orderById } from '../order-records/queries.ts'
import { orderPath } from '../orders/announcing/order-emails.ts'
import { defineEmail } from '../platform/mail/email.ts'
import { inert } from '../platform/mail/inert.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { presentOwn } from './present.ts'
import { ordersToReview } from './queries.ts'

const dayMs = 86_400_000
/** How long it looks back: a shop that stood still for a while invites all the same. */
const spanMs = 3 * dayMs

/** Asks buyers what they think once the time for returns is over: one letter an order, and only one. */
export async function inviteBuyers(shop: Shop): Promise<void> {
  const before = shop.now() - policy.returnsDays * dayMs
  for (const order of await ordersToReview(shop.db.read, before - spanMs, before)) {
    const once = `review-invitation:${order.id}`
    const wish = { to: order.email, email: reviewInvitation, once }
    await shop.db.write((tx) => sendLater(tx, shop, { ...wish, props: { orderId: order.id } }))
  }
}

/** Leads to the form of each saree that may still be reviewed. */
export const reviewInvitation = defineEmail<{ orderId: number }>(
  'review-invitation',
  async ({ orderId }, context) => {
    const db = context.shop.db.read
    const order = await orderById(db, orderId)
    if (!order) return null
    const lines = await linesOf(db, [order.id])
    const { reviews, reviewableLines } = await presentOwn(db, order, lines)
    const isWaitedFor = (id: number) =>
      reviewableLines.includes(id) && !reviews.some((review) => review.lineId === id)
    const open = lines.filter(({ id }) => isWaitedFor(id))
    if (open.length === 0) return null
    const text = 'how do you like it? A few words help the next one who looks for a saree.'
    return {
      subject: `How do you like your saree? (${order.number})`,
      preview: 'A few words help the next one who looks for a saree.',
      title: 'How do you like it?',
      blocks: [
        { kind: 'text', text: `${inert(order.full_name)}, ${text}` },
        {
          kind: 'items',
          items: open.map(({ id, name }) => ({
            name,
            note: 'Write a review',
            address: context.link(`${orderPath(order.token)}/review/${id}`),
          })),
        },
      ],
      reason: `You get this letter, once, because you ordered from ${context.profile.name}.`,
    }
  },
)
