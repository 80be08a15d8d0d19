import type { MiddlewareHandler } from 'hono'
import { ShopError } from '#domain/errors.ts'
import { bearerIn, scopesIn } from '#domain/programs/api-token.ts'
import { countTry, type Limit } from '../platform/http/rate-limit.ts'
import type { Env, Person } from '../platform/http/request.ts'
import { hashOf } from '../platform/secret.ts'
import type { Shop } from '../platform/shop.ts'
import { tokenByHash, touchToken } from './queries.ts'

/** Ten calls a second for a minute: more than any program needs that reads orders or saves stock. */
const limit: Limit = { name: 'api-token', most: 600, windowMs: 60_000, told: 'too-many-calls' }
const touchMs = 60_000

/** A program that sends a token is whoever made it, within its scopes; a cookie that comes along counts for nothing. */
export function recogniseToken(shop: Shop): MiddlewareHandler<Env> {
  return async (c, next) => {
    const token = bearerIn(c.req.header('authorization'))
    if (token === null) return next()
    c.set('person', null)
    const person = await personOf(shop, token)
    if (!person) {
      c.header('WWW-Authenticate', 'Bearer error="invalid_token"')
      throw new ShopError('unknown-api-token')
    }
    c.set('person', person)
    return next()
  }
}

async function personOf(shop: Shop, token: string): Promise<Person | null> {
  const row = await tokenByHash(shop.db.read, hashOf(token))
  const now = shop.now()
  if (!row || (row.expires_at !== null && row.expires_at <= now)) return null
  await countTry(shop, [{ limit, subject: String(row.id) }])
  if (row.last_used_at === null || now - row.last_used_at >= touchMs) await touch(shop, row.id, now)
  return {
    ...{ id: row.user_id, role: row.role, sessionId: '', mustChangePassword: false },
    // The log of staff tells a program from the person who made its token.
    username: `${row.username} (${row.name})`,
    token: { id: row.id, scopes: scopesIn(row.scopes) },
  }
}

/** Reading goes on where nothing can be written. */
async function touch(shop: Shop, id: number, now: number) {
  await shop.db
    .write((tx) => touchToken(tx, id, now))
    .catch((error: unknown) => shop.log.warn({ err: error }, 'a token could not be noted'))
}
