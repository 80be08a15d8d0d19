import type { Hono } from 'hono'
import * as vitals from '#contract/vitals-endpoints.ts'
import * as endpoints from '#contract/workshop-endpoints.ts'
import { workshopSchemas } from '#contract/workshop-schemas.ts'
import { csvAnswers } from '../catalog/csv-routes.ts'
import { personIn } from '../customers/session.ts'
import { integrityAnswers } from '../integrity/routes.ts'
import { mailAnswers } from '../mails/routes.ts'
import { outcomeAnswers } from '../outcomes/routes.ts'
import type { Speed } from '../performance/routes.ts'
import { todayOf } from '../performance/today.ts'
import { pictureAnswers } from '../pictures/routes.ts'
import type { Env } from '../platform/http/request.ts'
import { serve } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { setupAnswers } from '../settings/setup-routes.ts'

export const workshopTable = { ...endpoints, ...vitals }

/** Mounts the calls of the workshop that are no forms: figures, letters, files. */
export function mountWorkshop(app: Hono<Env>, shop: Shop, speed: Speed) {
  serve(app, shop, workshopTable, workshopSchemas, {
    ...speed.answers,
    ...mailAnswers,
    ...outcomeAnswers,
    ...integrityAnswers,
    ...csvAnswers,
    ...pictureAnswers,
    today: ({ c }) => todayOf(shop, personIn(c)),
    ...setupAnswers,
  })
}
