import { z } from 'zod'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { ApiToken, ApiTokenForm, NewApiToken, OneApiToken } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  listApiTokens: {
    summary: 'The tokens of other programs with what each may do and when it last called.',
    answer: z.array(ApiToken),
  },
  createApiToken: {
    summary: 'Makes a token for another program; it is shown in this answer alone.',
    input: ApiTokenForm,
    answer: NewApiToken,
    errors: [409],
  },
  revokeApiToken: {
    summary: 'Ends a token: from the next call on it opens nothing.',
    input: OneApiToken,
    answer: z.undefined(),
    errors: [404],
  },
}
