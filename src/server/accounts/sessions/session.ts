import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { ShopError } from '#domain/errors.ts'
import { may, type Role } from '#domain/permissions.ts'
import type { Query } from '../../platform/db/database.ts'
import { addressOf, watchForProxy } from '../../platform/http/client-address.ts'
import type { Call, Env, Person } from '../../platform/http/request.ts'
import { hashOf, newSecret } from '../../platform/secret.ts'
import type { Shop } from '../../platform/shop.ts'
import { deviceName } from './device-name.ts'
import {
  deleteSession,
  deleteSessionByHash,
  insertSession,
  rekeySession,
  sessionByHash,
  touchSession,
} from './session-queries.ts'
import { isAlive, lifetimeMs, sessionTimes } from './session-rules.ts'

/** A session as the browser is to carry it; handed over only once it is committed. */
export type SessionCookie = { secret: string; maxAgeMs: number | undefined }

/** Sets who asks and from where, before anything else looks at the request. */
export function recognise(shop: Shop): MiddlewareHandler<Env> {
  const warn = watchForProxy(shop)
  return async (c, next) => {
    warn(c)
    c.set('address', addressOf(c, shop.config.trustProxy))
    const secret = secretOf(c, shop)
    if (secret) c.set('person', await personOf(shop, secret, isWatching(c)))
    await next()
    // A cookie that signs nobody in only keeps its bearer from the shared pages.
    const isUseless = getCookie(c, cookieName(shop)) !== undefined && c.get('person') === null
    const isAnswered = c.res.headers
      .getSetCookie()
      .some((line) => line.startsWith(cookieName(shop)))
    // What is shared carries nobody's cookie, not even the end of one.
    const isShared = c.res.headers.get('Cache-Control')?.startsWith('public') === true
    if (isUseless && !isAnswered && !isShared) dropCookie(c, shop)
  }
}

/** Signs a person in under a secret of their own; whatever the browser brought along ends (S05). */
export async function beginSession(
  c: Call,
  shop: Shop,
  tx: Query,
  user: { id: number; isRemembered: boolean; isByPasskey?: boolean },
): Promise<SessionCookie> {
  const secret = newSecret()
  const now = shop.now()
  const before = secretOf(c, shop)
  if (before) await deleteSessionByHash(tx, hashOf(before))
  await insertSession(tx, {
    token_hash: hashOf(secret),
    user_id: user.id,
    is_remembered: user.isRemembered ? 1 : 0,
    device: deviceName(c.req.header('user-agent')),
    created_at: now,
    last_seen_at: now,
    expires_at: now + lifetimeMs(user.isRemembered),
    is_by_passkey: user.isByPasskey ? 1 : 0,
  })
  return { secret, maxAgeMs: user.isRemembered ? sessionTimes.rememberedMs : undefined }
}

/** Gives the caller's session a new secret, as every change of rights does; its end stays where it was. */
export async function renewSession(shop: Shop, tx: Query, person: Person): Promise<SessionCookie> {
  const secret = newSecret()
  const session = await rekeySession(tx, Number(person.sessionId), hashOf(secret))
  if (!session) throw new ShopError('sign-in-first')
  const leftMs = session.expires_at - shop.now()
  return { secret, maxAgeMs: session.is_remembered === 1 ? leftMs : undefined }
}

/** Hands the browser its session; `__Host-` and Secure wherever the shop is served over https (S08). */
export function handOver(c: Call, shop: Shop, { secret, maxAgeMs }: SessionCookie) {
  setCookie(c, cookieName(shop), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: shop.config.isHttps,
    ...(maxAgeMs !== undefined && { maxAge: Math.max(0, Math.floor(maxAgeMs / 1000)) }),
  })
}

/** Ends the caller's session at once, on the server and in the browser. */
export async function endSession(c: Call, shop: Shop) {
  const secret = secretOf(c, shop)
  if (secret) await shop.db.write((tx) => deleteSessionByHash(tx, hashOf(secret)))
  dropCookie(c, shop)
}

/** Asks again, later, who the session of this request signs in; that keeps no session alive. */
export function askAgain(c: Call, shop: Shop): () => Promise<Person | null> {
  const secret = secretOf(c, shop)
  return async () => (secret ? personOf(shop, secret, true) : null)
}

/** What a screen asks by itself is no sign that somebody is there. */
const isWatching = (c: Call) => c.req.path.startsWith('/api/admin/today/')

async function personOf(shop: Shop, secret: string, isIdle: boolean): Promise<Person | null> {
  const session = await sessionByHash(shop.db.read, hashOf(secret))
  if (!session) return null
  const now = shop.now()
  if (!isAlive(session, session.role !== null, now)) {
    // Gone for good: a clock that goes back brings no session back.
    await quietly(shop, (tx) => deleteSession(tx, session.id))
    return null
  }
  if (!isIdle && now - session.last_seen_at >= sessionTimes.touchMs) {
    await quietly(shop, (tx) => touchSession(tx, session.id, now))
  }
  const { user_id: id, username, role } = session
  const mustChangePassword = session.must_change_password === 1
  const hasFactor = session.factor_confirmed_at !== null || session.is_by_passkey === 1
  const secondFactor = hasFactor ? undefined : factorAskedOf(shop, role)
  return { id, username, role, sessionId: String(session.id), mustChangePassword, secondFactor }
}

/** What is asked of somebody without two-step sign-in, who has not come by a passkey either: of those who can pay money back, no others. */
function factorAskedOf({ config }: Shop, role: Role | null) {
  const asked = { off: undefined, ask: 'asked', require: 'required' } as const
  return role !== null && may(role, 'orders.refund') ? asked[config.staffSecondFactor] : undefined
}

/** Reading goes on where nothing can be written: a full disk signs nobody out. */
async function quietly(shop: Shop, work: (tx: Query) => Promise<void>) {
  await shop.db
    .write(work)
    .catch((error: unknown) => shop.log.warn({ err: error }, 'a session could not be noted'))
}

/** A plain local start has no https: there the cookie works with curl too. */
const cookieName = (shop: Shop) => (shop.config.isHttps ? '__Host-sid' : 'sid')

/** The secret that the browser brought, if it can be one of ours. */
function secretOf(c: Call, shop: Shop): string | undefined {
  const secret = getCookie(c, cookieName(shop))
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

const dropCookie = (c: Call, shop: Shop) => handOver(c, shop, { secret: '', maxAgeMs: 0 })
