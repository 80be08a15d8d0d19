import { Hono, type MiddlewareHandler } from 'hono'
import type { Registry } from 'prom-client'
import type { Pages } from '#contract/rendering.ts'
import { ShopError } from '#domain/errors.ts'
import { recognise } from '../accounts/sessions/session.ts'
import { recogniseToken } from '../api-tokens/recognise-token.ts'
import { serveVideos } from '../messages/videos/serve-videos.ts'
import { noteAnswers } from '../outcomes/note-answers.ts'
import { cacheShared } from '../platform/cache/cache-shared.ts'
import type { PageCache } from '../platform/cache/page-cache.ts'
import { alone, type Cluster } from '../platform/cluster/cluster.ts'
import { limitBody } from '../platform/http/body/limit-body.ts'
import { answerError } from '../platform/http/broken-page.ts'
import { inertPolicy, permissionsAt, safetyHeaders } from '../platform/http/headers.ts'
import type { Lag } from '../platform/http/lag.ts'
import { leadToPlain } from '../platform/http/lead-to-plain.ts'
import { createLoad, type Load } from '../platform/http/load.ts'
import { nameAnswer } from '../platform/http/observing/access-log.ts'
import { originOf, underRequestId } from '../platform/http/observing/request-id.ts'
import { isWayOut, refuseForeign } from '../platform/http/origin.ts'
import { problem } from '../platform/http/problem.ts'
import type { Env } from '../platform/http/request.ts'
import { answerOnce } from '../platform/idempotency/answer-once.ts'
import { serveUploads } from '../platform/media/serve-uploads.ts'
import { openMetrics } from '../platform/metrics/routes.ts'
import { screenOrCall, timeRequests } from '../platform/metrics/time-requests.ts'
import { createTimings } from '../platform/metrics/timings.ts'
import type { Shop } from '../platform/shop.ts'
import { bringsFiles, mountCalls, mountRest } from './calls.ts'
import { mountDocs } from './docs/routes.ts'
import { mountFeeds } from './feeds/routes.ts'
import { shopMetrics } from './metrics/shop-metrics.ts'
import { readiness } from './readiness.ts'
import { showPages } from './render.ts'

export type App = Hono<Env>

/** What the app works without in a test of the API alone. */
export type Parts = {
  pages?: Pages
  cache?: PageCache
  isDevelopment?: boolean
  /** The processes that serve this shop; without it, this one alone. */
  cluster?: Cluster
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
  const { cache, cluster = alone() } = parts
  const load = createLoad(shop, parts.lag)
  const ofShop = () => shopMetrics(shop)
  const metrics = openMetrics({ shop, cluster, load, cache, ofProcess: parts.ofProcess, ofShop })
  const timings = createTimings()

  cache?.renewWith(async (address) => app.request(address, {}, { isInside: true, isRenewal: true }))

  app.use(identify(shop))
  app.use(noteAnswers(shop))
  app.use(metrics.counting)
  app.use(timeRequests(timings))
  if (cache) app.use(cacheShared(cache))
  app.get('*', leadToPlain)
  app.use(load.spare)
  app.use(recognise(shop))
  app.use('/api/*', recogniseToken(shop))
  app.use('/api/*', fromOwnPages(shop))
  const limited = limitBody()
  // Forms with pictures have limits of their own (multipart.ts).
  app.use('/api/*', (c, next) => (bringsFiles(c) ? next() : limited(c, next)))
  app.use('/api/*', answerOnce(shop))

  const visit = async (address: string) => app.request(address)
  mountCalls(app, { shop, cache, cluster, times: timings.times, visit })
  mountDocs(app, shop)
  mountRest(app)
  serveUploads(app, shop)
  serveVideos(app, shop)
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/metrics', metrics.show)
  app.get('/readyz', (c) => readiness(c, shop, parts.isStopping?.()))
  mountFeeds(app, shop)
  mountPages(app, shop, { ...parts, load, limited })
  app.onError((error, c) => answerError(c, error))
  app.notFound((c) => problem(c, new ShopError('no-such-address')))
  return app
}

const policyName = 'Content-Security-Policy'

/** What every request carries from here on: its id, its log, and headers that keep browsers safe. */
function identify(shop: Shop): MiddlewareHandler<Env> {
  const safety = Object.entries(safetyHeaders(shop.config))
  return async (c, next) => {
    const origin = originOf(c, shop.config.trustProxy !== null)
    const { requestId } = origin
    c.set('requestId', requestId)
    c.set('log', shop.log)
    c.set('person', null)
    c.header('X-Request-Id', requestId)
    for (const [name, value] of safety) c.header(name, value)
    c.header('Permissions-Policy', permissionsAt(c.req.path))
    await underRequestId(origin, async () => {
      await next()
      // Said last: what is said first stands above what a page says itself.
      if (!c.res.headers.has(policyName)) c.header(policyName, inertPolicy)
      const route = screenOrCall(c)
      if (c.env?.incoming) nameAnswer(c.env.incoming, { route, requestId })
      // By its pattern: an address may open an order.
      shop.log.debug({ method: c.req.method, route, status: c.res.status }, 'request')
    })
  }
}

/** Calls are made by our own pages, and what they answer runs nothing. */
function fromOwnPages({ config }: Shop): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.header(policyName, inertPolicy)
    refuseForeign(c, config.publicUrl)
    await next()
  }
}

type ForPages = Parts & { load: Load; limited: MiddlewareHandler<Env> }

function mountPages(app: App, shop: Shop, { pages, limited, ...parts }: ForPages) {
  if (!pages) return
  const show = showPages(shop, app, pages, parts)
  // Forms of a page work before its JavaScript does.
  app.post('*', limited, (c) => {
    if (!isWayOut(c.req.path)) refuseForeign(c, shop.config.publicUrl)
    return show(c)
  })
  app.get('*', show)
}
