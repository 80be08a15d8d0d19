import type { ReturnState } from '#domain/return.ts'
import { conflict, invalid, notFound } from './entry.ts'

export const ofReturns = {
  'no-such-return': notFound('This return does not exist.'),
  'return-before-delivery': conflict('Only what has been delivered can be sent back.'),
  'return-too-late': conflict('The 7 days for returns are over.'),
  'damage-too-late': conflict('Damage must be reported within 48 hours of delivery.'),
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
  'return-moved': conflict('Somebody else has just gone on with this return.'),
}
