import type { SignedOut } from '#contract/staff/types.ts'
import { ShopError } from '#domain/errors.ts'
import { userByLogin } from '../accounts/queries.ts'
import { deleteAllSessions, deleteSessions } from '../accounts/sessions/session-queries.ts'
import { actorOf, record } from '../audit/audit.ts'
import { type Call, personIn } from '../platform/http/request.ts'
import type { Shop } from '../platform/shop.ts'

/** Ends every session of an account, of the staff or a customer's, from the next request on (ASVS 7.4.5). */
export function signOutSomebody(shop: Shop, c: Call, who: string): Promise<SignedOut> {
  return shop.db.write(async (tx) => {
    const user = await userByLogin(tx, who)
    if (!user) throw new ShopError('no-such-account', { at: 'who' })
    const devices = await deleteSessions(tx, user.id)
    // The log outlives a customer who leaves: it holds no name.
    const subject = `signed out on all devices (account ${user.id})`
    await record(tx, actorOf(c), shop.now(), { action: 'update', kind: 'staff', id: null, subject })
    return { devices }
  })
}

/** The same for everybody, but for the session that asks. */
export function signOutEverybody(shop: Shop, c: Call): Promise<SignedOut> {
  return shop.db.write(async (tx) => {
    const devices = await deleteAllSessions(tx, Number(personIn(c).sessionId))
    const subject = 'everybody signed out on all devices'
    await record(tx, actorOf(c), shop.now(), { action: 'update', kind: 'staff', id: null, subject })
    return { devices }
  })
}
