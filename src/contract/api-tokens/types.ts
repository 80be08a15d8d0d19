import { z } from 'zod'
import { tokenScopes } from '#domain/api-token.ts'
import { PathId } from '../path-id.ts'

const Scope = z.enum(tokenScopes, 'Please choose what it may do')

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
  name: z
    .string('Please enter a name')
    .trim()
    .min(1, 'Please enter a name')
    .max(60, 'Please use at most 60 characters'),
  scopes: z
    .array(Scope, 'Please choose what it may do')
    .min(1, 'Please choose what it may do')
    .max(tokenScopes.length),
  /** How long it opens anything; left out, until it is revoked. */
  days: z.int().min(1).max(3650).optional(),
})
export type ApiTokenForm = z.infer<typeof ApiTokenForm>

export const OneApiToken = z.object({ id: PathId })
export type OneApiToken = z.infer<typeof OneApiToken>
