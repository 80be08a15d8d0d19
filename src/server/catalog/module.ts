import * as adminCalls from '#contract/catalog/admin-calls.ts'
import * as adminTypes from '#contract/catalog/admin-types.ts'
import * as bulkTypes from '#contract/catalog/bulk-types.ts'
import * as calls from '#contract/catalog/calls.ts'
import { examples } from '#contract/catalog/examples.ts'
import * as priceListTypes from '#contract/catalog/price-list-types.ts'
import { schemas } from '#contract/catalog/schemas.ts'
import * as types from '#contract/catalog/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { catalogAdminHandlers } from './admin-routes.ts'
import { csvHandlers } from './csv/routes.ts'
import { beginPriceList, endPriceList } from './price-lists/turn-list.ts'
import { publishProduct } from './publishing/publish-later.ts'
import { catalogHandlers } from './routes.ts'

export const catalog: NounModule = {
  title: 'Catalogue',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, examples, answers: { ...catalogAdminHandlers, ...csvHandlers, ...catalogHandlers } },
  ),
  types: [types, adminTypes, bulkTypes, priceListTypes],
  jobs: {
    'publish-product': { jobHandler: publishProduct },
    'begin-price-list': { jobHandler: beginPriceList },
    'end-price-list': { jobHandler: endPriceList },
  },
}
