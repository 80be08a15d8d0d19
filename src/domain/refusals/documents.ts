import { conflict, invalid, notFound } from './entry.ts'

export const ofDocuments = {
  'no-such-document': notFound('This document does not exist.'),
  'order-not-packed': conflict('The invoice is made once the order is packed.'),
  'credit-note-instead': conflict(
    'The parcel has left already: please make a credit note instead.',
  ),
  'document-cancelled': conflict('This document is cancelled already.'),
  'only-bills-cancelled': conflict('Only an invoice or a bill can be cancelled.'),
  'document-reported': conflict(
    ({ number }: { number: string }) =>
      `${number} was reported already: please make a credit note instead.`,
  ),
  'series-full': conflict('This series has no more numbers in this financial year.'),
  'invoice-across-states': conflict(
    'This shop may sell inside its own state only: the law wants a regular registration for more.',
  ),
  'invoice-without-rate': conflict(
    'One of the sarees has no tax rate on this day: see Settings, Law and tax.',
  ),
}

export const ofTaxes = {
  'no-such-tax-class': notFound('This class of goods does not exist.'),
  'rate-over-another': conflict('This rate would lie over another one of the same class and band.'),
  'rate-in-the-past': conflict(
    'A rate cannot begin in the past: documents of those days are issued already.',
  ),
  'settings-in-the-past': invalid(
    'This cannot begin in the past: documents of those days are issued already.',
  ),
  'change-unexplained': invalid('Please say why the registration or the state changes.'),
}
