import { isPin } from '#domain/address/pin.ts'
import { type Paise, toPaise, toRupees } from '#domain/money.ts'
import type { DaySpan } from './shop-calendar.ts'

/** A part of India, by the first digits of its PIN codes, to which parcels cost or take something else. */
export type DeliveryZone = {
  name: string
  /** One to six digits each; no two zones have the same. */
  pinPrefixes: readonly string[]
  /** Null is the shop's own fee. */
  feePaise: Paise | null
  /** Delivery is free strictly above this subtotal; null is the shop's own limit. */
  freeAbovePaise: Paise | 'never' | null
  days: DaySpan
  /** Whether its parcels may be paid at the door, where the shop takes money there at all. */
  isCodAllowed: boolean
}

export const mostZones = 40
/** Of one zone. */
export const mostPrefixes = 200

/** The zone that a PIN code lies in: the longest of the prefixes that fit it decides. */
export function zoneAt<Zone extends Pick<DeliveryZone, 'pinPrefixes'>>(
  zones: readonly Zone[],
  pin: string,
): Zone | null {
  if (zones.length === 0 || !isPin(pin)) return null
  let [nearest, longest]: [Zone | null, number] = [null, 0]
  for (const zone of zones)
    for (const prefix of zone.pinPrefixes)
      if (prefix.length > longest && pin.startsWith(prefix))
        [nearest, longest] = [zone, prefix.length]
  return nearest
}

/** The prefixes that stand more than once, so that nobody could say which zone is meant. */
export function doublePrefixes(zones: readonly Pick<DeliveryZone, 'pinPrefixes'>[]): string[] {
  const all = zones.flatMap(({ pinPrefixes }) => pinPrefixes)
  return [...new Set(all.filter((prefix, at) => all.indexOf(prefix) !== at))]
}

/** The same in rupees, as pages and staff are told it. */
export type ToldZone = Omit<DeliveryZone, 'feePaise' | 'freeAbovePaise' | 'pinPrefixes'> & {
  pinPrefixes: string[]
  fee: number | null
  freeAbove: number | 'never' | null
}

const unlessUsual = <From extends number | null | 'never'>(
  amount: From,
  convert: (given: number) => number,
) => (typeof amount === 'number' ? convert(amount) : (amount as Exclude<From, number>)) // What is left.

export const toldZone = ({
  feePaise,
  freeAbovePaise,
  pinPrefixes,
  ...rest
}: DeliveryZone): ToldZone => ({
  ...rest,
  pinPrefixes: [...pinPrefixes],
  fee: unlessUsual(feePaise, toRupees),
  freeAbove: unlessUsual(freeAbovePaise, toRupees),
})

/** What was told, as the rules want it. */
export const zoneOf = ({ fee, freeAbove, ...rest }: ToldZone): DeliveryZone => ({
  ...rest,
  feePaise: unlessUsual(fee, toPaise),
  freeAbovePaise: unlessUsual(freeAbove, toPaise),
})
