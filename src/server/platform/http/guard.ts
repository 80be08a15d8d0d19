import type { AnyEndpoint } from '#contract/endpoint.ts'
import { ShopError } from '#domain/errors.ts'
import { may, type Permission, type Role } from '#domain/permissions.ts'
import type { Call, Person } from './request.ts'

/**
 * Lets the caller through, or throws: 401 when nobody is signed in, 403 when the person may not, or may
 * do nothing for the shop until they have changed their password or turned two-step sign-in on. A token opens what
 * staff do and nothing of its maker's own: what anybody may ask, it asks as nobody.
 */
export function admit(c: Call, endpoint: Guarded) {
  const person = c.get('person')
  if (endpoint.guard === 'anyone' && person?.token) c.set('person', null)
  admitPerson(person, endpoint)
}

type Guarded = Pick<AnyEndpoint, 'guard' | 'isSetUp' | 'isInPerson'>

/** The same of somebody whose request has been answered already, at least in part. */
export function admitPerson(person: Person | null, { guard, isSetUp, isInPerson }: Guarded) {
  if (guard === 'anyone') return
  if (!person) throw new ShopError('sign-in-first')
  if (person.token && (guard === 'customer' || isInPerson)) throw new ShopError('not-for-tokens')
  if (guard === 'customer') return
  const permission = guard.slice('staff:'.length) as Permission // The Guard type spells it so.
  if (!isAllowed(person, permission)) throw new ShopError('not-allowed')
  if (person.mustChangePassword) throw new ShopError('own-password-first')
  if (person.secondFactor === 'required' && !isSetUp) throw new ShopError('two-step-first')
}

/** Whether whoever asks may do this too: what a call asks within itself, beyond its guard. */
export function isAllowed(person: Person | null, permission: Permission): boolean {
  if (!person?.role || !may(person.role, permission)) return false
  return person.token === undefined || person.token.scopes.includes(permission)
}

/** The role of whoever works here, for calls whose answer follows from it alone: a token has scopes and no role. */
export function roleAtWork(person: Person | null): Role {
  if (!person?.role) throw new ShopError('not-allowed')
  if (person.token) throw new ShopError('not-for-tokens')
  return person.role
}
