import { fallbackImage } from '#domain/image-order.ts'
import { formatRupees } from '#domain/money.ts'
import { policy } from '#domain/policy.ts'
import { type LineRow, linesOf, type OrderRow, orderById } from '../../order-records/queries.ts'
import {
  type Block,
  defineEmail,
  type EmailContext,
  type WriteEmail,
} from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { documentLinks, type ToldKind } from './document-links.ts'
import { moneyBack, type Refunds, refundsIn, sums } from './email-sums.ts'

/** Where an order's page is. */
export const orderPath = (token: string) => `/order/${token}`

type Props = { orderId: number }
type Words = { subject: string; title: string; text: string }

/** An email about an order: what happened, the way to its page and to the documents that it tells of, its pieces and sums. */
const aboutOrder =
  (
    wordsFor: (order: OrderRow, refunds: Refunds) => Words | null,
    told: readonly ToldKind[] = [],
  ): WriteEmail<Props> =>
  async ({ orderId }, options) => {
    const order = await orderById(options.shop.db.read, orderId)
    const refunds = await refundsIn(options.shop.db.read, orderId)
    const words = order && wordsFor(order, refunds)
    if (!order || !words) return null
    const lines = await linesOf(options.shop.db.read, [order.id])
    return {
      subject: `${words.subject} (${order.number})`,
      preview: words.text,
      title: words.title,
      blocks: [
        { kind: 'text', text: `${inert(order.full_name)}, ${words.text}` },
        { kind: 'button', label: 'See your order', address: options.link(orderPath(order.token)) },
        ...(await documentLinks(order, told, options)),
        pieces(lines, options),
        sums(order, refunds),
      ],
      reason: `You get this letter because you ordered from ${options.profile.name}.`,
    }
  }

function pieces(lines: LineRow[], options: EmailContext): Block {
  const items = lines.map((line) => ({
    name: line.name,
    note: line.quantity === 1 ? line.description : `${line.description}\n${line.quantity} pieces`,
    amount: formatRupees(line.unit_paise * line.quantity),
    address: options.link(`/product/${line.slug}`),
    // Mail programs show no SVG.
    ...(line.image !== fallbackImage && { picture: options.link(line.image) }),
  }))
  return { kind: 'items', items }
}

/** What an order waits for: a word, an advance or all of its money. */
function waiting(order: OrderRow): Words {
  const { confirm_before, advance_paise, total_paise, held_until, store_credit_paise } = order
  if (confirm_before !== null) {
    return {
      subject: 'Please confirm your order',
      title: 'One word from you',
      text: `we have your order. Please confirm it on its page: you pay ${formatRupees(total_paise - store_credit_paise)} when it comes.`,
    }
  }
  const isKept = held_until !== null
  const subject = 'Your order waits for its payment'
  const title = 'Almost there'
  if (advance_paise > 0) {
    const now = formatRupees(advance_paise - store_credit_paise)
    const later = formatRupees(total_paise - advance_paise)
    const kept = isKept ? '' : ' We could not reserve its sarees, so please do that soon.'
    const text = `we have your order. Please pay ${now} in advance on its page, and the rest, ${later}, when it comes.${kept}`
    return { subject, title, text }
  }
  const text = isKept
    ? 'we have your order. Please pay on the page of the order: it says which sarees are reserved for you and until when.'
    : 'we have your order. We could not reserve its sarees, so please pay soon on the page of the order: they are yours once your payment arrives, if they are still there.'
  return { subject, title, text }
}

const toldBy = (subject: string, title: string, text: string, told: readonly ToldKind[] = []) =>
  aboutOrder(() => ({ subject, title, text }), told)

const moneyBackKinds = ['credit-note', 'refund-voucher'] as const

/** One letter for every step of an order. */
const orderWriters = {
  'order-placed': aboutOrder((order) =>
    order.state === 'pending_payment'
      ? waiting(order)
      : {
          subject: 'Your order is confirmed',
          title: 'Thank you for your order',
          text: 'we have your order and begin to pack it.',
        },
  ),
  'order-paid': toldBy(
    'Your payment has arrived',
    'Thank you, your payment is here',
    'your payment has arrived and your order is confirmed.',
    ['receipt-voucher'],
  ),
  'order-packed': toldBy('Your order is packed', 'Packed with care', 'your order is packed.'),
  'order-shipped': toldBy(
    'Your order is on its way',
    'On its way to you',
    'your order has left us. Its page shows where it is.',
  ),
  'order-delivered': toldBy(
    'Your order has arrived',
    'We hope you love it',
    `your order has been delivered. You may return a saree within ${policy.returnsDays} days, and please report damage within ${policy.damageReportHours} hours.`,
  ),
  'order-on-hold': toldBy(
    'About your order',
    'Your order waits for a moment',
    'something about your order needs a word with you. We will be in touch.',
  ),
  'order-cancelled': aboutOrder(
    (order, refunds) => ({
      subject: 'Your order is cancelled',
      title: 'Your order is cancelled',
      text: `your order is cancelled. ${moneyBack(order, refunds)}`,
    }),
    moneyBackKinds,
  ),
  'transfer-not-found': toldBy(
    'We could not find your payment',
    'We could not find your payment',
    'we could not find the transfer that you told us about, so your order is cancelled and nothing is due. If you have paid, please reply to this email with the details of the transfer: we will find it or send it back.',
  ),
  'order-returned': toldBy(
    'Your return is here',
    'Your return has arrived',
    'your return has arrived with us.',
    ['credit-note'],
  ),
  'order-refunded': aboutOrder(
    (_order, { donePaise, creditPaise, pendingPaise, failedPaise }) =>
      donePaise + pendingPaise + failedPaise === 0 && creditPaise > 0
        ? {
            subject: 'About your store credit',
            title: 'Your store credit is ready',
            text: 'what goes back to you for this order is store credit.',
          }
        : pendingPaise > 0 || failedPaise === 0
          ? {
              subject: 'Your refund is on its way',
              title: 'Your money is on its way',
              text: 'your refund is on its way to you.',
            }
          : {
              subject: 'About your refund',
              title: 'Your refund did not go through',
              text: 'your refund did not go through. We send it another way and tell you when it is on its way.',
            },
    moneyBackKinds,
  ),
  'return-asked': toldBy(
    'We have your request',
    'Your return request is with us',
    'we have your request and answer it within a working day.',
  ),
  'return-approved': toldBy(
    'Your return is accepted',
    'Please send it back',
    'your return is accepted. Please send the saree back unworn, unwashed and with its tags.',
  ),
  'exchange-made': toldBy(
    'Your exchange is approved',
    'Your new saree is reserved',
    'we have reserved the saree you get instead. Please send the old one back: once it has arrived, what you paid for it pays for the new one, and we tell you if anything is left to pay.',
  ),
  'return-refused': toldBy(
    'About your return',
    'About your return',
    'we cannot take this return. The page of the order says why.',
  ),
}

export type OrderEmail = keyof typeof orderWriters

/** The email about an order that waits in the outbox under this name. */
export const orderEmail = (name: OrderEmail) => defineEmail(name, orderWriters[name])

export const orderEmails = Object.entries(orderWriters).map(([name, write]) =>
  defineEmail(name, write),
)
