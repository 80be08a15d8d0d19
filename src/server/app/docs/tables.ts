import * as accountEndpoints from '#contract/account-endpoints.ts'
import { accountExamples } from '#contract/account-examples.ts'
import { accountSchemas } from '#contract/account-schemas.ts'
import * as adminEndpoints from '#contract/admin-endpoints.ts'
import { adminSchemas } from '#contract/admin-schemas.ts'
import * as buyingAdminEndpoints from '#contract/buying-admin-endpoints.ts'
import { buyingAdminSchemas } from '#contract/buying-admin-schemas.ts'
import * as buyingEndpoints from '#contract/buying-endpoints.ts'
import { buyingAdminExamples, buyingExamples } from '#contract/buying-examples.ts'
import { buyingSchemas } from '#contract/buying-schemas.ts'
import * as cart from '#contract/cart/types.ts'
import * as adminForms from '#contract/catalog/admin-types.ts'
import * as product from '#contract/catalog/types.ts'
import * as checkout from '#contract/checkout/types.ts'
import * as content from '#contract/content/types.ts'
import * as coupon from '#contract/coupons/types.ts'
import * as customer from '#contract/customers/types.ts'
import * as documentAdminCalls from '#contract/documents/admin-calls.ts'
import * as documentCalls from '#contract/documents/calls.ts'
import { documentAdminSchemas, documentSchemas } from '#contract/documents/schemas.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import * as endpoints from '#contract/endpoints.ts'
import { examples } from '#contract/examples.ts'
import * as order from '#contract/orders/types.ts'
import * as payment from '#contract/payments/types.ts'
import * as peopleEndpoints from '#contract/people-endpoints.ts'
import { peopleSchemas } from '#contract/people-schemas.ts'
import * as reviewEndpoints from '#contract/review-endpoints.ts'
import { reviewSchemas } from '#contract/review-schemas.ts'
import * as review from '#contract/reviews/types.ts'
import type { CallSchema, Example } from '#contract/schema-table.ts'
import { schemas } from '#contract/schemas.ts'
import * as listing from '#contract/search/types.ts'
import * as settings from '#contract/settings/types.ts'
import * as vitalsEndpoints from '#contract/vitals-endpoints.ts'
import * as wishlist from '#contract/wishlist/types.ts'
import * as workshopEndpoints from '#contract/workshop-endpoints.ts'
import { workshopSchemas } from '#contract/workshop-schemas.ts'

// biome-ignore lint/suspicious/noExplicitAny: any call will do; each table has proved its own types.
export type AnySchema = CallSchema<any>

export type DocumentedTable = {
  title: string
  table: Record<string, AnyEndpoint>
  schemas: Record<string, AnySchema>
  examples: Record<string, Example<unknown, unknown> | undefined>
}

/** Every table of calls, in the order of the document: one line each. */
export const documented: DocumentedTable[] = [
  { title: 'Shop', table: endpoints, schemas, examples },
  {
    title: 'Buying',
    table: buyingEndpoints,
    schemas: buyingSchemas,
    examples: buyingExamples,
  },
  {
    title: 'Account',
    table: accountEndpoints,
    schemas: accountSchemas,
    examples: accountExamples,
  },
  { title: 'Workshop', table: adminEndpoints, schemas: adminSchemas, examples: {} },
  { title: 'Workshop', table: workshopEndpoints, schemas: workshopSchemas, examples: {} },
  { title: 'Shop', table: vitalsEndpoints, schemas: workshopSchemas, examples: {} },
  {
    title: 'Workshop',
    table: buyingAdminEndpoints,
    schemas: buyingAdminSchemas,
    examples: buyingAdminExamples,
  },
  { title: 'People', table: peopleEndpoints, schemas: peopleSchemas, examples: {} },
  { title: 'Papers', table: documentCalls, schemas: documentSchemas, examples: {} },
  { title: 'Papers', table: documentAdminCalls, schemas: documentAdminSchemas, examples: {} },
  { title: 'Reviews', table: reviewEndpoints, schemas: reviewSchemas, examples: {} },
]

/** The modules whose exported schemas keep their names in the document. */
export const namedSchemas: Record<string, unknown>[] = [
  ...[product, content, listing, settings, customer],
  ...[cart, checkout, coupon, order, payment, review, wishlist, adminForms],
]
