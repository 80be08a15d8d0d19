import * as adminCalls from '#contract/settings/admin-calls.ts'
import * as adminTypes from '#contract/settings/admin-types.ts'
import * as calls from '#contract/settings/calls.ts'
import { examples } from '#contract/settings/examples.ts'
import { schemas } from '#contract/settings/schemas.ts'
import * as frontCalls from '#contract/settings/shop-front-calls.ts'
import { shopFrontSchemas } from '#contract/settings/shop-front-schemas.ts'
import * as frontTypes from '#contract/settings/shop-front-types.ts'
import * as types from '#contract/settings/types.ts'
import { endKept } from '../platform/jobs/end-kept.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { settingsAdminHandlers } from './admin-routes.ts'
import { settingsHandlers } from './routes.ts'
import { setupHandlers } from './setup-routes.ts'
import { shopFrontHandlers } from './shop-front/routes.ts'

export const settings: NounModule = {
  title: 'Settings',
  calls: callsOf(
    { ...calls, ...adminCalls, ...frontCalls },
    {
      schemas: { ...schemas, ...shopFrontSchemas },
      examples,
      answers: {
        ...settingsAdminHandlers,
        ...settingsHandlers,
        ...setupHandlers,
        ...shopFrontHandlers,
      },
    },
  ),
  types: [types, adminTypes, frontTypes],
  jobs: {
    'turn-home-sections': { jobHandler: endKept },
    'turn-announcements': { jobHandler: endKept },
  },
}
