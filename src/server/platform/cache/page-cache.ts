import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Recalled } from '#contract/rendering.ts'
import type { Version } from '../db/version.ts'
import { isPersonal } from '../http/request.ts'
import { type Body, compress, createBodies, qualities } from './bodies.ts'
import type { CachedAnswer } from './cached-answer.ts'
import { pageAges, type Sources, watchFreshness } from './freshness.ts'
import { keyOf } from './key-of.ts'
import { createLeastRecent, type LeastRecent } from './least-recent.ts'
import { kindOf, shownOn } from './shown.ts'
import { writeCached } from './write-cached.ts'

const limitBytes = 32 * 1024 * 1024
/** Relative dates and delivery estimates move on even when the catalogue does not. */
const cachedMs = 5 * 60_000
/** A page that is made twice within that time, while its pieces are sold, will be made again soon. */
const passingMs = 30_000
/** What is out of date is shown no longer than that after it was made, and only while it cannot be made anew. */
const keptForNeedMs = 60 * 60_000

/** A whole answer and the catalogue's version when its making began. */
export type Page = { body: Buffer; headers: Record<string, string>; version: number }

/** Asks the shop for a page anew, as a stranger would. */
export type Renew = (address: string) => Promise<unknown>

export type PageCache = {
  /** Answers from memory when it can: false when the shop has to think. */
  answer(req: IncomingMessage, res: ServerResponse): boolean
  /** The catalogue's version at this moment. */
  version(): number
  store(address: string, page: Page): CachedAnswer
  /** What is cached of an address for everybody, if it may still be shown. */
  cached(address: string): CachedAnswer | undefined
  /** The page that was last made of an address, out of date or not: for while the database is away. */
  lastMade(address: string): CachedAnswer | undefined
  /** True when something is cached of an address, whether or not it may still be shown. */
  knows(address: string): boolean
  /** Learns what has happened to the pieces that are shown on what is cached. */
  catchUp(): Promise<void>
  /** How pages that are out of date are made anew while visitors still get the old ones. */
  renewWith(renew: Renew): void
  /** A cached answer of the API, for a page in the making. */
  inside(address: string): Recalled | undefined
  /** The cached body in an encoding that the visitor reads. */
  bodyFor(entry: CachedAnswer, accepted: string): Body
  purge(): void
  figures(): { hits: number; misses: number; entries: number; bytes: number }
}

/**
 * Remembers what is answered to everybody alike, compressed: pages and calls as long as freshness.ts says, other files
 * until the catalogue's version moves on; beyond `limitBytes` what was asked for least recently goes.
 */
export function createPageCache(
  askVersion: () => Version,
  now: () => number,
  changedSince: Sources['changedSince'] = async () => undefined,
): PageCache {
  const { version, holding } = oncePerAnswer(askVersion)
  const answers = createLeastRecent<CachedAnswer>(limitBytes)
  const freshness = watchFreshness({ version, now, changedSince })
  const renewal = createRenewal()
  const find = finderOf({ answers, freshness, renewal, version, now })
  const bodyFor = createBodies((entry, bytes) => answers.grow(entry.key, entry, bytes))
  const counts = { hits: 0, misses: 0 }
  const findFor = (req: IncomingMessage) => {
    const key = keyOf(req.url ?? '/')
    const kind = answers.peek(key)?.kind
    if (kind === 'file') return isPersonal(req.headers.cookie) ? undefined : find(key)
    return kind && freshness.isCaughtUp() ? find(key) : undefined
  }
  return {
    answer(req, res) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false
      const entry = holding(() => findFor(req))
      counts[entry ? 'hits' : 'misses'] += 1
      if (entry) writeCached(bodyFor, { entry, req, res })
      return entry !== undefined
    },
    bodyFor,
    ...readersOf(answers, find, now),
    catchUp: freshness.catchUp,
    renewWith: renewal.renewWith,
    version: () => version().number,
    store: storerOf(answers, now),
    purge: answers.clear,
    figures: () => ({ ...counts, ...answers.figures() }),
  }
}

/** SQLite's version costs 4 µs each time, a tenth of an answer from memory: it is asked once for each of them. */
function oncePerAnswer(ask: () => Version) {
  let held: Version | undefined
  return {
    version: () => held ?? ask(),
    /** Nothing is written while `work` runs: it waits for nobody. */
    holding<T>(work: () => T): T {
      held = ask()
      try {
        return work()
      } finally {
        held = undefined
      }
    },
  }
}

const storerOf =
  (answers: LeastRecent<CachedAnswer>, now: () => number) => (address: string, page: Page) => {
    const key = keyOf(address)
    const entry = entryOf(key, page, { now: now(), earlier: answers.peek(key) })
    answers.set(key, entry, sizeOf(entry))
    return entry
  }

const readersOf = (
  answers: LeastRecent<CachedAnswer>,
  find: (key: string) => CachedAnswer | undefined,
  now: () => number,
) => ({
  cached: (address: string) => find(keyOf(address)),
  lastMade(address: string) {
    const entry = answers.peek(keyOf(address))
    const isRecent = entry && now() - madeAt(entry) <= keptForNeedMs
    return isRecent && entry.kind === 'page' ? entry : undefined
  },
  knows: (address: string) => answers.peek(keyOf(address)) !== undefined,
  inside: (address: string) => insideOf(find(keyOf(address))),
})

/** Makes pages anew, each once at a time, while their visitors do not wait for it. */
function createRenewal() {
  let renew: Renew = async () => undefined
  return {
    renewWith(given: Renew) {
      renew = given
    },
    begin(entry: CachedAnswer) {
      if (entry.isRenewing) return
      entry.isRenewing = true
      const ended = () => {
        entry.isRenewing = false
      }
      renew(entry.key).then(ended, ended)
    },
  }
}

type Finding = {
  answers: LeastRecent<CachedAnswer>
  freshness: ReturnType<typeof watchFreshness>
  renewal: ReturnType<typeof createRenewal>
  version: () => Version
  now: () => number
}

/** Finds what may still be shown and has made anew what is due; of what may not be, pages alone are remembered. */
function finderOf({ answers, freshness, renewal, version, now }: Finding) {
  const isSame = (entry: CachedAnswer) =>
    entry.kind === 'call' ? freshness.isExact(entry) : entry.version === version().number
  const stateOf = (entry: CachedAnswer) => {
    if (entry.kind !== 'page') return entry.until >= now() && isSame(entry) ? 'fresh' : 'gone'
    const state = freshness.of(entry)
    const overMs = now() - entry.until
    if (state === 'gone' || overMs > pageAges.oldMs) return 'gone'
    return overMs >= 0 ? 'due' : state
  }
  return (key: string): CachedAnswer | undefined => {
    const entry = answers.get(key)
    if (!entry) return undefined
    const state = stateOf(entry)
    if (state === 'due') renewal.begin(entry)
    if (state !== 'gone') return entry
    if (entry.kind !== 'page') answers.delete(key)
    return undefined
  }
}

const madeAt = ({ until }: CachedAnswer) => until - cachedMs

type Making = { now: number; earlier: CachedAnswer | undefined }

function entryOf(key: string, { body, headers, version }: Page, making: Making): CachedAnswer {
  const { now, earlier } = making
  const kind = kindOf(key)
  const isPassing = earlier !== undefined && now - madeAt(earlier) < passingMs
  const quality = isPassing ? qualities.passing : qualities.lasting
  return {
    ...{ key, kind, version, until: now + cachedMs },
    ...shownOn(key, body.toString()),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    headers,
    ...(kind === 'call' ? { plain: body } : { br: compress(body, quality) }),
  }
}

/** A call counts for all its forms from the beginning. */
const sizeOf = ({ plain, br }: CachedAnswer) => (plain ? 6 * plain.length : (br?.length ?? 0))

function insideOf(entry: CachedAnswer | undefined): Recalled | undefined {
  if (entry?.plain) entry.inside ??= recalled(entry.plain.toString())
  return entry?.inside
}

const recalled = (text: string): Recalled => ({ text, answer: JSON.parse(text, frozen) })

const frozen = (_key: string, value: unknown) => Object.freeze(value)
