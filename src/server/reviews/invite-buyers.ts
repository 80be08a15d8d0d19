import { pathIn } from '#domain/language.ts'
import { linesAsBought } from '../catalog/translate-lines.ts'
import { emailWords } from '../email-words/email-words.ts'
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

/** Asks buyers what they think once the time for returns is over: one email an order, and only one. */
export async function inviteBuyers(shop: Shop): Promise<void> {
  const now = shop.now()
  for (const order of await ordersToReview(shop.db.read, now, spanMs)) {
    const once = `review-invitation:${order.id}`
    const toSend = { to: order.email, email: reviewInvitation, once }
    await shop.db.write((tx) => sendLater(tx, shop, { ...toSend, props: { orderId: order.id } }))
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
    const { language } = order
    const said = await linesAsBought(context.shop.db, language, open)
    const all = emailWords(language)
    const words = all.reviews
    return {
      language,
      subject: all.forOrder(words.subject, order.number),
      preview: words.preview,
      title: words.title,
      blocks: [
        { kind: 'text', text: all.greeting(inert(order.full_name), words.text) },
        {
          kind: 'items',
          items: said.map(({ id, name, inEnglish }) => ({
            name,
            ...(inEnglish && { inEnglish }),
            note: words.write,
            address: context.link(pathIn(language, `${orderPath(order.token)}/review/${id}`)),
          })),
        },
      ],
      reason: words.reason(context.profile.name),
    }
  },
)
