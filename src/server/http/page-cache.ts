import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { Version } from '../db/version.ts'
import { isPersonal } from './request.ts'

/** The parameters that change what an address answers; every other one is ignored (S42). */
const meaningful = [
  ...['filter', 'category', 'q', 'minPrice', 'maxPrice', 'fabrics', 'colors', 'occasions'],
  ...['sort', 'page', 'limit'],
]

const limitBytes = 64 * 1024 * 1024
/** Relative dates and delivery estimates move on even when the catalogue does not. */
const keptMs = 5 * 60_000

type Kept = {
  version: number
  until: number
  etag: string
  headers: Record<string, string>
  br: Buffer
  gzip?: Buffer
}

/** A whole answer and the catalogue's version when its making began. */
export type Page = { body: Buffer; headers: Record<string, string>; version: number }

export type PageCache = {
  /** Answers from memory when it can: false when the shop has to think. */
  answer(req: IncomingMessage, res: ServerResponse): boolean
  /** The catalogue's version at this moment. */
  version(): number
  keep(address: string, page: Page): Kept
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
    figures.bytes -= entry.br.length
  }
  return {
    answer(req, res) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false
      if (isPersonal(req.headers.cookie)) return false
      const key = keyOf(req.url ?? '/')
      const entry = kept.get(key)
      if (!entry || entry.version !== version().number || entry.until < now()) {
        figures.misses += 1
        if (entry) drop(key, entry)
        return false
      }
      figures.hits += 1
      write(entry, req, res)
      return true
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
        br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      }
      kept.set(key, entry)
      figures.bytes += entry.br.length
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

function write(entry: Kept, req: IncomingMessage, res: ServerResponse) {
  const known = req.headers['if-none-match']
  if (known?.includes(entry.etag)) {
    res.writeHead(304, { ...entry.headers, ETag: entry.etag }).end()
    return
  }
  const { body, encoding } = bodyFor(entry, String(req.headers['accept-encoding'] ?? ''))
  res.writeHead(200, {
    ...entry.headers,
    ETag: entry.etag,
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** The kept body in an encoding that the visitor reads. */
export function bodyFor(entry: Kept, accepted: string): { body: Buffer; encoding?: string } {
  if (/\bbr\b/.test(accepted)) return { body: entry.br, encoding: 'br' }
  const plain = () => brotliDecompressSync(entry.br)
  if (!/\bgzip\b/.test(accepted)) return { body: plain() }
  entry.gzip ??= gzipSync(plain())
  return { body: entry.gzip, encoding: 'gzip' }
}
