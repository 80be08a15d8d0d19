import { creating, del, get, type Nothing, post, unkept, withSecret } from '../endpoint.ts'
import type { ApiToken, ApiTokenForm, NewApiToken, OneApiToken } from './types.ts'

export const listApiTokens = unkept(
  get<Nothing, ApiToken[]>('/api/admin/api-tokens', 'staff:staff.edit'),
)
/** The only answer in which the token itself stands. */
export const createApiToken = withSecret(
  creating(post<ApiTokenForm, NewApiToken>('/api/admin/api-tokens', 'staff:staff.edit')),
)
/** From the next call on it opens nothing. */
export const revokeApiToken = del<OneApiToken, undefined>(
  '/api/admin/api-tokens/{id}',
  'staff:staff.edit',
)
