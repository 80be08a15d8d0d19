import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import { filterGroups } from '#domain/attributes.ts'
import type { Version } from '../db/version.ts'
import { isPersonal } from '../http/request.ts'
import { isUnchanged } from '../http/unchanged.ts'
import { createUnpacked } from './unpacked.ts'

/** The parameters that change what an address answers; every other one is ignored (S42). */
const meaningful = [
  ...['filter', 'category', 'q', 'minPrice', 'maxPrice', ...filterGroups],
  ...['sort', 'page', 'limit'],
]

const limitBytes = 32 * 1024 * 1024
/** Relative dates and delivery estimates move on even when the catalogue does not. */
const keptMs = 5 * 60_000

export type Kept = {
  version: number
  until: number
  etag: string
  headers: Record<string, string>
  /** As it was made: of calls, whose answers pages are made of. */
  plain?: Buffer | undefined
  /** The same for pages in the making. */
  inside?: Inside
  br?: Buffer
  gzip?: Buffer
  bytes: number
}

/** A whole answer and the catalogue's version when its making began. */
export type Page = { body: Buffer; headers: Record<string, string>; version: number }

/** JSON, and what it says; frozen, because all pages that are made of it share it. */
export type Inside = { readonly text: string; readonly answer: unknown }

export type PageCache = {
  /** Answers from memory when it can: false when the shop has to think. */
  answer(req: IncomingMessage, res: ServerResponse): boolean
  /** The catalogue's version at this moment. */
  version(): number
  keep(address: string, page: Page): Kept
  /** What is kept of an address for everybody, if it is still right. */
  kept(address: string): Kept | undefined
  /** A kept answer of the API, for a page in the making. */
  inside(address: string): Inside | undefined
  /** The kept body in an encoding that the visitor reads. */
  bodyFor(entry: Kept, accepted: string): Body
  purge(): void
  figures(): { hits: number; misses: number; entries: number; bytes: number }
}

/** The address by which an answer is kept: the path and its meaningful parameters in one order. */
export function keyOf(address: string): string {
  const at = address.indexOf('?')
  if (at < 0) return address
  const given = new URLSearchParams(address.slice(at + 1))
  const query = new URLSearchParams()
  for (const name of meaningful) {
    const values = given.getAll(name)
    if (values.length > 0 && values.join(',') !== '') query.set(name, values.join(','))
  }
  const rest = query.toString()
  return rest ? `${address.slice(0, at)}?${rest}` : address.slice(0, at)
}

/** Keeps what anonymous visitors were answered, compressed, until the catalogue's version moves on. */
export function createPageCache(version: () => Version, now: () => number): PageCache {
  const kept = new Map<string, Kept>()
  const figures = { hits: 0, misses: 0, bytes: 0 }
  const drop = (key: string, entry: Kept) => {
    kept.delete(key)
    figures.bytes -= entry.bytes
  }
  const bodyFor = createBodies((entry, bytes) => {
    // One that was dropped meanwhile weighs nothing any more.
    if (![...kept.values()].includes(entry)) return
    entry.bytes += bytes
    figures.bytes += bytes
  })
  const find = (key: string) => {
    const entry = kept.get(key)
    if (!entry) return undefined
    if (entry.version === version().number && entry.until >= now()) return entry
    drop(key, entry)
    return undefined
  }
  return {
    answer(req, res) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false
      const isOwn = isPersonal(req.headers.cookie)
      // A known visitor gets pages of their own, made of calls that are answered to everybody alike.
      if (isOwn && !isCall(req.url ?? '/')) return false
      const entry = find(keyOf(req.url ?? '/'))
      if (!entry) {
        figures.misses += 1
        return false
      }
      figures.hits += 1
      write(bodyFor, { entry, req, res, isOwn })
      return true
    },
    bodyFor,
    kept: (address) => find(keyOf(address)),
    inside(address) {
      const entry = find(keyOf(address))
      if (entry?.plain) entry.inside ??= insideOf(entry.plain.toString())
      return entry?.inside
    },
    version: () => version().number,
    keep(address, { body, headers, version: made }) {
      const key = keyOf(address)
      const old = kept.get(key)
      if (old) drop(key, old)
      const entry = {
        version: made,
        until: now() + keptMs,
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        headers,
        ...(isCall(key) ? { plain: body, bytes: 6 * body.length } : compressed(body)),
      }
      kept.set(key, entry)
      figures.bytes += entry.bytes
      for (const [oldest, first] of kept) {
        if (figures.bytes <= limitBytes) break
        drop(oldest, first)
      }
      return entry
    },
    purge() {
      kept.clear()
      figures.bytes = 0
    },
    figures: () => ({ ...figures, entries: kept.size }),
  }
}

const insideOf = (text: string): Inside => ({ text, answer: JSON.parse(text, frozen) })

const frozen = (_key: string, value: unknown) => Object.freeze(value)

const isCall = (address: string) => address.startsWith('/api/')

function compressed(body: Buffer) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  const br = alone(brotliCompressSync(body, { params }))
  return { br, bytes: br.length }
}

/** Outside Node's shared pool, of which a small piece that is kept would keep all 64 kB. */
function alone(pooled: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(pooled.length)
  pooled.copy(own)
  return own
}

type Asked = { entry: Kept; req: IncomingMessage; res: ServerResponse; isOwn: boolean }

function write(bodyFor: PageCache['bodyFor'], { entry, req, res, isOwn }: Asked) {
  const headers = isOwn ? { ...entry.headers, 'cache-control': 'private, no-cache' } : entry.headers
  const known = {
    noneMatch: req.headers['if-none-match'],
    modifiedSince: req.headers['if-modified-since'],
  }
  if (isUnchanged({ etag: entry.etag, lastModified: headers['last-modified'] }, known)) {
    res.writeHead(304, { ...headers, ETag: entry.etag }).end()
    return
  }
  const { body, encoding } = bodyFor(entry, String(req.headers['accept-encoding'] ?? ''))
  res.writeHead(200, {
    ...headers,
    ETag: entry.etag,
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** Of pages and calls alike; most visitors read brotli, and tools that read nothing else ask for the same few. */
const unpackedBytes = 8 * 1024 * 1024

type Body = { body: Buffer; encoding?: string }

/** The kept body in an encoding that the visitor reads; what is made for that is kept too. */
function createBodies(grow: (entry: Kept, bytes: number) => void) {
  const unpacked = createUnpacked(unpackedBytes)
  return (entry: Kept, accepted: string): Body => {
    const br = () => {
      entry.br ??= compressed(entry.plain ?? Buffer.of()).br
      return entry.br
    }
    if (/\bbr\b/.test(accepted)) return { body: br(), encoding: 'br' }
    const plain = () => entry.plain ?? unpacked(entry.etag, () => brotliDecompressSync(br()))
    if (!/\bgzip\b/.test(accepted)) return { body: plain() }
    if (!entry.gzip) {
      entry.gzip = alone(gzipSync(plain()))
      // A call counts for all its forms from the beginning.
      if (!entry.plain) grow(entry, entry.gzip.length)
    }
    return { body: entry.gzip, encoding: 'gzip' }
  }
}
