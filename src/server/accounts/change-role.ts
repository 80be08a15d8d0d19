import { ShopError } from '#domain/errors.ts'
import type { Role } from '#domain/permissions.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { deleteNoticeMobile } from './mobiles/notice-mobile-queries.ts'
import { lockedUser, lockOwners, type UserRow, updateUser } from './queries.ts'
import { deleteSessions } from './sessions/session-queries.ts'

type Along = {
  /** May refuse, before anything has changed. */
  look?: (before: UserRow) => void
  /** In the same transaction, where something has changed. */
  note?: (tx: Query, before: UserRow) => Promise<void>
}

/** Gives somebody a role, another one or none; all their sessions end, and rights with them (S06). */
export async function changeRole(
  shop: Shop,
  userId: number,
  role: Role | null,
  { look, note }: Along = {},
): Promise<void> {
  await shop.db.write(async (tx) => {
    // Owners before anybody else: nobody waits for each other in a ring.
    if (role !== 'owner') await keepAnOwner(tx, userId)
    const user = await lockedUser(tx, userId)
    if (!user) throw new ShopError('no-such-person')
    look?.(user)
    if (user.role === role) return
    await updateUser(tx, userId, { role, ...newPasswordOf(user, role) }, shop.now())
    await deleteSessions(tx, userId)
    if (role === null) await deleteNoticeMobile(tx, userId)
    await note?.(tx, user)
  })
}

/**
 * A customer's password may be shorter than staff passwords have to be: it is changed first, unless its owner leaves before that. One
 * that somebody else has made is changed in any case (ASVS V6.4.1).
 */
function newPasswordOf({ role: before, password_given }: UserRow, role: Role | null) {
  if (role === null) return password_given === 1 ? {} : { must_change_password: 0 }
  return before === null ? { must_change_password: 1 } : {}
}

/** Throws when the shop would be left without an owner. */
export async function keepAnOwner(tx: Query, leavingId: number): Promise<void> {
  const owners = await lockOwners(tx)
  if (owners.length === 1 && owners[0] === leavingId) throw new ShopError('last-owner')
}
