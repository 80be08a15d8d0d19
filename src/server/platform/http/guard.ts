import type { AnyEndpoint } from '#contract/endpoint.ts'
import { forbidden, unauthenticated } from '#domain/errors.ts'
import { may, type Permission } from '#domain/permissions.ts'
import type { Call } from './request.ts'

const ownPassword = 'Please choose a password of your own first: your account asks for it.'
const secondFactor =
  'Please turn on two-step sign-in first: My account, Two-step sign-in. Your shop asks it of owners and managers.'

/**
 * Lets the caller through, or throws: 401 when nobody is signed in, 403 when the person may not, or may
 * do nothing for the shop until they have changed their password or turned two-step sign-in on.
 */
export function admit(c: Call, { guard, isSetUp }: Pick<AnyEndpoint, 'guard' | 'isSetUp'>) {
  if (guard === 'anyone') return
  const person = c.get('person')
  if (!person) throw unauthenticated()
  if (guard === 'customer') return
  const permission = guard.slice('staff:'.length) as Permission // The Guard type spells it so.
  if (!person.role || !may(person.role, permission)) throw forbidden()
  if (person.mustChangePassword) throw forbidden(ownPassword)
  if (person.secondFactor === 'required' && !isSetUp) throw forbidden(secondFactor)
}
