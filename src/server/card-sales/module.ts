import * as adminCalls from '#contract/card-sales/admin-calls.ts'
import * as adminTypes from '#contract/card-sales/admin-types.ts'
import * as calls from '#contract/card-sales/calls.ts'
import { schemas } from '#contract/card-sales/schemas.ts'
import * as types from '#contract/card-sales/types.ts'
import { callsOf, type NounModule } from '../platform/noun-module.ts'
import { cardSaleAdminHandlers } from './admin-routes.ts'
import { cardSaleLapsed } from './emails/card-sale-lapsed.ts'
import { cardSaleOrdered } from './emails/card-sale-ordered.ts'
import { cardSalePaid } from './emails/card-sale-paid.ts'
import { cardSaleRefunded } from './emails/card-sale-refunded.ts'
import { cardTransferNotFound } from './emails/card-transfer-not-found.ts'
import { lapseSales } from './lapse-sales.ts'
import { cardSaleHandlers } from './routes.ts'

export const cardSales: NounModule = {
  title: 'Gift cards sold online',
  calls: callsOf(
    { ...calls, ...adminCalls },
    { schemas, answers: { ...cardSaleHandlers, ...cardSaleAdminHandlers } },
  ),
  types: [types, adminTypes],
  jobs: { 'lapse-card-sales': { jobHandler: lapseSales, everyMs: 60 * 60_000 } },
  emails: [cardSaleOrdered, cardTransferNotFound, cardSaleLapsed, cardSalePaid, cardSaleRefunded],
}
