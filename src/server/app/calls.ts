import type { Hono } from 'hono'
import * as accountEndpoints from '#contract/account-endpoints.ts'
import { accountSchemas } from '#contract/account-schemas.ts'
import * as adminEndpoints from '#contract/admin-endpoints.ts'
import { adminSchemas } from '#contract/admin-schemas.ts'
import * as endpoints from '#contract/endpoints.ts'
import * as peopleEndpoints from '#contract/people-endpoints.ts'
import { peopleSchemas } from '#contract/people-schemas.ts'
import { schemas } from '#contract/schemas.ts'
import { auditAnswers } from '../audit/routes.ts'
import { buyerAnswers } from '../buyers/routes.ts'
import { catalogAdminAnswers } from '../catalog/admin-routes.ts'
import { catalogAnswers } from '../catalog/routes.ts'
import { contactAnswers } from '../contact/routes.ts'
import { ticketAnswers } from '../contact/staff-routes.ts'
import { contentAdminAnswers } from '../content/admin-routes.ts'
import { contentAnswers } from '../content/routes.ts'
import { accountAnswers } from '../customers/routes.ts'
import { newsletterAnswers } from '../newsletter/routes.ts'
import { subscriberAnswers } from '../newsletter/staff-routes.ts'
import type { Env } from '../platform/http/request.ts'
import { serve } from '../platform/http/serve.ts'
import { otherMethods } from '../platform/http/wrong-method.ts'
import type { Shop } from '../platform/shop.ts'
import { reviewAnswers } from '../reviews/routes.ts'
import { searchAnswers } from '../search/routes.ts'
import { settingsAdminAnswers } from '../settings/admin-routes.ts'
import { settingsAnswers } from '../settings/routes.ts'
import { staffAnswers } from '../staff/routes.ts'
import { buyingTables, serveBuying } from './buying-calls.ts'
import { lawTables, serveLaw } from './law-calls.ts'
import { workshopTable } from './workshop-calls.ts'

/** Mounts every call of the contract: a call without an answer does not compile. */
export function mountCalls(app: Hono<Env>, shop: Shop) {
  serve(app, shop, endpoints, schemas, {
    ...catalogAnswers,
    ...contactAnswers,
    ...contentAnswers,
    ...newsletterAnswers,
    ...reviewAnswers,
    ...searchAnswers,
    ...settingsAnswers,
  })
  serve(app, shop, accountEndpoints, accountSchemas, accountAnswers)
  serve(app, shop, adminEndpoints, adminSchemas, {
    ...catalogAdminAnswers,
    ...contentAdminAnswers,
    ...settingsAdminAnswers,
    ...auditAnswers,
  })
  serve(app, shop, peopleEndpoints, peopleSchemas, {
    ...buyerAnswers,
    ...staffAnswers,
    ...subscriberAnswers,
    ...ticketAnswers,
  })
  serveBuying(app, shop)
  serveLaw(app, shop)
}

/** What is left below /api: known paths under another method (405), and nothing (404). */
export function mountRest(app: Hono<Env>) {
  app.all('/api/*', (c) =>
    otherMethods(
      c,
      ...[endpoints, accountEndpoints, adminEndpoints, peopleEndpoints, workshopTable],
      ...buyingTables,
      ...lawTables,
    ),
  )
}
