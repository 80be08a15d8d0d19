import { randomBytes } from 'node:crypto'
import { addressOfNobody } from '#domain/sign-in/unreached.ts'
import { ConfigError } from '../platform/config.ts'
import type { Shop } from '../platform/shop.ts'
import { hashPassword } from './passwords/passwords.ts'
import { firstOwner, insertUser } from './queries.ts'

export type FirstAdmin = {
  username: string
  /** To be printed once; null when it came from the environment or an owner was there already. */
  password: string | null
}

/** Sees to it that the shop has an owner: as the environment says, else `admin` with a one-time password. */
export async function ensureAdmin(shop: Shop): Promise<FirstAdmin> {
  const known = await firstOwner(shop.db)
  if (known) return { username: known.username, password: null }
  const configured = shop.config.admin
  const printed = configured.password ? null : oneTimePassword()
  const passwordHash = await hashPassword(configured.password ?? printed ?? '')
  const make = (username: string) =>
    shop.db.write((tx) => {
      const email = configured.email ?? addressOfNobody(username)
      const admin = { username, email, passwordHash, role: 'owner' as const }
      const user = { ...admin, isEmailConfirmed: true, mustChangePassword: printed !== null }
      return insertUser(tx, user, shop.now())
    })
  // A customer may have taken the name: nobody is ever made an owner by what they are called.
  const names = configured.username
    ? [configured.username]
    : ['admin', `admin-${randomBytes(3).toString('hex')}`]
  for (const username of names) {
    if (await make(username)) return { username, password: printed }
    const meanwhile = await firstOwner(shop.db)
    if (meanwhile) return { username: meanwhile.username, password: null }
  }
  throw new ConfigError('ADMIN_USERNAME or ADMIN_EMAIL belongs to a customer: choose another')
}

/** 100 bits in letters and digits that are not mistaken for each other. */
function oneTimePassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789z'
  const groups = Array.from({ length: 4 }, () =>
    Array.from(randomBytes(5), (byte) => signs[byte % 32]).join(''),
  )
  return groups.join('-')
}
