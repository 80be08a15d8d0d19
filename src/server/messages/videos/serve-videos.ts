import type { Hono } from 'hono'
import { ShopError } from '#domain/errors.ts'
import { problem } from '../../platform/http/problem.ts'
import type { Call, Env } from '../../platform/http/request.ts'
import { hashOf } from '../../platform/secret.ts'
import type { Shop } from '../../platform/shop.ts'
import { rangeIn } from './byte-range.ts'
import { videoByLink } from './queries.ts'

/** Plays a video to whoever has its link, in parts where they are asked for: iPhones play nothing else. */
export function serveVideos(app: Hono<Env>, shop: Shop) {
  app.get('/videos/:token', async (c) => {
    const video = await videoByLink(shop.db.read, hashOf(c.req.param('token')), shop.now())
    if (!video) return problem(c, new ShopError('video-over'))
    const range = rangeIn(c.req.header('range'), video.bytes)
    c.header('Accept-Ranges', 'bytes')
    c.header('Cache-Control', 'private, no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    if (range === 'none') return c.body(null, 416, { 'Content-Range': `bytes */${video.bytes}` })
    return send(c, shop, video, range)
  })
}

type Video = { file: string; type: string; bytes: number }
type Range = { start: number; end: number }

async function send(c: Call, shop: Shop, { file, type, bytes }: Video, range: Range | null) {
  const part = range ?? { start: 0, end: bytes - 1 }
  const about = {
    'Content-Type': type,
    'Content-Length': String(part.end - part.start + 1),
    ...(range && { 'Content-Range': `bytes ${part.start}-${part.end}/${bytes}` }),
  }
  const status = range ? 206 : 200
  if (c.req.method === 'HEAD') return c.body(null, status, about)
  const body = await shop.media.part(file, part)
  return body ? c.body(body, status, about) : problem(c, new ShopError('video-over'))
}
