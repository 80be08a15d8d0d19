import { formatPaise, formatRupees, type Paise } from '#domain/money.ts'
import type { OrderState } from '#domain/order.ts'
import type { CodeOf } from './sentence.ts'

/** What the shop itself writes into the history of an order, and its buyer reads too. */
export const toBuyer = {
  'transfer-not-found': 'The transfer could not be found.',
  'rest-not-come': 'The rest did not come in time.',
  'confirmed-by-buyer': 'Confirmed by its buyer.',
  'return-not-accepted': 'The return was not accepted.',
  'given-to-card': ({ paise }: { paise: Paise }) => `${formatPaise(paise)} to the gift card`,
  'credit-given': ({ paise }: { paise: Paise }) => `${formatPaise(paise)} as store credit`,
  'paid-for-order': ({ paise, number }: { paise: Paise; number: string }) =>
    `${formatPaise(paise)} for order ${number}`,
  'lines-changed': ({ fromPaise, toPaise }: { fromPaise: Paise; toPaise: Paise }) =>
    `The sarees or their prices were changed. Total: ${formatPaise(toPaise)} instead of ${formatPaise(fromPaise)}.`,
}

/** The same for the shop alone. */
const toStaff = {
  'too-late-for-note':
    'It is too late for a credit note on this invoice: what goes back is goodwill, and its tax stays paid.',
  'refund-unsure': ({ paise }: { paise: Paise }) =>
    `Razorpay has not said whether ${formatRupees(paise)} went back. We keep asking; please do not send it again.`,
  'refund-not-taken': ({ paise }: { paise: Paise }) =>
    `Razorpay refused a refund of ${formatRupees(paise)}: The bank did not take it.`,
  'refund-refused': ({ paise, why }: { paise: Paise; why: string }) =>
    `Razorpay refused a refund of ${formatRupees(paise)}: ${why || 'without a reason'}`,
  'cancelled-without-transfer': ({ reference }: { reference: string }) =>
    `No transfer ${reference} was found, so the order was cancelled. If the money comes, please refund it.`,
  'transfer-dropped': ({ references }: { references: string[] }) =>
    `The transfer ${references.join(', ')} is not looked for any more.`,
  'payment-unfit': 'A payment does not fit this order.',
  'payment-to-see': ({ why }: { why: string }) => `Money came that needs a look: ${why}`,
  'money-after-end': ({ state }: { state: OrderState }) =>
    `Money came after the order was ${state}: please refund it.`,
  'money-over': ({ paise }: { paise: Paise }) =>
    `More money came than is due: please refund ${formatRupees(paise)}.`,
  'sold-out-meanwhile': 'Paid, but sold out meanwhile: please refund or replace.',
  'exchange-gone': ({ number, state }: { number: string; state: OrderState }) =>
    `Order ${number} is ${state}: the buyer chooses another saree, store credit or money.`,
  'exchange-unpaid': ({ number }: { number: string }) =>
    `Order ${number} waits for the money of this one: please mark it as paid once it is there.`,
  'parcel-refused': ({ number }: { number: string }) =>
    `Parcel ${number} was not taken and comes back: please talk to the buyer.`,
  'parcel-lost': ({ number }: { number: string }) =>
    `The carrier says that parcel ${number} is lost or damaged: please claim it and decide what the buyer gets.`,
  'parcel-came-back': ({ number }: { number: string }) =>
    `Parcel ${number} is back: please look at the sarees and put them on sale again.`,
  'parcel-unfit': ({ number, why }: { number: string; why: string }) =>
    `The carrier has parcel ${number}, but the order stays as it is: ${why}`,
  'eway-bill-of': ({ number }: { number: string }) => `E-way bill: ${number}`,
}

export const orderSentences = { ...toBuyer, ...toStaff }

export type OrderSentences = typeof orderSentences
export type SaidOfOrder = CodeOf<OrderSentences>
