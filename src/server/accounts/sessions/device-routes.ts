import type * as calls from '#contract/accounts/calls.ts'
import { ShopError } from '#domain/errors.ts'
import { personIn } from '../../platform/http/request.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { endSession } from './session.ts'
import { deleteOwnSession, deleteSessions, sessionsOf } from './session-queries.ts'
import { isAlive } from './session-rules.ts'

export const deviceHandlers = {
  async listDevices({ shop, c }) {
    const person = personIn(c)
    const sessions = await sessionsOf(shop.db.read, person.id, shop.now())
    return sessions
      .filter((session) => isAlive(session, person.role !== null, shop.now()))
      .map((session) => ({
        id: session.id,
        name: session.device,
        isCurrent: String(session.id) === person.sessionId,
        isRemembered: session.is_remembered === 1,
        signedInAt: new Date(session.created_at).toISOString(),
        lastSeenAt: new Date(session.last_seen_at).toISOString(),
      }))
  },
  async endDevice({ shop, c, input }) {
    const person = personIn(c)
    const isEnded = await shop.db.write((tx) => deleteOwnSession(tx, person.id, input.id))
    if (!isEnded) throw new ShopError('device-not-signed-in')
    if (String(input.id) === person.sessionId) await endSession(c, shop)
    return { message: 'The device is signed out.' }
  },
  async endOtherDevices({ shop, c }) {
    const person = personIn(c)
    await shop.db.write((tx) => deleteSessions(tx, person.id, Number(person.sessionId)))
    return { message: 'Every other device is signed out.' }
  },
} satisfies Partial<Handlers<typeof calls>>
