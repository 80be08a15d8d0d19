import { getCookie, setCookie } from 'hono/cookie'
import type { Query } from '../../platform/db/database.ts'
import { networkOf } from '../../platform/http/client-address.ts'
import type { Call } from '../../platform/http/request.ts'
import { hashOf, newSecret } from '../../platform/secret.ts'
import type { Shop } from '../../platform/shop.ts'
import { dropOldPlaces, isKnownToAnybody, knownAmong, putPlaces } from './place-queries.ts'

/** Where somebody is: their network, and the secret of their browser if it has signed anybody in before. */
export type Place = { network: string; device: string | null }

const keptSeconds = 400 * 86_400
const mostPlaces = 30

/** How long a place is known without being used. */
export const placesKeptMs = keptSeconds * 1000

export function placeOf(c: Call, shop: Shop): Place {
  const device = getCookie(c, cookieName(shop))
  const isOurs = device !== undefined && /^[\w-]{43}$/.test(device)
  return { network: networkOf(c.get('address')), device: isOurs ? device : null }
}

/** The narrowest place from which this person has signed in before: what strangers do does not count there. */
export async function knownPlace(
  query: Query,
  userId: number | undefined,
  place: Place,
): Promise<string | null> {
  const { device, network } = hashesOf(place)
  // Asked for nobody as well: an unknown name costs what a known one does (S01).
  const known = await knownAmong(query, userId ?? 0, device ? [device, network] : [network])
  return [device, network].find((hash) => hash !== null && known.includes(hash)) ?? null
}

/** This browser, when this person has signed in with it before: an account of somebody else's opens no way round. */
export async function ownDevice(
  query: Query,
  userId: number | undefined,
  place: Place,
): Promise<string | null> {
  const { device } = hashesOf(place)
  // Asked for nobody as well, as in knownPlace.
  const [own] = device ? await knownAmong(query, userId ?? 0, [device]) : []
  return own ?? null
}

/** This browser, when it has ever signed anybody in. */
export async function knownDevice(query: Query, place: Place): Promise<string | null> {
  const { device } = hashesOf(place)
  return device !== null && (await isKnownToAnybody(query, device)) ? device : null
}

/** Remembers where somebody has signed in; the browser gets a secret of its own for that, once. */
export async function rememberPlace(
  c: Call,
  shop: Shop,
  tx: Query,
  userId: number,
): Promise<string> {
  const place = placeOf(c, shop)
  const secret = place.device ?? newSecret()
  const { device, network } = hashesOf({ ...place, device: secret })
  await putPlaces(tx, userId, device ? [device, network] : [network], shop.now())
  await dropOldPlaces(tx, userId, mostPlaces)
  return secret
}

/** Hands the browser the secret by which it is known again, long after its session has ended. */
export function keepDevice(c: Call, shop: Shop, secret: string) {
  setCookie(c, cookieName(shop), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: shop.config.isHttps,
    maxAge: keptSeconds,
  })
}

const cookieName = (shop: Shop) => (shop.config.isHttps ? '__Host-device' : 'device')

const hashesOf = ({ network, device }: Place) => ({
  device: device && hashOf(`device ${device}`),
  network: hashOf(`network ${network}`),
})
