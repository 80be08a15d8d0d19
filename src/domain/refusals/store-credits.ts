import { formatPaise, formatRupees } from '#domain/money.ts'
import { conflict, invalid, notFound, outdated, tooMany } from './entry.ts'

export const ofStoreCredits = {
  'no-such-store-credit': notFound('This store credit does not exist.'),
  'no-credit-left': invalid('There is no store credit left to use.'),
  'less-credit-left': invalid(
    ({ leftPaise }: { leftPaise: number }) => `You have ${formatPaise(leftPaise)} of store credit.`,
  ),
  'credit-needs-code': invalid('Please sign in, or enter the code and the secret from our email.'),
  'unknown-credit-code': notFound('We could not find a store credit with this code and secret.'),
  'credit-spent-meanwhile': conflict(
    'Your store credit was used elsewhere meanwhile. Please look at your cart again.',
  ),
  'credit-is-empty': conflict('Nothing is left of this store credit.'),
  'credit-without-email': conflict('We have no email address for this store credit.'),
  'credit-changed': outdated('The balance has changed meanwhile: please look at it first.'),
  'pay-out-over-credit': conflict(
    ({ mostPaise }: { mostPaise: number }) => `At most ${formatPaise(mostPaise)} can be paid out.`,
  ),
  'at-most-paid-out': invalid(
    ({ mostPaise }: { mostPaise: number }) => `At most ${formatPaise(mostPaise)} can be paid out`,
  ),
  'credit-is-the-buyers-choice': conflict(
    'Only the buyer can choose store credit instead of money.',
  ),
  'buyers-choice-of-credit': invalid('Only the buyer can choose store credit instead of money'),
  'refund-over-credit': conflict(
    ({ mostPaise }: { mostPaise: number }) =>
      `At most ${formatPaise(mostPaise)} of this order was paid with store credit.`,
  ),
  'at-most-by-credit': invalid(
    ({ mostPaise }: { mostPaise: number }) =>
      `At most ${formatPaise(mostPaise)} of this order was paid with store credit`,
  ),
}

/** What whoever pays with a card is told. */
export const ofGiftCards = {
  'mistyped-card-code': invalid('This is not a gift card code. Please check each letter.'),
  'unknown-card-code': notFound('We could not find a gift card with this code.'),
  'card-used-up': conflict('Nothing is left on this gift card.'),
  'card-expired': conflict('This gift card has expired.'),
  'card-blocked': conflict('This gift card is blocked. Please write to us.'),
  'too-many-cards': conflict('An order can be paid with ten gift cards at most.'),
  'card-spent-meanwhile': conflict(
    'Your gift card was used elsewhere meanwhile. Please look at your cart again.',
  ),
  'card-send-day-passed': invalid('Please choose today or a later day.'),
  'card-send-day-late': invalid('Please choose a day within a year.'),
  'no-gift-cards-sold': notFound('We do not sell gift cards online at the moment.'),
  'no-such-card-sale': notFound('We could not find this gift card order.'),
  'gift-cards-unpaid': tooMany(
    'Five gift card orders with this email wait for their payment. Please pay one of them first.',
  ),
  'card-needs-recipient': invalid('Please enter the email to which we send the gift card.'),
  'card-amount-not-sold': invalid(
    ({ leastPaise, mostPaise }: { leastPaise: number; mostPaise: number }) =>
      `Please choose whole rupees from ${formatRupees(leastPaise)} to ${formatRupees(mostPaise)}.`,
  ),
}

/** What staff are told. */
export const ofCardWork = {
  'no-such-gift-card': notFound('This gift card does not exist.'),
  'card-too-short': invalid('A gift card is good for a year at least.'),
  'card-not-shortened': invalid('A gift card can be given more time, not less.'),
  'card-too-long': invalid('A gift card is good for ten years at most.'),
  'card-was-bought': conflict('This gift card was bought online: take it back under Sold online.'),
  'card-sale-paid': conflict('This gift card is paid already.'),
  'card-sale-unpaid': conflict('This gift card is not paid yet.'),
  'card-sale-refunded': conflict('This gift card was taken back already.'),
  'card-refund-too-late': conflict('The days are over in which this gift card is taken back.'),
  'least-over-most': invalid('The largest amount is at least the smallest.'),
  'amount-not-between': invalid('Each amount lies between the smallest and the largest.'),
  'card-without-email': conflict('We have no email address for this gift card.'),
  'spent-card-stays': conflict('This gift card has paid an order: please block it instead.'),
  'refund-belongs-on-cards': conflict(
    ({ onCardsPaise, mostPaise }: { onCardsPaise: number; mostPaise: number }) =>
      `${formatPaise(onCardsPaise)} of this order was paid with a gift card and goes back to it. At most ${formatPaise(mostPaise)} can go back in another way.`,
  ),
  'refund-over-cards': conflict(
    ({ mostPaise }: { mostPaise: number }) =>
      `At most ${formatPaise(mostPaise)} of this order was paid with gift cards.`,
  ),
  'at-most-beside-cards': invalid(
    ({ mostPaise }: { mostPaise: number }) =>
      `At most ${formatPaise(mostPaise)}: the rest goes back to the gift card`,
  ),
  'at-most-on-cards': invalid(
    ({ mostPaise }: { mostPaise: number }) =>
      `At most ${formatPaise(mostPaise)} was paid with gift cards`,
  ),
}
