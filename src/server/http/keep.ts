import type { MiddlewareHandler } from 'hono'
import { bodyFor, type PageCache } from './page-cache.ts'
import type { Env } from './request.ts'

/** Keeps every shareable answer in the page cache and sends it compressed. */
export function keepShared(cache: PageCache): MiddlewareHandler<Env> {
  return async (c, next) => {
    // What is made while the catalogue changes belongs to the version before the change.
    const version = cache.version()
    await next()
    const { res } = c
    const isShared = res.headers.get('Cache-Control') === 'public, no-cache'
    if (!isShared || res.status !== 200 || c.req.method !== 'GET' || c.env?.isInside) return
    const body = Buffer.from(await res.arrayBuffer())
    const url = new URL(c.req.url)
    const headers = Object.fromEntries(res.headers)
    delete headers['x-request-id']
    delete headers['etag']
    const entry = cache.keep(url.pathname + url.search, { body, headers, version })
    if (c.req.header('if-none-match')?.includes(entry.etag)) {
      c.res = undefined
      c.res = new Response(null, { status: 304, headers: { ...headers, ETag: entry.etag } })
      return
    }
    const sent = bodyFor(entry, c.req.header('accept-encoding') ?? '')
    c.res = undefined
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
