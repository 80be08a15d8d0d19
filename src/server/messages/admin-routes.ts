import type * as adminCalls from '#contract/messages/admin-calls.ts'
import type { Ticket, TicketState, TicketText } from '#contract/messages/admin-types.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { ticketNumber, ticketSubject } from '#domain/ticket.ts'
import { actorOf, record } from '../audit/audit.ts'
import type { Query } from '../platform/db/database.ts'
import { refuseOutdated, versionOf } from '../platform/edit-version.ts'
import type { Call } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { sendLater } from '../platform/mail/mail.ts'
import type { Shop } from '../platform/shop.ts'
import { messageAnswered } from './emails/message-answered.ts'
import { ticketById } from './queries.ts'
import {
  answersOf,
  countTickets,
  insertAnswer,
  lockTicket,
  moveTicketTo,
  ticketPage,
} from './staff-queries.ts'
import { keepVideo } from './videos/keep-video.ts'
import { sendVideo, videosOfTicket } from './videos/queries.ts'

type TicketRow = NonNullable<Awaited<ReturnType<typeof ticketById>>>

const size = 30

export const ticketHandlers: Handlers<typeof adminCalls> = {
  async listTickets({ shop, input }) {
    const { state, q, page = 1 } = input
    const { rows, total } = await ticketPage(shop.db.read, { state, q, page, size })
    const counts = await countTickets(shop.db.read)
    const pages = pagesOf(total, size)
    return { items: rows.map(presentTicket), total, page, pages, counts }
  },
  readTicket: ({ shop, input }) => textOf(shop.db.read, input.id),
  answerTicket: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const { id, words, link = '', videoId } = input
      const ticket = await unchanged(tx, id, input.version)
      const answer = { words, link, user_id: actorOf(c).id, created_at: shop.now() }
      const answerId = await insertAnswer(tx, { ticket_id: id, ...answer })
      if (videoId !== undefined) {
        const sent = { id: videoId, ticketId: id, answerId, now: shop.now() }
        if (!(await sendVideo(tx, sent))) throw new ShopError('no-such-video', { at: 'video' })
      }
      const email = { email: messageAnswered, props: { answerId } }
      await sendLater(tx, shop, { to: ticket.email, ...email })
      await move(tx, shop, c, ticket, 'answered')
      return textOf(tx, id)
    }),
  keepVideo: ({ shop, c, input }) => keepVideo(shop, actorOf(c), input.id, c.req.raw),
  moveTicket: ({ shop, c, input }) =>
    shop.db.write(async (tx) => {
      const ticket = await unchanged(tx, input.id, input.version)
      if (ticket.status !== input.state) await move(tx, shop, c, ticket, input.state)
      return textOf(tx, input.id)
    }),
}

async function move(tx: Query, shop: Shop, c: Call, ticket: TicketRow, state: TicketState) {
  const now = shop.now()
  await moveTicketTo(tx, ticket.id, state, now)
  await record(tx, actorOf(c), now, {
    action: 'update',
    kind: 'ticket',
    id: ticket.id,
    subject: ticketNumber(ticket.id),
    before: { state: ticket.status },
    after: { state },
  })
}

/** The message as whoever acts saw it; refuses where it was answered or moved since. */
async function unchanged(tx: Query, id: number, version: string | undefined) {
  await lockTicket(tx, id)
  const { version: _own, ...text } = await textOf(tx, id)
  refuseOutdated(version, statusOf(text), text)
  return known(tx, id)
}

const statusOf = ({ state, answers }: Pick<TicketText, 'state' | 'answers'>) => ({
  state,
  answers: answers.map(({ id }) => id),
})

async function known(db: Query, id: number): Promise<TicketRow> {
  const row = await ticketById(db, id)
  if (!row) throw new ShopError('no-such-message')
  return row
}

const sareeOf = ({ product_id: id, saree_code: code, saree_name: name }: TicketRow) =>
  id === null || code === null || name === null ? null : { id, code, name }

const presentTicket = (row: TicketRow): Ticket => ({
  id: row.id,
  number: ticketNumber(row.id),
  name: row.name,
  language: row.language,
  email: row.email,
  phone: row.phone,
  saree: sareeOf(row),
  subject: ticketSubject(row.message),
  state: row.status,
  createdAt: new Date(row.created_at).toISOString(),
})

const presentVideo = (video: { bytes: number; ends_at: number } | undefined) =>
  video ? { bytes: video.bytes, endsAt: new Date(video.ends_at).toISOString() } : null

async function textOf(db: Query, id: number): Promise<TicketText> {
  const row = await known(db, id)
  const answers = await answersOf(db, id)
  const videos = await videosOfTicket(db, id)
  const videoOf = (answerId: number) => videos.find((video) => video.answer_id === answerId)
  const said = {
    ...presentTicket(row),
    message: row.message,
    answers: answers.map((answer) => ({
      id: answer.id,
      ...{ words: answer.words, link: answer.link, video: presentVideo(videoOf(answer.id)) },
      by: answer.username ?? '',
      at: new Date(answer.created_at).toISOString(),
    })),
  }
  return { ...said, version: versionOf(statusOf(said)) }
}
