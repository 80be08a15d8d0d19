import { randomUUID } from 'node:crypto'
import type { KeptVideo } from '#contract/messages/admin-types.ts'
import { ShopError } from '#domain/errors.ts'
import { ticketNumber } from '#domain/ticket.ts'
import { type Actor, record } from '../../audit/audit.ts'
import { readForm } from '../../platform/http/body/multipart.ts'
import { spoolOf } from '../../platform/http/body/spool.ts'
import { readVideo } from '../../platform/media/upload/read-video.ts'
import type { VideoType } from '../../platform/media/upload/sniff-video.ts'
import type { Upload } from '../../platform/media/upload/upload.ts'
import type { Shop } from '../../platform/shop.ts'
import { ticketById } from '../queries.ts'
import { deleteVideo, insertVideo } from './queries.ts'

const dayMs = 24 * 60 * 60_000
/** Boundaries and heads of a form with one file. */
const aroundFile = 64 * 1024

const endingOf: Record<VideoType, string> = {
  ...{ 'video/mp4': 'mp4', 'video/quicktime': 'mov', 'video/webm': 'webm' },
}

/** Takes in a video that is to go with an answer: judged by its structure to its last byte, never in memory as a whole. */
export async function keepVideo(shop: Shop, actor: Actor, ticketId: number, request: Request) {
  if (!(await ticketById(shop.db.read, ticketId))) throw new ShopError('no-such-message')
  const most = shop.config.video.maxBytes
  const limits = { maxFiles: 1, maxFileBytes: most, maxFormBytes: most + aroundFile }
  const form = await readForm(request, { spool: spoolOf(shop), limits })
  try {
    const upload = form.files['video']?.[0]
    if (!upload || upload.size === 0) throw new ShopError('no-video-chosen', { at: 'video' })
    return await kept(shop, actor, ticketId, upload)
  } finally {
    await form.close()
  }
}

async function kept(
  shop: Shop,
  actor: Actor,
  ticketId: number,
  upload: Upload,
): Promise<KeptVideo> {
  const type = await readVideo(upload)
  if (!type) throw new ShopError('video-of-another-kind', { at: 'video' })
  const now = shop.now()
  const file = `videos/${randomUUID()}.${endingOf[type]}`
  const endsAt = now + shop.config.video.days * dayMs
  // The row first: a file without one would never be found again.
  const id = await shop.db.write(async (tx) => {
    const about = { ticket_id: ticketId, user_id: actor.id, created_at: now, ends_at: endsAt }
    const made = await insertVideo(tx, { ...about, file, type, bytes: upload.size })
    await record(tx, actor, now, {
      ...{ action: 'update', kind: 'ticket', id: ticketId, subject: ticketNumber(ticketId) },
      after: { video: upload.size },
    })
    return made
  })
  try {
    await shop.media.putPieces(file, upload)
  } catch (error) {
    await shop.db.write((tx) => deleteVideo(tx, id))
    throw error
  }
  return { id, bytes: upload.size, endsAt: new Date(endsAt).toISOString() }
}
