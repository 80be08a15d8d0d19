import type { MiddlewareHandler, Next } from 'hono'
import { isForEverybody } from '#domain/shared-pages.ts'
import { type Call, type Env, isPersonal } from '../http/request.ts'
import { isUnchanged } from '../http/unchanged.ts'
import type { CachedAnswer } from './cached-answer.ts'
import { keyOf } from './key-of.ts'
import type { PageCache } from './page-cache.ts'

type Making = Promise<CachedAnswer | undefined>

/**
 * Puts every answer that is the same for everybody into the page cache and sends it compressed. Whoever asks for an
 * address whose answer is just being made waits for that one: after every order, whole crowds ask for the same pages.
 */
export function cacheShared(cache: PageCache): MiddlewareHandler<Env> {
  const underWay = new Map<string, Making>()
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const address = pathname + search
    const answer = (entry: CachedAnswer) => answerOf(c, cache, entry, entry.headers)
    const make = () => makeAndCache(c, next, cache, address)
    if (!isForAnybody(c, isForEverybody(pathname))) return answeredBy(make())
    const isRenewal = c.env?.isRenewal === true
    if (!isRenewal && cache.knows(address)) {
      // Stock has moved since this was made: it may be another piece's.
      const known = await cache.catchUp().then(
        () => cache.cached(address),
        () => undefined,
      )
      if (known) return answer(known)
    }
    const key = keyOf(address)
    const begunBefore = underWay.get(key)
    if (begunBefore !== undefined) {
      await begunBefore
      // Stock may have moved meanwhile; what was begun since this request came is right for it, whatever moves.
      const entry = cache.cached(address)
      if (entry) return answer(entry)
      const begunSince = underWay.get(key)
      const made = begunSince === undefined ? undefined : await begunSince
      if (made) return answer(made)
    }
    // What cannot be cached is made for each, all at once.
    if (underWay.has(key)) return answeredBy(make())
    const making = make()
    const settled = making.catch(() => undefined).finally(() => underWay.delete(key))
    underWay.set(key, settled)
    return answeredBy(making)
  }
}

/** Hono takes what a middleware returns for its answer: this one stands in the context. */
const answeredBy = (making: Making) => making.then(() => undefined)

/** True where the address alone decides the answer, if anything does. */
const isForAnybody = (c: Call, isPage: boolean) =>
  c.req.method === 'GET' &&
  (c.env?.isRenewal || !c.env?.isInside) &&
  (isPage || !isPersonal(c.req.header('cookie')))

/** Answers what it has put into the cache, if it could. */
async function makeAndCache(c: Call, next: Next, cache: PageCache, address: string): Making {
  // What is made while the catalogue changes belongs to the version before the change.
  c.set('begunAt', cache.version())
  await next()
  if (c.get('isStorageAway')) {
    answerWithLast(c, cache, address)
    return undefined
  }
  const { res } = c
  const told = res.headers.get('Cache-Control') ?? ''
  const isShared = c.get('isShared') || told === 'public, no-cache'
  if (!isShared || res.status !== 200 || c.req.method !== 'GET') return undefined
  const body = Buffer.from(await res.arrayBuffer())
  const headers = Object.fromEntries(res.headers)
  for (const own of ['x-request-id', 'etag', 'set-cookie']) delete headers[own]
  // A visitor who is known is told not to share what is cached for everybody.
  const sharing = told.startsWith('public') ? told : 'public, no-cache'
  const stored = { ...headers, 'cache-control': sharing }
  const entry = cache.store(address, { body, headers: stored, version: c.get('begunAt') })
  c.res = undefined
  c.res = c.env?.isInside
    ? new Response(new Uint8Array(body), { status: 200, headers })
    : answerOf(c, cache, entry, headers)
  return entry
}

/** A page of a moment ago instead of none, kept by nobody else; what else cannot be made is told as it is. */
function answerWithLast(c: Call, cache: PageCache, address: string) {
  if (c.env?.isInside || c.req.method !== 'GET') return
  const last = isForEverybody(new URL(c.req.url).pathname) ? cache.lastMade(address) : undefined
  if (!last) return
  c.res = undefined
  c.res = answerOf(c, cache, last, { ...last.headers, 'cache-control': 'no-cache' })
}

/** What is cached, as this visitor reads it; nothing where their copy is still right. */
function answerOf(
  c: Call,
  cache: PageCache,
  entry: CachedAnswer,
  headers: Record<string, string>,
): Response {
  const tagged = { ...headers, ETag: entry.etag }
  const known = {
    noneMatch: c.req.header('if-none-match'),
    modifiedSince: c.req.header('if-modified-since'),
  }
  if (isUnchanged({ etag: entry.etag, lastModified: headers['last-modified'] }, known)) {
    return new Response(null, { status: 304, headers: tagged })
  }
  const { body, encoding } = cache.bodyFor(entry, c.req.header('accept-encoding') ?? '')
  return new Response(new Uint8Array(body), {
    status: 200,
    headers: { ...tagged, ...(encoding && { 'Content-Encoding': encoding }) },
  })
}
