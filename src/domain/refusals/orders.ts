import { formatPaise, formatRupees } from '#domain/money.ts'
import type { OrderState } from '#domain/order.ts'
import { conflict, invalid, notFound, outdated } from './entry.ts'

const shown = (state: OrderState) => state.replace('_', ' ')

export const ofOrders = {
  'no-such-order': notFound('This order does not exist.'),
  'no-invoice-yet': notFound('This order has no invoice yet.'),
  'order-moved': outdated(
    ({ state, seen }: { state: OrderState; seen: OrderState }) =>
      `This order is ${shown(state)} now; you saw it ${shown(seen)}. Please look at it again.`,
  ),
  'order-cannot-become': conflict(
    ({ from, to }: { from: OrderState; to: OrderState }) =>
      `An order that is ${shown(from)} cannot become ${shown(to)}.`,
  ),
  'order-not-all-refunded': conflict('This order is refunded once all of its money has gone back.'),
  'rest-awaited': conflict(
    ({ restPaise }: { restPaise: number }) =>
      `This order is booked in advance: ${formatPaise(restPaise)} is still to come before it is packed or sent.`,
  ),
  'difference-awaited': conflict(
    ({ duePaise }: { duePaise: number }) =>
      `${formatPaise(duePaise)} of this order has not been paid yet. Please wait for it, or say that it goes on all the same.`,
  ),
  'order-not-confirmed': conflict('Only an order that is confirmed can be sent.'),
  'parcel-of-others': invalid('A parcel holds only what was ordered.'),
  'order-all-sent': conflict('All of this order has left already: it cannot be sent again.'),
  'sent-already': conflict(
    'Some of this is in another parcel already: please look at the parcels.',
  ),
  'eway-bill-wanted': invalid(
    ({ number }: { number: string }) =>
      `${number} may only travel with an e-way bill: hand it over as a parcel with its number, or say why it needs none.`,
  ),
  'no-such-parcel': notFound('This parcel does not exist.'),
  'parcel-left': conflict('The parcel has left already.'),
  'order-over': conflict('This order is over: it stays as it was.'),
  'order-country-stays': invalid(
    'The country of an order stays: delivery, tax and ways to pay were reckoned for it. Cancel the order and make a new one to send it elsewhere',
  ),
  'saree-in-two-lines': invalid('Every saree stands in one line only.'),
  'saree-of-order-gone': invalid('One of the sarees is no longer available.'),
  'discount-over-price': invalid('The discount is more than the sarees cost.'),
  'lines-of-invoice': conflict(
    ({ number }: { number: string }) =>
      `${number} was issued for these sarees, and what it says stays. Please cancel it under Documents first; once it is reported, make a credit note and a new order.`,
  ),
  'bill-needs-name': invalid(
    ({ fromPaise }: { fromPaise: number }) =>
      `A bill of ${formatRupees(fromPaise)} or more needs the buyer’s name`,
  ),
  'trial-without-saree': conflict('An order needs a saree that is in stock. Please add one first.'),
  'trial-without-way': conflict('An order needs a way to pay. Please switch one on first.'),
  'assignee-no-helper': invalid('Orders are given to people on the staff.'),
  'too-many-tags': conflict(
    ({ most }: { most: number }) =>
      `An order has at most ${most} tags. Please take one away first.`,
  ),
  'only-at-stall': invalid('Only what is sold over the counter is paid on the card machine'),
  'lines-of-exchange': conflict(
    'This order is one half of an exchange: its sarees are chosen there. Please cancel it and approve another exchange.',
  ),
  'lines-while-claimed': conflict(
    'The buyer has named a transfer for this order. Please look for it first: mark the order as paid, or stop looking.',
  ),
  'parcels-meanwhile': conflict(
    'Somebody else has just sent a parcel of this order: please look at the parcels first.',
  ),
}

export const ofRefunds = {
  'no-such-refund': notFound('This refund does not exist.'),
  'refunded-meanwhile': conflict(
    'Somebody else has just given money back: please look at the refunds first.',
  ),
  'refund-over-paid': conflict(
    ({ mostPaise }: { mostPaise: number }) =>
      `At most ${formatRupees(mostPaise)} can be given back.`,
  ),
  'at-most-given-back': invalid(
    ({ mostPaise }: { mostPaise: number }) =>
      `At most ${formatRupees(mostPaise)} can be given back`,
  ),
  'refund-over-notes': conflict(
    ({ owedPaise }: { owedPaise: number }) =>
      `Credit notes of this order leave ${formatPaise(owedPaise)} to give back. Please make a credit note first, or give the money as goodwill.`,
  ),
  'refund-over-owed': conflict(({ owedPaise }: { owedPaise: number }) =>
    owedPaise === 0
      ? 'Nothing of this order is owed to its buyer. Please cancel it or change its pieces first, or give the money as goodwill.'
      : `Only ${formatPaise(owedPaise)} of this order is owed to its buyer. Please cancel it or change its pieces first, or give the money as goodwill.`,
  ),
  'at-most-without-goodwill': invalid(
    ({ owedPaise }: { owedPaise: number }) => `At most ${formatPaise(owedPaise)} without goodwill`,
  ),
  'refund-over-one-note': conflict(
    ({ notes }: { notes: { number: string; openPaise: number }[] }) =>
      `Please give the money of each credit note by itself: ${notes.map(({ number, openPaise }) => `${number} ${formatPaise(openPaise)}`).join(', ')}.`,
  ),
  'all-given-back': conflict('All of it was given back.'),
  'not-paid-by-gateway': invalid('This order was not paid by Razorpay.'),
  'gateway-not-set-up': invalid('The payment gateway is not set up.'),
  'refund-over-payment': conflict(
    ({ mostPaise }: { mostPaise: number }) =>
      `Razorpay can give back at most ${formatRupees(mostPaise)} at once.`,
  ),
  'at-most-at-once': invalid(
    ({ mostPaise }: { mostPaise: number }) =>
      `Razorpay can give back at most ${formatRupees(mostPaise)} at once`,
  ),
}
