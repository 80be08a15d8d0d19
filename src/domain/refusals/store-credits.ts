import { formatPaise } from '#domain/money.ts'
import { conflict, invalid, notFound, outdated } from './entry.ts'

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
