import { createHash } from 'node:crypto'
import { ShopError } from '#domain/errors.ts'
import { type PlainCode, refusal } from '#domain/refusals/list.ts'
import type { Query } from '../db/database.ts'
import type { Shop } from '../shop.ts'
import { networkOf } from './client-address.ts'
import { countOf, countOne, dropWindows, endOfWindow, takeBackOne } from './rate-limit-queries.ts'

/** So many in a fixed window, counted in the database for all processes together. */
export type Limit = {
  name: string
  most: number
  windowMs: number
  /** What whoever comes too often is told; usually that there were too many tries. */
  told?: WaitCode
  /** Beyond `most` nobody is refused for the rest of the window, only asked to wait, each time twice as long. */
  pace?: Pace
}

/** Those that say how long. */
const timedCodes = ['too-many-tries', 'too-many-texts', 'guests-enough', 'orders-enough'] as const
type TimedCode = (typeof timedCodes)[number]
type WaitCode = PlainCode | TimedCode

const isTimed = (told: WaitCode): told is TimedCode => timedCodes.some((timed) => timed === told)

/** How long the first and the longest wait are. */
export type Pace = { firstMs: number; mostMs: number }

/** One limit applied to one subject: a network, an account at a network, everyone; `paced` waits, usually the same; `by` counts for as many. */
export type Counter = { limit: Limit; subject: string; paced?: string; by?: number }

const mostRemembered = 10_000
const withoutEnd = 2_000_000_000

/** Another process may have forgotten the tries meanwhile. */
const believedMs = 5_000

type Full = { endsAt: number; believedUntil: number }

/** What each process knows to be full, so that a flood does not reach the database. */
const full = new WeakMap<Shop, Map<string, Full>>()

/** Counts one try against every counter, or against none and throws 429 when one of them is full. */
export async function countTry(shop: Shop, counters: Counter[]): Promise<void> {
  const known = fullOf(shop)
  for (const counter of counters) {
    const one = known.get(turnedAwayKey(counter))
    if (one && one.believedUntil > shop.now()) refuseUntil(one.endsAt, shop.now(), counter.limit)
  }
  await shop.db.write((tx) => countWithin(tx, shop, counters))
}

/** The same within a transaction of the caller: what fails later is not counted. */
export async function countWithin(tx: Query, shop: Shop, counters: Counter[]): Promise<void> {
  const now = shop.now()
  const known = fullOf(shop)
  // In one order everywhere, so that two transactions never wait for each other.
  const keyed = counters
    .map((counter) => ({ ...counter, key: keyOf(counter) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
  for (const { key, ...counter } of keyed) {
    const { most, windowMs, pace } = counter.limit
    if (await countOne(tx, key, { most, windowMs, now, by: counter.by })) continue
    const endsAt = pace
      ? await endOfWait(tx, counter, pace, now)
      : ((await endOfWindow(tx, key)) ?? now + windowMs)
    if (endsAt === undefined) continue
    if (known.size >= mostRemembered) known.clear()
    known.set(turnedAwayKey(counter), { endsAt, believedUntil: now + believedMs })
    refuseUntil(endsAt, now, counter.limit)
  }
}

/** Undefined for whoever has waited long enough: their next wait begins. Else when this one ends. */
async function endOfWait(tx: Query, counter: Counter, pace: Pace, now: number) {
  const [gate, beyond] = [keyOf(counter, 'gate'), keyOf(counter, 'beyond')]
  const waits = await countOf(tx, beyond, now)
  const waitMs = Math.min(pace.mostMs, pace.firstMs * 2 ** Math.min(waits, 20))
  const isOpen = await countOne(tx, gate, { most: 1, windowMs: waitMs, now })
  if (!isOpen) return (await endOfWindow(tx, gate)) ?? now + waitMs
  const { windowMs } = counter.limit
  await countOne(tx, beyond, { most: withoutEnd, windowMs, now })
  return undefined
}

/** Uncounts a try that turned out to be none, such as a right password. */
export async function takeBackTry(tx: Query, counters: Counter[]): Promise<void> {
  const keys = counters.map((counter) => keyOf(counter))
  if (keys.length > 0) await takeBackOne(tx, keys)
}

/** Forgets all tries of a counter. */
export async function forgetTries(shop: Shop, tx: Query, counters: Counter[]): Promise<void> {
  const keys = counters.flatMap((counter) => [
    keyOf(counter),
    keyOf(counter, 'gate'),
    keyOf(counter, 'beyond'),
  ])
  for (const key of keys) fullOf(shop).delete(key)
  await dropWindows(tx, keys)
}

function fullOf(shop: Shop): Map<string, Full> {
  const known = full.get(shop) ?? new Map<string, Full>()
  full.set(shop, known)
  return known
}

function refuseUntil(endsAt: number, now: number, { told = 'too-many-tries' }: Limit) {
  if (endsAt <= now) return
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - now) / 1000))
  const minutes = Math.ceil(retryAfterSeconds / 60)
  throw new ShopError(isTimed(told) ? refusal(told, { minutes }) : told, { retryAfterSeconds })
}

/** Where it is remembered that somebody was turned away: with a pace not everybody is whom the counter counts. */
const turnedAwayKey = (counter: Counter) =>
  counter.limit.pace ? keyOf(counter, 'gate') : keyOf(counter)

/** A hash, so that the counters hold nobody's name or address. */
function keyOf({ limit, subject, paced = subject }: Counter, part = ''): string {
  const text = part === '' ? `${limit.name}\n${subject}` : `${limit.name} ${part}\n${paced}`
  return createHash('sha256').update(text).digest('base64url')
}

/**
 * What a secret opens, undefined where it opens nothing. A try counts for the network that it comes from before anything is
 * looked up, and is taken back where something is found; who has used up the limit gets its 429.
 */
export async function foundByGuess<Found>(
  shop: Shop,
  { limit, address }: { limit: Limit; address: string },
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const counters = [{ limit, subject: networkOf(address) }]
  await countTry(shop, counters)
  const found = await find()
  if (found !== undefined) await shop.db.write((tx) => takeBackTry(tx, counters))
  return found
}
