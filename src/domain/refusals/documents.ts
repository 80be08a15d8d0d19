import { dayNameIn } from '#domain/delivery/day-name.ts'
import { formatPaise } from '#domain/money.ts'
import { conflict, invalid, notFound, outdated } from './entry.ts'

const dayName = dayNameIn('en')

/** What credit notes have left of a line of an invoice. */
type LeftOfLine = { number: string; name: string; pieces: number; leftPaise: number }

export const ofDocuments = {
  'no-such-document': notFound('This document does not exist.'),
  'order-not-packed': conflict('The invoice is made once the order is packed.'),
  'credit-note-instead': conflict(
    'The parcel has left already: please make a credit note instead.',
  ),
  'document-changed': conflict(
    ({ number }: { number: string }) =>
      `${number} no longer says what it said when it was issued, so it is neither printed nor credited: the copy of that day counts.`,
  ),
  'document-cancelled': conflict('This document is cancelled already.'),
  'only-bills-cancelled': conflict('Only an invoice or a bill can be cancelled.'),
  'document-reported': conflict(
    ({ number }: { number: string }) =>
      `${number} was reported already: please make a credit note instead.`,
  ),
  'document-credited': conflict(
    ({ number }: { number: string }) =>
      `${number} has a credit note: please credit what is left of it instead.`,
  ),
  'credited-meanwhile': outdated(
    'Somebody else has just made a credit note: please look at the documents first.',
  ),
  'credit-note-too-late': conflict(
    ({ number, lastDay }: { number: string; lastDay: string }) =>
      `A credit note for ${number} could be made until ${lastDay}. Money can still go back as goodwill.`,
  ),
  'invoice-cancelled': conflict(
    ({ number }: { number: string }) => `${number} is cancelled: there is nothing to credit.`,
  ),
  'no-invoice-to-credit': conflict('There is no invoice yet that a credit note could belong to.'),
  'not-on-the-invoice': invalid('Only what stands on the invoice can be credited.'),
  'more-than-is-left': conflict(
    ({ number }: { number: string }) =>
      `This is more than is left of ${number} after its credit notes.`,
  ),
  'more-than-line-has': conflict(
    ({ number, name, pieces, leftPaise }: LeftOfLine) =>
      `More than was sold: of “${name}” on ${number} ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, worth ${formatPaise(leftPaise)}, can still be credited.`,
  ),
  'nothing-to-credit': conflict(
    ({ number }: { number: string }) => `There is nothing to credit of ${number} in this.`,
  ),
  'series-full': conflict(
    'This series has no more numbers in this financial year: choose other letters under Settings, Law and tax.',
  ),
  'invoice-across-states': conflict(
    'This shop may sell inside its own state only: the law wants a regular registration for more.',
  ),
  'invoice-needs-irn': conflict(
    'This order has a GSTIN, and above the limit of e-invoices its invoice needs an IRN, which this shop does not ask for: please cancel the order and let the buyer order without the GSTIN.',
  ),
  'no-exchange-of-businesses': conflict(
    'This order has a GSTIN, and above the limit of e-invoices the invoice of another saree needs an IRN, which this shop does not ask for: please give the money back, or store credit.',
  ),
  'place-unknown': conflict(
    'The address of this order names no state of India, so nobody can say which tax it has: please correct the address first.',
  ),
  'seller-unsaid': conflict(
    'No document can be made before Settings, Law and tax says who sells: the legal name, the address and the state.',
  ),
  'invoice-without-rate': conflict(
    'One of the sarees has no tax rate on this day: see Settings, Law and tax.',
  ),
  'no-export': conflict('Only the tax invoice of an export has a shipping bill.'),
  'shipping-bill-early': conflict('The shipping bill can be noted once the parcel has left.'),
  'no-shipping-number': invalid('Please enter 3 to 15 letters and digits'),
  'no-port-code': invalid('Please enter the 6 letters and digits of the port, like INMAA4'),
  'shipping-bill-in-future': invalid('Please enter a day that is not in the future'),
  'shipping-bill-before-invoice': invalid(
    ({ day }: { day: string }) =>
      `Please enter ${dayName(day)}, the day of the invoice, or a later day`,
  ),
  'shipping-bill-noted': outdated(({ number }: { number: string }) =>
    number === ''
      ? 'No shipping bill is noted for this invoice: please look at it again.'
      : `Shipping bill ${number} is noted for this invoice already: please look at it before you change it.`,
  ),
}

export const ofTaxes = {
  'no-such-tax-class': notFound('This class of goods does not exist.'),
  'no-such-limit': notFound('The shop knows no limit of this name.'),
  'limit-over-another': conflict('A row of this limit begins on this day or later already.'),
  'limit-in-the-past': conflict(
    'A limit cannot begin in the past: what was done on those days was done under the one before.',
  ),
  'limit-no-such-value': invalid(
    'Whole days or months; a day of the year is its month and day: 1231 is 31 December.',
  ),
  'rate-decimals': invalid(
    'A rate has at most two decimals, the last one even, like 5 or 0.26: CGST is half of it',
  ),
  'rate-over-another': conflict(
    ({ day }: { day: string }) =>
      `For these goods at this price there is a rate from ${dayName(day)} on already: please choose a later day.`,
  ),
  'rate-in-the-past': conflict(
    'A rate cannot begin in the past: documents of those days are issued already.',
  ),
  'settings-in-the-past': invalid(
    'This cannot begin in the past: documents of those days are issued already.',
  ),
  'later-settings-clash': conflict(
    ({ day }: { day: string }) =>
      `With this change, what is said for ${dayName(day)} would not fit together: change that day by itself.`,
  ),
  'change-unexplained': invalid('Please say why the registration, the state or the GSTIN changes.'),
  'settings-just-changed': conflict(
    'Somebody else has just changed this. Please look at it again.',
  ),
  'letters-of-another-kind': conflict(
    'Papers of another kind have these letters in this financial year.',
  ),
}
