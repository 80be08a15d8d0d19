import fs from 'node:fs'
import path from 'node:path'
import type { Hono } from 'hono'
import { ShopError } from '#domain/errors.ts'
import { fallbackImage } from '#domain/pictures/image-order.ts'
import { inertPolicy } from '../http/headers.ts'
import { problem } from '../http/problem.ts'
import type { Call, Env } from '../http/request.ts'
import type { Shop } from '../shop.ts'
import { createPictureMaker, type PictureMaker } from './make-picture.ts'
import { type AskedPicture, askedPicture, fileName, keptWidth, sizeName } from './picture-name.ts'
import { type PictureRow, pictureByHash } from './queries.ts'

/** A picture to send; one that stands in for a better one is not kept for long. */
type Found = { bytes: Buffer; name: string; isStandIn?: boolean }
type Room = { shop: Shop; maker: PictureMaker }

const year = 'public, max-age=31536000, immutable'
const minute = 'public, max-age=60'
const day = 'public, max-age=86400'
const rememberedRows = 5000

const typeOf: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml; charset=utf-8',
}

/** Sends kept pictures and their sizes: only names whose hash the shop knows, nothing else of the disk. */
export function serveUploads(app: Hono<Env>, shop: Shop) {
  const room = { shop, maker: createPictureMaker(shop.media) }
  const rowOf = rememberedRowsOf(shop)
  app.get('/uploads/:name', async (c) => {
    keepHarmless(c)
    const name = c.req.param('name')
    if (`/uploads/${name}` === fallbackImage) return sendFallback(c)
    const asked = askedPicture(name)
    const picture = asked && (await rowOf(asked.hash))
    if (!asked || !picture) return problem(c, nothing())
    if (knows(c, lastingName(asked, picture))) return c.body(null, 304, { 'Cache-Control': year })
    const found = await find(room, asked, picture)
    return found ? send(c, found) : problem(c, nothing())
  })
  app.all('/uploads/*', (c) => {
    keepHarmless(c)
    return problem(c, nothing())
  })
}

const nothing = () => new ShopError('no-such-picture')

/** Opened by itself, a picture may neither run nor load anything (S24); other sites may show it. */
function keepHarmless(c: Call) {
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Content-Security-Policy', inertPolicy)
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
}

/** The name of the file that answers in the end, and which never changes. */
function lastingName(asked: AskedPicture, picture: PictureRow): string {
  if (asked.kind === 'whole') return `${asked.hash}.${asked.format}`
  if (asked.kind === 'share') return `${asked.hash}-share.jpg`
  return path.basename(sizeName(asked.hash, keptWidth(asked.width, picture.width), asked.format))
}

async function find(room: Room, asked: AskedPicture, picture: PictureRow): Promise<Found | null> {
  const name = lastingName(asked, picture)
  if (asked.kind === 'whole') {
    return name === fileName(picture.path) ? named(name, await room.maker.kept(name)) : null
  }
  if (asked.kind === 'share') {
    return named(name, await room.maker.share(picture)) ?? wholeInstead(room.maker, picture)
  }
  if (asked.format !== 'avif') return quick(room, asked, picture)
  const avif = await room.maker.kept(`derived/${name}`)
  if (avif) return named(name, avif)
  room.shop.pictureQueue.add({ ...picture, isMain: true }, asked.width)
  const standIn = await quick(room, { ...asked, format: 'webp' }, picture)
  return standIn && { ...standIn, isStandIn: true }
}

/** A size that takes a moment to make; the whole picture instead when too many wait for theirs. */
async function quick(
  { maker }: Room,
  asked: AskedPicture & { kind: 'size' },
  picture: PictureRow,
): Promise<Found | null> {
  const made = await maker.size(picture, asked.width, asked.format)
  return named(lastingName(asked, picture), made) ?? wholeInstead(maker, picture)
}

async function wholeInstead(maker: PictureMaker, picture: PictureRow): Promise<Found | null> {
  const name = fileName(picture.path)
  const found = named(name, await maker.kept(name))
  return found && { ...found, isStandIn: true }
}

const named = (name: string, bytes: Buffer | null): Found | null => bytes && { name, bytes }

function send(c: Call, { bytes, name, isStandIn }: Found): Response {
  const caching = { 'Cache-Control': isStandIn ? minute : year, ETag: `"${name}"` }
  if (knows(c, name)) return c.body(null, 304, caching)
  return c.body(new Uint8Array(bytes), 200, {
    ...caching,
    'Content-Type': typeOf[path.extname(name)] ?? 'application/octet-stream',
    'Content-Length': String(bytes.length),
  })
}

/** True when the visitor's copy is the one of this name. */
const knows = (c: Call, name: string) =>
  (c.req.header('if-none-match') ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === `"${name}"`)

/** Rows never change under their hash, so those found lately need no question to the database. */
function rememberedRowsOf(shop: Shop) {
  const rows = new Map<string, PictureRow>()
  return async (hash: string) => {
    const known = rows.get(hash)
    if (known) return known
    const row = await pictureByHash(shop.db, hash)
    if (row && rows.size >= rememberedRows) rows.clear()
    if (row) rows.set(hash, row)
    return row
  }
}

const bundled = path.resolve(import.meta.dirname, '../../../../public', `.${fallbackImage}`)

async function sendFallback(c: Call): Promise<Response> {
  const bytes = await fs.promises.readFile(bundled).catch(() => null)
  if (!bytes) return problem(c, nothing())
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Content-Length': String(bytes.length),
    'Cache-Control': day,
  })
}
