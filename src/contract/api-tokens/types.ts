import { z } from 'zod'
import { tokenScopes } from '#domain/programs/api-token.ts'
import { proof, words } from '../form-fields.ts'
import { PathId } from '../path-id.ts'

const Scope = z.enum(tokenScopes)

/** What another program signs in with, without the secret itself. */
export const ApiToken = z.object({
  id: z.int(),
  name: z.string(),
  /** The last four characters. */
  ending: z.string(),
  scopes: z.array(Scope),
  /** Whoever made it: the program may do nothing that they may not. */
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  /** Null of one that never ends by itself. */
  expiresAt: z.iso.datetime().nullable(),
  /** To the minute; null before its first call. */
  lastUsedAt: z.iso.datetime().nullable(),
})
export type ApiToken = z.infer<typeof ApiToken>

/** The same with the secret, which is never shown again. */
export const NewApiToken = ApiToken.extend({ token: z.string() })
export type NewApiToken = z.infer<typeof NewApiToken>

export const ApiTokenForm = z.object({
  name: words(60),
  scopes: z.array(Scope).min(1).max(tokenScopes.length),
  /** How long it opens anything; left out, until it is revoked. */
  days: z.int().min(1).max(3650).optional(),
  ...proof,
})
export type ApiTokenForm = z.infer<typeof ApiTokenForm>

export const OneApiToken = z.object({ id: PathId })
export type OneApiToken = z.infer<typeof OneApiToken>
