import { countryOf, type DeliveryCountry, isPausedOn } from '#domain/delivery/delivery-country.ts'
import type { DeliveryTerms } from '#domain/delivery/delivery-terms.ts'
import { type Destination, isAbroad } from '#domain/delivery/destination.ts'
import { ShopError } from '#domain/errors.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { refusal } from '#domain/refusals/list.ts'

/** No order goes where the shop has no fee for it, nor where it sends nothing at the moment. */
export function refuseClosedCountry(
  { countries }: Pick<DeliveryTerms, 'countries'>,
  to: Destination,
  now: number,
): void {
  refuseUnserved(countries, to)
  const country = countryOf(countries, to)
  if (!country || !isPausedOn(country, dayInIndia(now))) return
  throw new ShopError(pauseOf(country), { at: 'address.country' })
}

/** No sum is said of a country that the shop has no fee for. */
export function refuseUnserved(
  countries: DeliveryTerms['countries'],
  to: Pick<Destination, 'country'>,
): void {
  if (!isAbroad(to) || countryOf(countries, to)) return
  throw new ShopError('country-not-served', { at: 'address.country' })
}

/** Why nothing is sent there at the moment. */
export const pauseOf = ({ name, pauseWords, pausedUntil }: DeliveryCountry) =>
  pauseWords === ''
    ? refusal('country-paused', { name, until: pausedUntil ?? '' })
    : refusal('country-pause-says', { words: pauseWords })
