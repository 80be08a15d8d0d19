import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isForEverybody, pieceOf } from '#domain/shared-pages.ts'
import type { Version } from '../db/version.ts'
import { isPersonal } from '../http/request.ts'
import { isUnchanged } from '../http/unchanged.ts'
import { type Body, compressed, createBodies } from './bodies.ts'
import { pageAges, type Sources, watchFreshness } from './freshness.ts'
import type { Inside, Kept, Kind } from './kept.ts'
import { keyOf } from './key-of.ts'

const limitBytes = 32 * 1024 * 1024
/** Relative dates and delivery estimates move on even when the catalogue does not. */
const keptMs = 5 * 60_000

/** A whole answer and the catalogue's version when its making began. */
export type Page = { body: Buffer; headers: Record<string, string>; version: number }

/** Asks the shop for a page anew, as a stranger would. */
export type Renew = (address: string) => Promise<unknown>

export type PageCache = {
  /** Answers from memory when it can: false when the shop has to think. */
  answer(req: IncomingMessage, res: ServerResponse): boolean
  /** The catalogue's version at this moment. */
  version(): number
  keep(address: string, page: Page): Kept
  /** What is kept of an address for everybody, if it may still be shown. */
  kept(address: string): Kept | undefined
  /** Learns what has happened to the pieces whose pages are kept. */
  catchUp(): Promise<void>
  /** How pages that are out of date are made anew while visitors still get the old ones. */
  renewWith(renew: Renew): void
  /** A kept answer of the API, for a page in the making. */
  inside(address: string): Inside | undefined
  /** The kept body in an encoding that the visitor reads. */
  bodyFor(entry: Kept, accepted: string): Body
  purge(): void
  figures(): { hits: number; misses: number; entries: number; bytes: number }
}

/**
 * Keeps what is answered to everybody alike, compressed: calls until the catalogue's version moves on, pages as
 * freshness.ts says.
 */
export function createPageCache(
  version: () => Version,
  now: () => number,
  changedSince: Sources['changedSince'] = async () => undefined,
): PageCache {
  const kept = new Map<string, Kept>()
  const figures = { hits: 0, misses: 0, bytes: 0 }
  const freshness = watchFreshness({ version, now, changedSince })
  let renew: Renew = async () => undefined
  const drop = (key: string, entry: Kept) => {
    kept.delete(key)
    figures.bytes -= entry.bytes
  }
  const bodyFor = createBodies((entry, bytes) => {
    // One that was dropped meanwhile weighs nothing any more.
    if (kept.get(entry.key) !== entry) return
    entry.bytes += bytes
    figures.bytes += bytes
  })
  const renewQuietly = (entry: Kept) => {
    if (entry.isRenewing) return
    entry.isRenewing = true
    const ended = () => {
      entry.isRenewing = false
    }
    renew(entry.key).then(ended, ended)
  }
  const stateOf = (entry: Kept) => {
    if (entry.kind !== 'page') {
      return entry.version === version().number && entry.until >= now() ? 'fresh' : 'gone'
    }
    const state = freshness.of(entry)
    const lateMs = now() - entry.until
    if (state === 'gone' || lateMs > pageAges.oldMs) return 'gone'
    return lateMs >= 0 ? 'due' : state
  }
  const find = (key: string, entry = kept.get(key)) => {
    if (!entry) return undefined
    const state = stateOf(entry)
    if (state === 'gone') {
      drop(key, entry)
      return undefined
    }
    if (state === 'due') renewQuietly(entry)
    return entry
  }
  const findFor = (req: IncomingMessage) => {
    const key = keyOf(req.url ?? '/')
    const entry = kept.get(key)
    if (!entry || (entry.kind === 'page' && !freshness.isCaughtUp())) return undefined
    return entry.kind === 'file' && isPersonal(req.headers.cookie) ? undefined : find(key, entry)
  }
  return {
    answer(req, res) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false
      const entry = findFor(req)
      if (!entry) {
        figures.misses += 1
        return false
      }
      figures.hits += 1
      write(bodyFor, { entry, req, res })
      return true
    },
    bodyFor,
    kept: (address) => find(keyOf(address)),
    catchUp: freshness.catchUp,
    renewWith(given) {
      renew = given
    },
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
      const kind = kindOf(key)
      const entry: Kept = {
        key,
        kind,
        version: made,
        piece: pieceOf(key),
        until: now() + keptMs,
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        headers,
        ...(kind === 'call' ? { plain: body, bytes: 6 * body.length } : compressed(body)),
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

function kindOf(address: string): Kind {
  if (address.startsWith('/api/')) return 'call'
  return isForEverybody(address.split('?', 1)[0] ?? '') ? 'page' : 'file'
}

type Asked = { entry: Kept; req: IncomingMessage; res: ServerResponse }

function write(bodyFor: PageCache['bodyFor'], { entry, req, res }: Asked) {
  const isOwn = entry.kind === 'call' && isPersonal(req.headers.cookie)
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
