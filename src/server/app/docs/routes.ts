import fs from 'node:fs'
import path from 'node:path'
import type { Hono } from 'hono'
import type { Call, Env } from '../../platform/http/request.ts'
import type { Shop } from '../../platform/shop.ts'
import { currentProfile } from '../../settings/documents.ts'
import { docsPage } from './docs-page.ts'
import { openApiOf } from './openapi.ts'

const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What the calls say of themselves: the OpenAPI document, and the same as a page. */
export function mountDocs(app: Hono<Env>, shop: Shop) {
  const document = async () => {
    const { name } = await currentProfile(shop.db)
    return openApiOf(name, shop.config.publicUrl)
  }
  const styles = fs.readFileSync(path.join(import.meta.dirname, 'docs.css'), 'utf8')
  app.get('/api/openapi.json', async (c) =>
    shared(c, 'application/json', JSON.stringify(await document())),
  )
  app.get('/api/docs', async (c) => {
    const page = docsPage(await document())
    return shared(c, 'text/html; charset=utf-8', page, pagePolicy)
  })
  app.get('/api/docs.css', (c) => shared(c, 'text/css; charset=utf-8', styles))
}

function shared(c: Call, type: string, body: string, policy?: string): Response {
  if (policy) c.header('Content-Security-Policy', policy)
  return c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'public, no-cache' })
}
