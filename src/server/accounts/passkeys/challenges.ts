import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import type { Call } from '../../platform/http/request.ts'
import { hashOf, newSecret } from '../../platform/secret.ts'
import { vaultOf } from '../../platform/secret-key.ts'
import type { Shop } from '../../platform/shop.ts'
import { spendChallenge } from './passkey-queries.ts'

/** How long a person may take to answer, in milliseconds. */
export const challengeMs = 5 * 60_000

const sealedAs = 'passkey challenge'
const Sealed = z.object({ challenge: z.string(), bearer: z.string(), until: z.number() })

/** Whose page asks: a session for a new passkey, a browser for signing in. */
type Bearer = string

export const bearerOfSession = (sessionId: string): Bearer => `session ${sessionId}`

/** This browser, by a secret that it gets here unless it has one. */
export function bearerOfBrowser(c: Call, shop: Shop): Bearer {
  const known = browserSecret(c, shop)
  const secret = known ?? newSecret()
  setCookie(c, cookieName(shop), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: shop.config.isHttps,
    maxAge: 86_400,
  })
  return `browser ${hashOf(secret)}`
}

/** The same, where it has one already. */
export function bearerFrom(c: Call, shop: Shop): Bearer | undefined {
  const secret = browserSecret(c, shop)
  return secret && `browser ${hashOf(secret)}`
}

/** A new challenge, and the ticket in which the shop finds it again: it keeps nothing of it until it is used. */
export function newChallenge(shop: Shop, bearer: Bearer): { challenge: string; ticket: string } {
  const challenge = newSecret()
  const until = shop.now() + challengeMs
  const ticket = vaultOf(shop).seal(JSON.stringify({ challenge, bearer, until }), sealedAs)
  return { challenge, ticket }
}

/** Uses a challenge up, whatever comes of it then; throws unless it is this bearer's, in time and unused. */
export async function takeChallenge(shop: Shop, ticket: string, bearer: Bearer | undefined) {
  const { challenge, bearer: asked, until } = opened(shop, ticket)
  const isInTime = shop.now() < until
  const spent = { hash: hashOf(challenge), until }
  const isOwn = bearer !== undefined && asked === bearer
  if (!isOwn || !isInTime || !(await shop.db.write((tx) => spendChallenge(tx, spent))))
    throw new ShopError('passkey-over')
  return challenge
}

function opened(shop: Shop, ticket: string) {
  const text = vaultOf(shop).open(ticket, sealedAs)
  if (text === undefined) throw new ShopError('passkey-over')
  return Sealed.parse(JSON.parse(text))
}

const cookieName = (shop: Shop) => (shop.config.isHttps ? '__Host-passkey' : 'passkey')

function browserSecret(c: Call, shop: Shop): string | undefined {
  const secret = getCookie(c, cookieName(shop))
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined
}
