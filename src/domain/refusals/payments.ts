import { formatPaise, type Paise } from '#domain/money.ts'
import { conflict, invalid, notFound, outdated, unauthenticated, unavailable } from './entry.ts'

export const ofPayments = {
  'no-such-payment': notFound('This payment does not exist.'),
  'other-amount': conflict('The amount is not the one asked for.'),
  'asked-otherwise': conflict(
    ({ paise }: { paise: Paise }) =>
      `Meanwhile this order asks for ${formatPaise(paise)}. Please look at what came once more.`,
  ),
  'reference-used': conflict('This reference has settled another payment.'),
  'paid-already': conflict('This is paid already.'),
  'order-paid-already': conflict('This order is paid already.'),
  'awaits-no-transfer': conflict('This order does not wait for a transfer.'),
  'awaits-no-payment': conflict('This order does not wait for a payment.'),
  'paid-another-way': conflict(
    'This order is paid another way meanwhile. Please look at it once more.',
  ),
  'no-utr': invalid('Please enter the 12 digits of the UPI transfer (UTR)'),
  'no-bank-reference': invalid('Please enter the reference of the transfer (UTR)'),
  'not-a-reference': invalid('This is not the reference of a transfer (UTR)'),
  'reference-of-another': conflict('This reference belongs to another payment.'),
  'belongs-to-another': invalid('This reference belongs to another payment'),
  'order-awaits-money': conflict(
    'This order still waits for its money: mark it as paid, or cancel it.',
  ),
  'no-transfer-named': conflict('There is no transfer to look for any more.'),
  'another-transfer-named': outdated(
    ({ references }: { references: string[] }) =>
      `The buyer has named another transfer meanwhile: ${references.join(', ')}.`,
  ),
  'statement-without-money': invalid(
    'This file has no column for money that came in (credit, deposit or amount).',
  ),
  'remittance-without-numbers': invalid(
    'This file has no columns for tracking numbers (AWB) and for what was collected.',
  ),
  'statement-not-csv': invalid('This file could not be read as CSV.'),
  'statement-too-long': invalid(
    ({ most }: { most: number }) =>
      `This file has more than ${most.toLocaleString('en-IN')} rows. Please split it.`,
  ),
  'no-statement-chosen': invalid('Please choose a CSV file with at least one row.'),
  'unsigned-event': unauthenticated('This message carries no valid signature.'),
  'no-gateway-event': invalid('This is not an event of the payment gateway.'),
  'gateway-away': unavailable(
    'The payment page cannot be reached right now. Your order is kept: please try again in a moment.',
  ),
}
