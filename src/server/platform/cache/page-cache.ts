import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isForEverybody, pieceOf } from '#domain/shared-pages.ts'
import type { Version } from '../db/version.ts'
import { isPersonal } from '../http/request.ts'
import { type Body, compressed, createBodies } from './bodies.ts'
import { type Freshness, pageAges, type Sources, watchFreshness } from './freshness.ts'
import type { Inside, Kept, Kind } from './kept.ts'
import { keyOf } from './key-of.ts'
import { createStore } from './store.ts'
import { writeKept } from './write-kept.ts'

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
  const pages: Pages = {
    ...{ version, now, store: createStore(limitBytes) },
    freshness: watchFreshness({ version, now, changedSince }),
    renew: async () => undefined,
  }
  const { store, freshness } = pages
  const counted = { hits: 0, misses: 0 }
  const bodyFor = createBodies(store.grow)
  return {
    answer(req, res) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false
      const entry = findFor(pages, req)
      counted[entry ? 'hits' : 'misses'] += 1
      if (entry) writeKept(bodyFor, { entry, req, res })
      return entry !== undefined
    },
    bodyFor,
    kept: (address) => find(pages, keyOf(address)),
    catchUp: freshness.catchUp,
    renewWith(given) {
      pages.renew = given
    },
    inside: (address) => insideOf(find(pages, keyOf(address))),
    version: () => version().number,
    keep: (address, page) => store.keep(entryOf(keyOf(address), page, now() + keptMs)),
    purge: store.clear,
    figures: () => ({ ...counted, ...store.figures() }),
  }
}

type Pages = {
  version: () => Version
  now: () => number
  store: ReturnType<typeof createStore>
  freshness: ReturnType<typeof watchFreshness>
  renew: Renew
}

function findFor(pages: Pages, req: IncomingMessage): Kept | undefined {
  const key = keyOf(req.url ?? '/')
  const entry = pages.store.get(key)
  if (!entry || (entry.kind === 'page' && !pages.freshness.isCaughtUp())) return undefined
  const isOthers = entry.kind === 'file' && isPersonal(req.headers.cookie)
  return isOthers ? undefined : find(pages, key, entry)
}

/** What may still be shown; what is due is made anew meanwhile, what is gone is dropped. */
function find(pages: Pages, key: string, entry = pages.store.get(key)): Kept | undefined {
  if (!entry) return undefined
  const state = stateOf(entry, pages)
  if (state === 'due') renewQuietly(entry, pages.renew)
  if (state !== 'gone') return entry
  pages.store.drop(entry)
  return undefined
}

function stateOf(entry: Kept, { freshness, version, now }: Pages): Freshness {
  if (entry.kind !== 'page') {
    return entry.version === version().number && entry.until >= now() ? 'fresh' : 'gone'
  }
  const state = freshness.of(entry)
  const lateMs = now() - entry.until
  if (state === 'gone' || lateMs > pageAges.oldMs) return 'gone'
  return lateMs >= 0 ? 'due' : state
}

function renewQuietly(entry: Kept, renew: Renew) {
  if (entry.isRenewing) return
  entry.isRenewing = true
  const ended = () => {
    entry.isRenewing = false
  }
  renew(entry.key).then(ended, ended)
}

function entryOf(key: string, { body, headers, version }: Page, until: number): Kept {
  const kind = kindOf(key)
  return {
    ...{ key, kind, version, until, headers },
    piece: pieceOf(key),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    ...(kind === 'call' ? { plain: body, bytes: 6 * body.length } : compressed(body)),
  }
}

function kindOf(address: string): Kind {
  if (address.startsWith('/api/')) return 'call'
  return isForEverybody(address.split('?', 1)[0] ?? '') ? 'page' : 'file'
}

function insideOf(entry: Kept | undefined): Inside | undefined {
  if (entry?.plain) entry.inside ??= parsed(entry.plain.toString())
  return entry?.inside
}

const parsed = (text: string): Inside => ({ text, answer: JSON.parse(text, frozen) })

const frozen = (_key: string, value: unknown) => Object.freeze(value)
