import type * as calls from '#contract/complaints/calls.ts'
import { complaintClock, reopenUntil } from '#domain/complaint.ts'
import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { ticketIdIn, ticketNumber } from '#domain/ticket.ts'
import { networkOf } from '../platform/http/client-address.ts'
import { countTry, type Limit } from '../platform/http/rate-limit.ts'
import { languageOfCall } from '../platform/http/request.ts'
import { filesOf, type Handlers } from '../platform/http/serve.ts'
import { sendLater } from '../platform/mail/mail.ts'
import { hashOf, newSecret } from '../platform/secret.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from '../settings/documents.ts'
import { complaintLawAt } from './complaint-law.ts'
import { complaintForShop } from './emails/complaint-for-shop.ts'
import { presentComplaint } from './present.ts'
import {
  complaintById,
  eventsOf,
  insertEvent,
  isLinked,
  lockComplaint,
  setReopened,
} from './queries.ts'
import { countComplaint, receiveComplaint } from './receive-complaint.ts'

const following: Limit = { name: 'follow-complaint', most: 120, windowMs: 60 * 60_000 }
const unknown = () => new ShopError('no-such-complaint')

export const complaintHandlers: Handlers<typeof calls> = {
  complain: {
    async admit({ shop, c }) {
      await countComplaint(shop, networkOf(c.get('address')))
    },
    async answer({ shop, c, input }) {
      const now = new Date(shop.now()).toISOString()
      // Whatever fills in the trap is told the same and goes away content.
      if (input.website) {
        return { number: ticketNumber(0), secret: newSecret(), resolveBefore: now }
      }
      const photos = filesOf(c)['photos'] ?? []
      const network = networkOf(c.get('address'))
      const userId = c.get('person')?.id ?? null
      const language = languageOfCall(c)
      return receiveComplaint(shop, input, { network, photos, userId, language })
    },
  },
  async followComplaint({ shop, c, input }) {
    await countTry(shop, [{ limit: following, subject: networkOf(c.get('address')) }])
    return shownTo(shop, await openedBy(shop, input))
  },
  async reopenComplaint({ shop, c, input }) {
    await countTry(shop, [{ limit: following, subject: networkOf(c.get('address')) }])
    const ticketId = await openedBy(shop, input)
    await reopen(shop, ticketId, input.words)
    return shownTo(shop, ticketId)
  },
}

/** The id behind a number and its secret, or 404: whoever has only one of them learns nothing. */
async function openedBy(shop: Shop, { number, secret }: { number: string; secret: string }) {
  const id = ticketIdIn(number)
  if (id === null || !(await isLinked(shop.db.read, hashOf(secret), id))) throw unknown()
  return id
}

async function shownTo(shop: Shop, ticketId: number) {
  const row = await complaintById(shop.db.read, ticketId)
  if (!row) throw unknown()
  const events = await eventsOf(shop.db.read, ticketId)
  const now = shop.now()
  return presentComplaint(row, events, { now, law: await complaintLawAt(shop.db.read, now) })
}

/** The month begins anew; what was said before stays in the events. */
function reopen(shop: Shop, ticketId: number, words: string): Promise<void> {
  return shop.db.write(async (tx) => {
    const row = await lockComplaint(tx, ticketId)
    if (!row) throw unknown()
    const now = shop.now()
    const law = await complaintLawAt(tx, now)
    if (row.resolved_at === null) throw new ShopError('complaint-open')
    if (reopenUntil(row.resolved_at, now, law) === null) {
      throw new ShopError(refusal('reopen-too-late', { days: law.reopenDays }))
    }
    const clock = complaintClock(now, law)
    await setReopened(tx, ticketId, {
      reopened_at: now,
      acknowledge_by: clock.acknowledgeByMs,
      resolve_before: clock.resolveBeforeMs,
    })
    const nobody = { ticket_id: ticketId, outcome: null, user_id: null }
    await insertEvent(tx, { ...nobody, kind: 'reopened', words, at: now })
    const { email } = await currentProfile(shop.db)
    if (email)
      await sendLater(tx, shop, { to: email, email: complaintForShop, props: { ticketId } })
  })
}
