import type { MiddlewareHandler } from 'hono'
import { bodyFor, type PageCache } from './page-cache.ts'
import type { Env } from './request.ts'

/** Keeps every answer that is the same for everybody in the page cache and sends it compressed. */
export function keepShared(cache: PageCache): MiddlewareHandler<Env> {
  return async (c, next) => {
    // What is made while the catalogue changes belongs to the version before the change.
    const version = cache.version()
    await next()
    const { res } = c
    const isShared = c.get('isShared') || res.headers.get('Cache-Control') === 'public, no-cache'
    if (!isShared || res.status !== 200 || c.req.method !== 'GET') return
    const body = Buffer.from(await res.arrayBuffer())
    const url = new URL(c.req.url)
    const headers = Object.fromEntries(res.headers)
    for (const own of ['x-request-id', 'etag', 'set-cookie']) delete headers[own]
    const kept = { ...headers, 'cache-control': 'public, no-cache' }
    const entry = cache.keep(url.pathname + url.search, { body, headers: kept, version })
    c.res = undefined
    if (c.env?.isInside) {
      c.res = new Response(new Uint8Array(body), { status: 200, headers })
      return
    }
    if (c.req.header('if-none-match')?.includes(entry.etag)) {
      c.res = new Response(null, { status: 304, headers: { ...headers, ETag: entry.etag } })
      return
    }
    const sent = bodyFor(entry, c.req.header('accept-encoding') ?? '')
    c.res = new Response(new Uint8Array(sent.body), {
      status: 200,
      headers: {
        ...headers,
        ETag: entry.etag,
        ...(sent.encoding && { 'Content-Encoding': sent.encoding }),
      },
    })
  }
}
