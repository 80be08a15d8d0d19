import type { ReturnState } from '#domain/return.ts'
import { conflict, invalid, notFound } from './entry.ts'

export const ofReturns = {
  'no-such-return': notFound('This return does not exist.'),
  'return-before-delivery': conflict('Only what has been delivered can be sent back.'),
  'return-too-late': conflict(
    ({ days }: { days: number }) => `The ${days} days for returns are over.`,
  ),
  'damage-too-late': conflict(
    ({ hours }: { hours: number }) => `Damage must be reported within ${hours} hours of delivery.`,
  ),
  'returned-already': invalid(
    'Please choose only pieces of this order that are not sent back yet.',
  ),
  'not-to-return': invalid('Not in this order, or sent back already'),
  'return-cannot-become': conflict(
    ({ from, to }: { from: ReturnState; to: ReturnState }) =>
      `A return that is ${from} cannot be ${to}.`,
  ),
  'return-refused': conflict('This return was not accepted.'),
  'return-settled': conflict('This return has been settled already.'),
  'exchange-waits': conflict(
    ({ number }: { number: string }) =>
      `Order ${number} waits for this exchange: note the money of this order once it is there, or cancel ${number} first.`,
  ),
  'exchange-made': conflict(
    ({ number }: { number: string }) =>
      `Order ${number} is made for this exchange already: cancel it first.`,
  ),
  'exchange-under-way': conflict(
    ({ number }: { number: string }) =>
      `Order ${number} is made for your exchange: cancel it first if you would rather have store credit.`,
  ),
  'no-exchange-any-more': conflict(
    ({ state }: { state: ReturnState }) => `A return that is ${state} cannot become an exchange.`,
  ),
  'credit-chosen': conflict('The buyer chose store credit for this return instead.'),
  'exchange-not-arrived': conflict(
    'The saree you exchange has not arrived yet: there is nothing to pay before.',
  ),
  'saree-gone': invalid('This saree is no longer available.'),
  'return-moved': conflict('Somebody else has just gone on with this return.'),
}
