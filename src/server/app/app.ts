import { Hono } from 'hono'
import type { Registry } from 'prom-client'
import { notFound } from '#domain/errors.ts'
import { recognise } from '../customers/sessions/session.ts'
import { noteHandlers } from '../outcomes/note-answers.ts'
import { keepShared } from '../platform/cache/keep.ts'
import type { PageCache } from '../platform/cache/page-cache.ts'
import { alone, type Crew } from '../platform/cluster/crew.ts'
import { limitBody } from '../platform/http/body/limit-body.ts'
import { inertPolicy, safetyHeaders } from '../platform/http/headers.ts'
import type { Lag } from '../platform/http/lag.ts'
import { leadToPlain } from '../platform/http/lead-to-plain.ts'
import { createLoad } from '../platform/http/load.ts'
import { nameAnswer } from '../platform/http/observing/access-log.ts'
import { originOf, underRequestId } from '../platform/http/observing/request-id.ts'
import { refuseForeign } from '../platform/http/origin.ts'
import { problem } from '../platform/http/problem.ts'
import { type Env, isMultipart } from '../platform/http/request.ts'
import { answerOnce } from '../platform/idempotency/answer-once.ts'
import { serveUploads } from '../platform/media/serve-uploads.ts'
import { openMetrics } from '../platform/metrics/routes.ts'
import { screenOrCall, timeRequests } from '../platform/metrics/time-requests.ts'
import { createTimings } from '../platform/metrics/timings.ts'
import type { Shop } from '../platform/shop.ts'
import { mountCalls, mountRest } from './calls.ts'
import { mountDocs } from './docs/routes.ts'
import { mountFeeds } from './feeds/routes.ts'
import { shopMetrics } from './metrics/shop-metrics.ts'
import { readiness } from './readiness.ts'
import { type Pages, showPages } from './render.ts'

export type App = Hono<Env>

/** What the app works without in a test of the API alone. */
export type Parts = {
  pages?: Pages
  cache?: PageCache
  isDevelopment?: boolean
  /** The processes that serve this shop; without it, this one alone. */
  crew?: Crew
  /** How late this process is. */
  lag?: Lag
  /** Metrics of the process itself. */
  ofProcess?: () => Registry
  /** True once this process only finishes what it has begun. */
  isStopping?: () => boolean
}

/** The whole shop as one function from request to reply; read top to bottom. */
export function createApp(shop: Shop, parts: Parts = {}): App {
  const app: App = new Hono<Env>({ strict: true })
  const safety = Object.entries(safetyHeaders(shop.config))
  const { cache, crew = alone() } = parts
  const load = createLoad(shop, parts.lag)
  const ofShop = () => shopMetrics(shop)
  const metrics = openMetrics({ shop, crew, load, cache, ofProcess: parts.ofProcess, ofShop })
  const timings = createTimings()

  cache?.renewWith(async (address) => app.request(address, {}, { isInside: true, isRenewal: true }))

  app.use(async (c, next) => {
    const origin = originOf(c, shop.config.trustProxy !== null)
    const { requestId } = origin
    c.set('requestId', requestId)
    c.set('log', shop.log)
    c.set('person', null)
    c.header('X-Request-Id', requestId)
    for (const [name, value] of safety) c.header(name, value)
    await underRequestId(origin, async () => {
      await next()
      if (c.env?.incoming) nameAnswer(c.env.incoming, { route: screenOrCall(c), requestId })
      const { method, path } = c.req
      shop.log.debug({ method, path, status: c.res.status }, 'request')
    })
  })
  app.use(noteHandlers(shop))
  app.use(metrics.counting)
  app.use(timeRequests(timings))
  if (cache) app.use(keepShared(cache))
  app.get('*', leadToPlain)
  app.use(load.spare)
  app.use(recognise(shop))
  app.use('/api/*', async (c, next) => {
    c.header('Content-Security-Policy', inertPolicy)
    refuseForeign(c, shop.config.publicUrl)
    await next()
  })
  const limited = limitBody()
  // Forms with pictures have limits of their own (multipart.ts).
  app.use('/api/*', (c, next) => (isMultipart(c) ? next() : limited(c, next)))
  app.use('/api/*', answerOnce(shop))

  mountCalls(app, { shop, cache, crew, times: timings.times, visit: async (at) => app.request(at) })
  mountDocs(app, shop)
  mountRest(app)
  serveUploads(app, shop)
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/metrics', metrics.show)
  app.get('/readyz', (c) => readiness(c, shop, parts.isStopping?.()))
  mountFeeds(app, shop)
  if (parts.pages) {
    const show = showPages(shop, app, parts.pages, { ...parts, load })
    // Forms of a page work before its JavaScript does.
    app.post('*', limited, (c) => {
      refuseForeign(c, shop.config.publicUrl)
      return show(c)
    })
    app.get('*', show)
  }
  app.onError((error, c) => problem(c, error))
  app.notFound((c) => problem(c, notFound('There is nothing at this address.')))
  return app
}
