import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ShopError } from '#domain/errors.ts'
import { problem } from '../problem.ts'
import type { Call, Env } from '../request.ts'
import { createByteBudget } from './byte-budget.ts'

const kilobyte = 1024
const mostBytes = 100 * kilobyte
/** What every ordinary form stays below: it is never put off, and all lines together cannot make much of it. */
const smallBytes = 8 * kilobyte
const mostHeldBytes = 32 * kilobyte * kilobyte

/** Refuses bodies beyond 100 kB with 413, and large ones with 503 while too many of them are held in memory. */
export function limitBody(): MiddlewareHandler<Env> {
  const budget = createByteBudget(mostHeldBytes)
  const limited = bodyLimit({
    maxSize: mostBytes,
    onError: (c) => problem(c, new ShopError('request-too-large')),
  })
  return async (c, next) => {
    const bytes = bytesOf(c)
    if (bytes <= smallBytes || bytes > mostBytes) return limited(c, next)
    const who = c.get('person') ? 'known' : 'stranger'
    budget.take(bytes, who)
    try {
      return await limited(c, next)
    } finally {
      budget.giveBack(bytes, who)
    }
  }
}

/** As announced; a body that comes in chunks may become as large as any (RFC 9112 §6.3: one of the two it has to say). */
function bytesOf(c: Call): number {
  const announced = c.req.header('content-length')
  if (announced !== undefined) return Number(announced)
  return c.req.header('transfer-encoding') ? mostBytes : 0
}
