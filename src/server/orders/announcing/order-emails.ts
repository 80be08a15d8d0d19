import { type Language, pathIn } from '#domain/language.ts'
import { formatRupees, type Paise } from '#domain/money.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { fallbackImage } from '#domain/pictures/image-order.ts'
import { moneyOf } from '#domain/refund.ts'
import { linesAsBought, type SaidLine } from '../../catalog/translate-lines.ts'
import { titleIn } from '../../coupons/offer-title.ts'
import { emailWords, longDay } from '../../email-words/email-words.ts'
import type { EmailWords } from '../../email-words/en.ts'
import { isCounterSale } from '../../order-records/counter-sale.ts'
import {
  type LineRow,
  linesOf,
  type OrderRow,
  orderById,
  paidWithinPaise,
  paiseOf,
} from '../../order-records/queries.ts'
import {
  type Block,
  defineEmail,
  type EmailContext,
  type WriteEmail,
} from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { expectedOf } from '../present.ts'
import { askedForRest, isRestAsked, waitingForAdvance } from './booking-steps.ts'
import { documentLinks, type ToldKind } from './document-links.ts'
import { moneyBack, type Refunds, refundsIn, sums } from './email-sums.ts'

/** Where an order's page is. */
export const orderPath = (token: string) => `/order/${token}`

type Props = { orderId: number }
type OrderWords = EmailWords['orders']
type Step = { subject: string; title: string; text: string }
/** Which documents it tells of, and whether it says when the parcel arrives. */
type Told = { documents?: readonly ToldKind[]; isPromising?: boolean }
/** Behind a greeting the sentence goes on in small letters; in a list of emails it stands alone. */
const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type StepFor = (steps: OrderWords['steps'], order: OrderRow, refunds: Refunds) => Step

/** An email about an order: what happened, the way to its page and to the documents that it tells of, its pieces and sums. */
const aboutOrder =
  (stepFor: StepFor, { documents = [], isPromising = false }: Told = {}): WriteEmail<Props> =>
  async ({ orderId }, options) => {
    const order = await orderById(options.shop.db.read, orderId)
    if (!order) return null
    const refunds = await refundsIn(options.shop.db.read, order)
    const { language } = order
    const all = emailWords(language)
    const step = stepFor(all.orders.steps, order, refunds)
    const lines = await linesOf(options.shop.db.read, [order.id])
    return {
      language,
      subject: all.forOrder(step.subject, order.number),
      preview: begun(step.text),
      title: step.title,
      blocks: [
        { kind: 'text', text: all.greeting(inert(order.full_name), step.text) },
        {
          kind: 'button',
          label: isRestAsked(order) ? all.orders.payRest : all.orders.see,
          address: options.link(pathIn(language, orderPath(order.token))),
        },
        ...(isPromising ? arrival(order) : []),
        ...(await documentLinks(order, documents, options)),
        pieces(await linesAsBought(options.shop.db, language, lines), language, options),
        sums(order, refunds, {
          words: all.orders.sums,
          offer: await offerOf(order, options),
        }),
      ],
      reason: all.orders.reason(options.profile.name),
    }
  }

/** The title of the offer that took its discount off, as its buyer reads it. */
async function offerOf({ offer_title: title, language }: OrderRow, { shop }: EmailContext) {
  return title === null ? null : (await titleIn(shop.db, language, title)).title
}

/** The last day on which the parcel is expected; nothing of what is handed over in the shop. */
function arrival(order: OrderRow): Block[] {
  const expected = isCounterSale(order) ? null : expectedOf(order)
  if (expected === null) return []
  const { arrives } = emailWords(order.language).orders
  return [{ kind: 'text', text: arrives(longDay(Date.parse(expected.to), order.language)) }]
}

function pieces(lines: SaidLine<LineRow>[], language: Language, options: EmailContext): Block {
  const words = emailWords(language).orders
  const items = lines.map((line) => ({
    ...{ name: line.name, description: line.description },
    ...(line.inEnglish && { inEnglish: line.inEnglish }),
    ...(line.quantity > 1 && { note: words.pieces(line.quantity) }),
    amount: formatRupees(line.unit_paise * line.quantity),
    address: options.link(pathIn(language, `/product/${line.slug}`)),
    // Mail programs show no SVG.
    ...(line.image !== fallbackImage && { picture: options.link(line.image) }),
  }))
  return { kind: 'items', items }
}

/** Up to and with which day the saree of an exchange is kept. */
const lastDayOf = ({ held_until, placed_at, language }: OrderRow) =>
  longDay((held_until ?? placed_at) - 1, language)

/** What an order waits for: a word, an advance or all of its money. */
function waiting(steps: OrderWords['steps'], order: OrderRow): Step {
  const { toConfirm, exchangeRest, waiting: words } = steps
  const { confirm_before, advance_paise, total_paise, held_until } = order
  const within = paidWithinPaise(order)
  if (confirm_before !== null) {
    return { ...toConfirm, text: toConfirm.text(formatRupees(total_paise - within)) }
  }
  const isKept = held_until !== null
  if (order.exchange_of !== null && isKept) {
    const due = formatRupees(total_paise - order.paid_paise)
    return { ...exchangeRest, text: exchangeRest.text(due, lastDayOf(order)) }
  }
  const { subject, title } = words
  if (advance_paise === 0) return { subject, title, text: isKept ? words.kept : words.unkept }
  if (order.booking !== null) return { subject, title, text: waitingForAdvance(steps, order) }
  const now = formatRupees(advance_paise - within)
  const later = formatRupees(total_paise - advance_paise)
  const say = isKept ? words.advance : words.advanceUnkept
  return { subject, title, text: say(now, later) }
}

/** What other lines leave: a rest to pay now or at the door, money that comes back, or the same. */
function changed({ changed: words }: OrderWords['steps'], order: OrderRow): Step {
  const { subject, title, same, pay, atDoor, back } = words
  const { advance_paise: advance, paid_paise: paid, payment_method: method } = order
  const { duePaise, owedPaise } = moneyOf(paiseOf(order))
  const say = (how: (amount: string) => string, paise: Paise) => how(formatRupees(paise))
  const step = (text: string) => ({ subject, title, text })
  if (owedPaise > 0) return step(say(back, owedPaise))
  if (duePaise === 0) return step(same)
  if (advance > paid) return step(say(pay, advance - paid))
  return step(say(isAtDoor(method) ? atDoor : pay, duePaise))
}

/** What comes back of an order that is over. */
const saidBack = (order: OrderRow, refunds: Refunds) =>
  moneyBack(order, refunds, emailWords(order.language).orders.moneyBack)

const moneyBackKinds = ['credit-note', 'refund-voucher'] as const

/** One email for every step of an order. */
const orderWriters = {
  'order-placed': aboutOrder(
    (steps, order) => (order.state === 'pending_payment' ? waiting(steps, order) : steps.placed),
    { isPromising: true },
  ),
  'order-paid': aboutOrder(
    ({ paid, booked }, order) => (isRestAsked(order) ? askedForRest(booked, order) : paid),
    { documents: ['receipt-voucher'], isPromising: true },
  ),
  'rest-due': aboutOrder(({ restDue }, order) => askedForRest(restDue, order)),
  'rest-lapsed': aboutOrder(({ restLapsed }, order, refunds) => ({
    ...restLapsed,
    text: restLapsed.text(saidBack(order, refunds)),
  })),
  'order-packed': aboutOrder(({ packed }) => packed, { isPromising: true }),
  'order-shipped': aboutOrder(({ shipped }) => shipped, { isPromising: true }),
  'order-delivered': aboutOrder(({ delivered }, { returns_days, damage_hours }) => ({
    ...delivered,
    text: delivered.text(returns_days, damage_hours),
  })),
  'order-changed': aboutOrder(changed),
  'order-on-hold': aboutOrder(({ onHold }) => onHold),
  'order-cancelled': aboutOrder(
    ({ cancelled }, order, refunds) => ({
      ...cancelled,
      text: cancelled.text(saidBack(order, refunds)),
    }),
    { documents: moneyBackKinds },
  ),
  'transfer-not-found': aboutOrder(({ transferNotFound }) => transferNotFound),
  'order-returned': aboutOrder(({ returned }) => returned, { documents: ['credit-note'] }),
  'order-refunded': aboutOrder(
    (
      { refunded, refundFailed, creditBack, cardBack },
      _order,
      { donePaise, creditPaise, cardPaise, pendingPaise, failedPaise },
    ) => {
      const isWithin = donePaise + pendingPaise + failedPaise === 0
      if (isWithin && cardPaise > 0) return cardBack
      if (isWithin && creditPaise > 0) return creditBack
      return pendingPaise > 0 || failedPaise === 0 ? refunded : refundFailed
    },
    { documents: moneyBackKinds },
  ),
  'return-asked': aboutOrder(({ returnAsked }) => returnAsked),
  'return-approved': aboutOrder(({ returnApproved }) => returnApproved),
  'exchange-made': aboutOrder(({ exchangeMade }, order) => ({
    ...exchangeMade,
    text: exchangeMade.text(lastDayOf(order)),
  })),
  'return-refused': aboutOrder(({ returnRefused }) => returnRefused),
}

export type OrderEmail = keyof typeof orderWriters

/** The email about an order that waits in the outbox under this name. */
export const orderEmail = (name: OrderEmail) => defineEmail(name, orderWriters[name])

export const orderEmails = Object.entries(orderWriters).map(([name, write]) =>
  defineEmail(name, write),
)
