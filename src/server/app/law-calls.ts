import type { Hono } from 'hono'
import * as documentAdminCalls from '#contract/documents/admin-calls.ts'
import * as documentCalls from '#contract/documents/calls.ts'
import { documentAdminSchemas, documentSchemas } from '#contract/documents/schemas.ts'
import { documentAdminAnswers } from '../documents/admin-routes.ts'
import { documentAnswers } from '../documents/routes.ts'
import type { Env } from '../platform/http/request.ts'
import { serve } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'

/** For what is left of /api: known paths under another method. */
export const lawTables = [documentCalls, documentAdminCalls]

/** Mounts every call of papers and taxes. */
export function serveLaw(app: Hono<Env>, shop: Shop) {
  serve(app, shop, documentCalls, documentSchemas, documentAnswers)
  serve(app, shop, documentAdminCalls, documentAdminSchemas, documentAdminAnswers)
}
