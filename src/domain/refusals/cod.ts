import { formatRupees, type Paise } from '#domain/money.ts'
import { conflict, invalid, notFound } from './entry.ts'

export const ofCod = {
  /** The owner's own, of the rule that refused. */
  'cod-rule-says': invalid(({ words }: { words: string }) => words),
  'cod-not-for-order': invalid('Cash on delivery is not possible for this order'),
  'cod-not-for-piece': invalid('Cash on delivery is not possible for one of these sarees'),
  'cod-below': invalid(
    ({ limitPaise }: { limitPaise: Paise }) =>
      `Cash on delivery is possible below ${formatRupees(limitPaise)}`,
  ),
  'cash-below': invalid(
    ({ limitPaise }: { limitPaise: Paise }) =>
      `The law lets a shop take less than ${formatRupees(limitPaise)} in cash for one sale`,
  ),
  'no-door-refusal': notFound('No parcel of this order was refused at the door.'),
  'needs-no-confirmation': conflict('This order needs no confirmation.'),
  'unconfirmed-cancelled': conflict('This order was cancelled meanwhile. Please order once more.'),
}
