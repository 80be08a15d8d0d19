import { permissions } from '#domain/permissions.ts'

/** What a token may be given: everything that staff may do, but not to make tokens or members of staff. */
export const tokenScopes = permissions.filter((permission) => permission !== 'staff.edit')
export type TokenScope = (typeof tokenScopes)[number]

/** What every token begins with, so that a scanner for secrets finds one that was published. */
export const tokenPrefix = 'pallu_'

/** The token of an `Authorization` header; null where it names another way to sign in, or none. */
export function bearerIn(header: string | undefined): string | null {
  return /^bearer +(\S{1,200})$/i.exec(header ?? '')?.[1] ?? null
}

/** The scopes in a kept row; what is no permission any more gives nothing. */
export function scopesIn(kept: string): TokenScope[] {
  const named = new Set(kept.split(','))
  return tokenScopes.filter((scope) => named.has(scope))
}
