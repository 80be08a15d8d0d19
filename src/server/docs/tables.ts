import * as accountEndpoints from '#contract/account-endpoints.ts'
import { accountSchemas } from '#contract/account-schemas.ts'
import * as content from '#contract/content.ts'
import * as customer from '#contract/customer.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as endpoints from '#contract/endpoints.ts'
import { type Example, examples } from '#contract/examples.ts'
import * as listing from '#contract/listing.ts'
import * as product from '#contract/product.ts'
import type { CallSchema } from '#contract/schemas.ts'
import { schemas } from '#contract/schemas.ts'
import * as settings from '#contract/settings.ts'

export type AnyEndpoint = Endpoint<never, unknown>
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
  { title: 'Account', table: accountEndpoints, schemas: accountSchemas, examples: {} },
]

/** The modules whose exported schemas keep their names in the document. */
export const namedSchemas: Record<string, unknown>[] = [
  product,
  content,
  listing,
  settings,
  customer,
]
