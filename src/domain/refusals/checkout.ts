import { dayNameIn } from '#domain/delivery/day-name.ts'
import { formatRupees } from '#domain/money.ts'
import { type Wait, waitInEnglish } from '#domain/sign-in/wait.ts'
import { conflict, invalid, tooMany, unavailable } from './entry.ts'

const day = dayNameIn('en')

/** `until` is a day, '' where nobody knows it. */
type Paused = { name: string; until: string }

export const ofCheckout = {
  /** Never “not placed”: a failed commit may still have been kept, and the same key is safe to send again. */
  'order-unsure': unavailable(
    'We could not confirm your order. Please try again in a moment: you will not be charged or served twice.',
  ),
  'orders-enough': tooMany(
    (wait: Wait) =>
      `Many orders have just been placed from here. Please try again in ${waitInEnglish(wait)}, or order on WhatsApp.`,
  ),
  'door-enough': tooMany(
    'Many orders that are paid on delivery have come from your network today. Please pay this one another way.',
  ),
  'prices-changed': conflict('Prices changed. Please look at your order once more.'),
  'prices-differ': invalid('The prices have changed.'),
  /** The specification's words for a shop that takes no money yet. */
  'no-way-to-pay': conflict('This would redirect to a payment gateway in a production environment'),
  'order-needs-key': invalid('An order needs an Idempotency-Key.'),
  'way-not-offered': invalid('This way to pay is not offered'),
  'booking-not-offered': invalid(
    'This order cannot be paid in two parts this way. Please pay all of it now, or choose another way to pay',
  ),
  'nothing-to-pay': invalid('There is nothing to pay'),
  'way-not-for-this-order': invalid('This order cannot be paid this way'),
  'too-many-at-the-door': invalid(
    ({ open }: { open: number }) =>
      `You have ${open === 1 ? 'an order' : `${open} orders`} on the way that you pay on delivery. Please pay this one another way, or order again once they have arrived.`,
  ),
  'way-not-abroad': invalid('Orders abroad cannot be paid this way'),
  'country-not-served': invalid('We do not send there yet. Please ask us on WhatsApp.'),
  'country-pause-says': invalid(({ words }: { words: string }) => words),
  'country-paused': invalid(
    ({ name, until }: Paused) =>
      `We are not sending to ${name} at the moment.${until === '' ? '' : ` We send again from ${day(until)}.`}`,
  ),
  'upi-takes-less': invalid(
    ({ mostPaise }: { mostPaise: number }) =>
      `UPI takes at most ${formatRupees(mostPaise)} at a time`,
  ),
  'cod-needs-pin': invalid('Cash on delivery needs a 6-digit PIN code'),
  'cod-not-there': invalid('Cash on delivery does not reach this PIN code'),
  'cod-up-to': invalid(
    ({ mostPaise }: { mostPaise: number }) =>
      `Cash on delivery is possible up to ${formatRupees(mostPaise)}`,
  ),
  'own-state-only': invalid(
    'We can send inside our own state only for now. Please ask us about this address.',
  ),
  'no-orders-of-businesses': invalid(
    'We cannot make invoices with a GSTIN at present. You can order without one, in your own name.',
  ),
  'pan-needed': invalid(
    ({ abovePaise }: { abovePaise: number }) =>
      `The law wants the PAN of whoever buys for more than ${formatRupees(abovePaise)}`,
  ),
  'saree-without-rate': invalid(
    'One of these sarees cannot be sold just now. Please ask us about it.',
  ),
}
