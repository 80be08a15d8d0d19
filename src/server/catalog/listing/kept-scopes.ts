import type { Found } from '../found.ts'
import type { Scope } from './facet-scan.ts'

/** The scopes that shoppers are looking through, by what a search found and what else they chose. */
export type KeptScopes = {
  get: (found: Found, key: string) => Scope | undefined
  set: (found: Found, key: string, scope: Scope) => void
  forget: () => void
}

// Enough for every category and list; at 100,000 products a scope is 15 kB.
const mostScopes = 200

export function keepScopes(): KeptScopes {
  const everything = {}
  let kept = new WeakMap<object, Map<string, Scope>>()
  return {
    get: (found, key) => kept.get(found ?? everything)?.get(key),
    set(found, key, scope) {
      const known = kept.get(found ?? everything)
      const scopes = known && known.size < mostScopes ? known : new Map<string, Scope>()
      scopes.set(key, scope)
      kept.set(found ?? everything, scopes)
    },
    forget() {
      kept = new WeakMap()
    },
  }
}
