import { createHash } from 'node:crypto'
import { ShopError } from '#domain/errors.ts'
import { policy } from '#domain/policy.ts'
import { networkOf } from '../http/client-address.ts'
import { type Call, isMultipart } from '../http/request.ts'
import { type Visitor, visitorOf } from '../http/visitor.ts'
import { hashOf } from '../secret.ts'
import type { Shop } from '../shop.ts'
import type { Claim, Kept } from './queries.ts'

export const keptMs = policy.idempotencyHours * 3_600_000

/** The caller's Idempotency-Key with what tells this request from another; null when none was sent. */
export async function requestKey(c: Call, shop: Shop): Promise<Claim | null> {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  if (!/^[\w.:-]{8,100}$/.test(key)) throw new ShopError('unusable-key')
  // A form with pictures is told apart by its address alone: reading it twice would cost too much.
  const body = isMultipart(c) ? '' : await c.req.text()
  const parts = [c.req.method, c.req.path, body].join('\n')
  const requestHash = createHash('sha256').update(parts).digest('base64url')
  return { scope: scopeOf(c, shop), key, requestHash }
}

/** Keys of different callers never meet. */
function scopeOf(c: Call, shop: Shop): string {
  const token = c.get('person')?.token
  if (token) return `token:${token.id}`
  const own = scopeOfVisitor(visitorOf(c, shop))
  if (own !== null) return own
  // Without a cookie a caller is known by their network and program alone: two who share both share their keys.
  const sign = `${networkOf(c.get('address'))}\n${c.req.header('user-agent') ?? ''}`
  return `anyone:${hashOf(sign)}`
}

/** Under what the keys of somebody are kept; null of whom the shop does not know. */
export function scopeOfVisitor({ userId, tokenHash }: Visitor): string | null {
  if (userId !== null) return `user:${userId}`
  return tokenHash === null ? null : `guest:${tokenHash}`
}

/** The answer kept under a key, or why there is none for this request. */
export function answerFrom(kept: Kept | undefined, requestHash: string) {
  if (kept && kept.request_hash !== requestHash) throw new ShopError('key-of-another-request')
  if (!kept || kept.status === null || kept.body === null) throw stillBusy()
  return { status: kept.status, body: kept.body }
}

const stillBusy = () => new ShopError('being-answered', { retryAfterSeconds: 1 })
