import type { MiddlewareHandler } from 'hono'
import { ShopError } from '#domain/errors.ts'
import { isHint } from '#domain/visitor-hint.ts'
import { problem } from '../http/problem.ts'
import type { Call, Env } from '../http/request.ts'
import { vaultOf } from '../secret-key.ts'
import type { Shop } from '../shop.ts'
import { claimKey, keepAnswer, keptAnswer, releaseKey } from './queries.ts'
import { answerFrom, keptMs, requestKey } from './request-key.ts'

/** Sessions are not answered twice, and an order keeps its answer in its own transaction. */
const elsewhere = (path: string) => path.startsWith('/api/users/') || path === '/api/orders'

/**
 * Answers a write with an Idempotency-Key once: the same key and body get the same answer for 24
 * hours, another body 409, a second request before the first is answered 409 with Retry-After.
 */
export function answerOnce(shop: Shop): MiddlewareHandler<Env> {
  return async (c, next) => {
    const isWrite = ['POST', 'PUT', 'DELETE'].includes(c.req.method)
    if (!isWrite || elsewhere(c.req.path)) return next()
    try {
      const claim = await requestKey(c, shop)
      if (!claim) return await next()
      const { scope, key, requestHash } = claim
      const isFirst = await shop.db.write((tx) => claimKey(tx, claim, shop.now(), keptMs))
      if (!isFirst) {
        const kept = await keptAnswer(shop.db.read, scope, key, shop.now())
        const { status, body } = answerFrom(kept, requestHash)
        return replay(c, status, unsealed(shop, body))
      }
      await next()
      const answer = await worthKeeping(c.res)
      await shop.db.write((tx) =>
        answer
          ? keepAnswer(tx, scope, key, c.get('hasSecret') ? sealed(shop, answer) : answer)
          : releaseKey(tx, scope, key),
      )
    } catch (error) {
      return problem(c, error)
    }
    return undefined
  }
}

const [seal, sealedFor] = ['sealed:', 'kept answer']

/** What is shown once and kept as a hash is no secret any more where its answer lies in clear for a day. */
const sealed = (shop: Shop, { status, body }: { status: number; body: string }) => ({
  status,
  body: `${seal}${vaultOf(shop).seal(body, sealedFor)}`,
})

function unsealed(shop: Shop, body: string): string {
  if (!body.startsWith(seal)) return body
  const plain = vaultOf(shop).open(body.slice(seal.length), sealedFor)
  // Under a key that the shop has no more.
  if (plain === undefined) throw new ShopError('key-of-another-request')
  return plain
}

/** Refusals changed nothing, and an answer with a cookie in it is for one browser only. */
async function worthKeeping(res: Response) {
  const isPlain = res.headers.get('content-type')?.startsWith('application/json') === true
  const isKept = res.status < 300 && (isPlain || res.status === 204)
  // The hint is no secret, and the next page writes it anew.
  const isForOne = res.headers.getSetCookie().some((line) => !isHint(line))
  if (!isKept || isForOne) return null
  return { status: res.status, body: await res.clone().text() }
}

/** The kept answer, said again. */
export function replay(c: Call, status: number, body: string): Response {
  c.header('Cache-Control', 'no-store')
  c.header('Idempotency-Replayed', 'true')
  if (status === 204) return c.body(null, 204)
  c.header('Content-Type', 'application/json')
  return c.body(body, status === 201 ? 201 : 200)
}
