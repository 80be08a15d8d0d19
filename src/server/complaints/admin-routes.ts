import type * as adminCalls from '#contract/complaints/admin-calls.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { ticketNumber } from '#domain/ticket.ts'
import { actorOf, record } from '../audit/audit.ts'
import { ticketById } from '../messages/queries.ts'
import { moveTicketTo } from '../messages/staff-queries.ts'
import { csvReply } from '../platform/csv.ts'
import type { Query } from '../platform/db/database.ts'
import type { Call } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { complaintAnswered } from './emails/complaint-answered.ts'
import { presentForStaff, presentHead } from './present.ts'
import {
  type ComplaintRow,
  complaintById,
  complaintPage,
  countComplaints,
  eventsOf,
  insertEvent,
  lockComplaint,
  setResolved,
} from './queries.ts'
import { startClock } from './receive-complaint.ts'
import { registerOf } from './register.ts'

const size = 30
const unknown = () => new ShopError('no-such-complaint')

export const complaintAdminHandlers: Handlers<typeof adminCalls> = {
  async listComplaints({ shop, input }) {
    const { state, q, page = 1 } = input
    const [db, now] = [shop.db.read, shop.now()]
    const { rows, total } = await complaintPage(db, { state, q, page, size, now })
    const items = rows.map((row) => presentHead(row, now))
    const counts = await countComplaints(db, now)
    return { items, total, page, pages: pagesOf(total, size), counts }
  },
  readComplaint: ({ shop, input }) => shown(shop.db.read, shop, input.id),
  answerComplaint: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const complaint = await held(tx, input.id)
      await say(tx, shop, c, { complaint, kind: 'answered', words: input.words, outcome: null })
      return shown(tx, shop, input.id)
    }),
  resolveComplaint: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const { id, outcome, words } = input
      const complaint = await held(tx, id)
      if (complaint.resolved_at !== null) throw new ShopError('complaint-resolved')
      const now = shop.now()
      await setResolved(tx, id, { outcome, words, now })
      await moveTicketTo(tx, id, 'closed', now)
      await say(tx, shop, c, { complaint, kind: 'resolved', words, outcome })
      return shown(tx, shop, id)
    }),
  makeComplaint: ({ shop, c, input }) => shop.db.write((tx) => makeOf(tx, shop, c, input)),
  complaintsCsv: async ({ shop, c }) =>
    csvReply(c, shop, 'complaints', await registerOf(shop.db.read)),
}

async function held(tx: Query, id: number): Promise<ComplaintRow> {
  const row = await lockComplaint(tx, id)
  if (!row) throw unknown()
  return row
}

async function shown(db: Query, shop: Shop, id: number) {
  const row = await complaintById(db, id)
  if (!row) throw unknown()
  return presentForStaff(row, await eventsOf(db, id), shop.now())
}

type Said = {
  complaint: ComplaintRow
  kind: 'answered' | 'resolved'
  words: string
  outcome: ComplaintRow['outcome']
}

/** Keeps what the shop says as an event, sends it to the writer and writes it into the log of staff. */
async function say(tx: Query, shop: Shop, c: Call, { complaint, kind, words, outcome }: Said) {
  const now = shop.now()
  const id = complaint.ticket_id
  const event = { ticket_id: id, kind, words, outcome, user_id: actorOf(c).id, at: now }
  const eventId = await insertEvent(tx, event)
  await sendLater(tx, shop, { to: complaint.email, email: complaintAnswered, props: { eventId } })
  const change = { action: 'update', kind: 'complaint', id, subject: ticketNumber(id) } as const
  await record(tx, actorOf(c), now, { ...change, after: { [kind]: outcome ?? true } })
}

async function makeOf(
  tx: Query,
  shop: Shop,
  c: Call,
  { id, orderNumber }: { id: number; orderNumber: string },
) {
  const ticket = await ticketById(tx, id)
  if (!ticket) throw new ShopError('no-such-message')
  if (await complaintById(tx, id)) throw new ShopError('message-is-complaint')
  await startClock(tx, shop, {
    ...{ ticketId: id, receivedAt: ticket.created_at, orderNamed: orderNumber },
    ...{ isGrievanceOfficer: false, photos: [] },
  })
  const change = { action: 'create', kind: 'complaint', id, subject: ticketNumber(id) } as const
  await record(tx, actorOf(c), shop.now(), change)
  return shown(tx, shop, id)
}
