import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as endpoints from '#contract/endpoints.ts'
import { schemas } from '#contract/schemas.ts'
import { notFound, ShopError } from '#domain/errors.ts'
import { catalogAnswers } from '../catalog/routes.ts'
import { contentAnswers } from '../content/routes.ts'
import { reviewAnswers } from '../reviews/routes.ts'
import { searchAnswers } from '../search/routes.ts'
import { settingsAnswers } from '../settings/routes.ts'
import type { Shop } from '../shop.ts'
import { inertPolicy, safetyHeaders } from './headers.ts'
import { keepShared } from './keep.ts'
import { refuseForeign } from './origin.ts'
import type { PageCache } from './page-cache.ts'
import { problem } from './problem.ts'
import { readiness } from './readiness.ts'
import { type Pages, showPages } from './render.ts'
import type { Env } from './request.ts'
import { serve } from './serve.ts'
import { recognise } from './session.ts'
import { otherMethods } from './wrong-method.ts'

const jsonLimitBytes = 100 * 1024

export type App = Hono<Env>

/** What the app works without in a test of the API alone. */
export type Parts = { pages?: Pages; cache?: PageCache; isDevelopment?: boolean }

/** The whole shop as one function from request to reply; read top to bottom. */
export function createApp(shop: Shop, parts: Parts = {}): App {
  const app: App = new Hono<Env>({ strict: true })
  const safety = Object.entries(safetyHeaders(shop.config.isHttps))

  app.use(async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('log', shop.log)
    c.set('person', null)
    c.header('X-Request-Id', requestId)
    for (const [name, value] of safety) c.header(name, value)
    await next()
  })
  if (parts.cache) app.use(keepShared(parts.cache))
  app.use(recognise(shop))
  app.use('/api/*', async (c, next) => {
    c.header('Content-Security-Policy', inertPolicy)
    refuseForeign(c, shop.config.publicUrl)
    await next()
  })
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: jsonLimitBytes,
      onError: (c) => problem(c, new ShopError('too_large', 'The request is too large.')),
    }),
  )

  serve(app, shop, endpoints, schemas, {
    ...catalogAnswers,
    ...contentAnswers,
    ...reviewAnswers,
    ...searchAnswers,
    ...settingsAnswers,
  })

  app.all('/api/*', (c) => otherMethods(c, endpoints))
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', (c) => readiness(c, shop))
  if (parts.pages) app.get('*', showPages(shop, app, parts.pages, parts.isDevelopment))
  app.onError((error, c) => problem(c, error))
  app.notFound((c) => problem(c, notFound('There is nothing at this address.')))
  return app
}
