import type { User } from '#contract/accounts/types.ts'
import type { Call } from '../../platform/http/request.ts'
import type { Shop } from '../../platform/shop.ts'
import { presentUser } from '../present.ts'
import { userById } from '../queries.ts'

/** Whoever is signed in, as the calls answer them; null for nobody. */
export async function currentUser(c: Call, shop: Shop): Promise<User | null> {
  const person = c.get('person')
  const row = person && (await userById(shop.db.read, person.id))
  if (!row) return null
  const user = presentUser(row)
  return person.secondFactor === 'required' ? { ...user, mustSetUpSecondFactor: true } : user
}
