import type { Query } from '../../platform/db/database.ts'

type NewVideo = {
  ticket_id: number
  user_id: number
  file: string
  type: string
  bytes: number
  ends_at: number
  created_at: number
}

export async function insertVideo(tx: Query, video: NewVideo): Promise<number> {
  const row = await tx
    .insertInto('answer_videos')
    .values({ ...video, answer_id: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function deleteVideo(tx: Query, id: number) {
  await tx.deleteFrom('answer_videos').where('id', '=', id).execute()
}

type Sent = { id: number; ticketId: number; answerId: number; now: number }

/** Has an answer bring a video; false where it is of another message, was sent already or is over. */
export async function sendVideo(tx: Query, { id, ticketId, answerId, now }: Sent) {
  const row = await tx
    .updateTable('answer_videos')
    .set({ answer_id: answerId })
    .where('id', '=', id)
    .where('ticket_id', '=', ticketId)
    .where('answer_id', 'is', null)
    .where('ends_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The videos of a message that went with its answers. */
export const videosOfTicket = (db: Query, ticketId: number) =>
  db
    .selectFrom('answer_videos')
    .select(['id', 'answer_id', 'bytes', 'ends_at'])
    .where('ticket_id', '=', ticketId)
    .where('answer_id', 'is not', null)
    .execute()

/** The video of an answer, as long as it can be seen. */
export const videoOfAnswer = (db: Query, answerId: number, now: number) =>
  db
    .selectFrom('answer_videos')
    .select(['id', 'ends_at'])
    .where('answer_id', '=', answerId)
    .where('ends_at', '>', now)
    .executeTakeFirst()

export async function insertVideoLink(
  tx: Query,
  link: { token_hash: string; video_id: number; created_at: number },
) {
  await tx.insertInto('answer_video_links').values(link).execute()
}

/** What the link of an email shows, as long as it does; the saree as long as it is in the shop. */
export const videoByLink = (db: Query, tokenHash: string, now: number) =>
  db
    .selectFrom('answer_video_links as l')
    .innerJoin('answer_videos as v', 'v.id', 'l.video_id')
    .innerJoin('tickets as t', 't.id', 'v.ticket_id')
    .leftJoin('products as p', (join) =>
      join.onRef('p.id', '=', 't.product_id').on('p.archived_at', 'is', null),
    )
    .select(['v.file', 'v.type', 'v.bytes', 'v.ends_at', 'p.slug as saree_slug'])
    .where('l.token_hash', '=', tokenHash)
    .where('v.answer_id', 'is not', null)
    .where('v.ends_at', '>', now)
    .executeTakeFirst()

/** Videos whose time is over, and those that went with no answer for a day or whose message is gone. */
export const videosToDrop = (db: Query, now: number, most: number) =>
  db
    .selectFrom('answer_videos')
    .select(['id', 'file'])
    .where((eb) =>
      eb.or([
        eb('ends_at', '<=', now),
        eb('ticket_id', 'is', null),
        eb.and([eb('answer_id', 'is', null), eb('created_at', '<=', now - unsentMs)]),
      ]),
    )
    .orderBy('id')
    .limit(most)
    .execute()

const unsentMs = 24 * 60 * 60_000
