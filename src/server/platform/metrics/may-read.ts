import { createHash, timingSafeEqual } from 'node:crypto'
import type { Call } from '../http/request.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
/** What proxies write: a public request that our own proxy brings from the same machine. */
const fromProxy = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** True for who bears the token; without one, for a program of this machine that asks us directly. */
export function mayRead(c: Call, token: string | null): boolean {
  if (token) return isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)
  const from = c.env?.incoming?.socket?.remoteAddress ?? ''
  const isNamed = ownNames.test(c.req.header('host') ?? '')
  return loopback.test(from) && isNamed && !fromProxy.some((name) => c.req.header(name))
}

const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

const digest = (text: string) => createHash('sha256').update(text).digest()
