import { conflict, invalid, notFound, unavailable } from './entry.ts'

export const ofCarriers = {
  'no-such-carrier': notFound('The shop knows no such carrier.'),
  'no-such-booking': notFound('There is no such booking.'),
  'carrier-off': conflict('This carrier is switched off.'),
  'carrier-incomplete': invalid('Please fill this in: the carrier cannot be asked without it.'),
  'carrier-books-nothing': invalid('No parcels are booked with this carrier from here.'),
  'carrier-inland': invalid('Parcels that leave India are not booked from here.'),
  'carrier-has-no-files': invalid('This carrier takes and gives no files.'),
  'carrier-says-no': conflict(
    ({ carrier, why }: { carrier: string; why: string }) => `${carrier} says: ${why}`,
  ),
  'carrier-away': unavailable('The carrier does not answer. Please try again in a moment.'),
  'tracking-number-wrong': invalid(
    ({ carrier }: { carrier: string }) =>
      `This is no number of ${carrier}: please look at the label again`,
  ),
  'tracking-file-unread': invalid(
    'No columns with number, event and date were found in this file.',
  ),
  'booking-elsewhere': conflict(
    ({ carrier }: { carrier: string }) =>
      `${carrier} has begun to book this parcel: cancel that booking first.`,
  ),
  'booking-not-ready': conflict('This parcel is not booked yet.'),
  'booking-under-way': conflict('It is being booked right now: please wait a moment.'),
  'booking-meanwhile': conflict('This booking has changed meanwhile: please look at it again.'),
  'parcel-not-open': conflict('This parcel has arrived already.'),
  'tracking-number-taken': conflict(
    ({ number, order }: { number: string; order: string }) =>
      `The parcel of order ${order} has the number ${number} already. Please look at the label again.`,
  ),
  'parcel-size-wrong': invalid(
    ({ least, most }: { least: number; most: number }) =>
      `Please enter a number from ${least} to ${most}`,
  ),
  'zone-unknown': invalid('There is no delivery zone of this name.'),
}
