import { type Destination, home } from '#domain/delivery/destination.ts'

/** The cookie that keeps where a visitor has said that parcels go; scripts read it, so that no page is made for one visitor. */
export const toldPinName = (isHttps: boolean) => (isHttps ? '__Host-pin' : 'pin')

const ofHost = /(?:^|;\s*)__Host-pin=([1-9]\d{5}|[A-Z]{2})(?:;|$)/
const plain = /(?:^|;\s*)pin=([1-9]\d{5}|[A-Z]{2})(?:;|$)/

/** What it keeps of a place: the PIN code, or the two letters of a country. */
export const toldText = ({ pin, country = home }: Destination): string =>
  country === home ? pin : country

/** Where a Cookie header or `document.cookie` tells that parcels go; null where nobody has said it. */
export function toldPlaceIn(cookies: string | null | undefined): Destination | null {
  return placeOf(toldTextIn(cookies))
}

/** The place that is kept as a text; null of none. */
export function placeOf(text: string | null): Destination | null {
  if (text === null || text === home) return null
  return /^\d/.test(text) ? { pin: text } : { pin: '', country: text }
}

/** The same as it is kept, which stays one and the same value as long as nobody says anything else. */
export function toldTextIn(cookies: string | null | undefined): string | null {
  const found = ofHost.exec(cookies ?? '') ?? plain.exec(cookies ?? '')
  return found?.[1] ?? null
}
