import { createHash } from 'node:crypto'
import { tooMany } from '#domain/errors.ts'
import type { Query } from '../db/database.ts'
import type { Shop } from '../shop.ts'
import { countOne, dropWindows, endOfWindow, takeBackOne } from './rate-limit-queries.ts'

/** So many in a fixed window, counted in the database for all processes together. */
export type Limit = {
  name: string
  most: number
  windowMs: number
  /** What whoever comes too often is told; usually that there were too many tries. */
  words?: string
}

/** One limit applied to one subject: a network, an account at a network, everyone. */
export type Counter = { limit: Limit; subject: string }

const tooOften = 'Too many tries. Please wait a while and try again.'
const mostRemembered = 10_000

/** Another process may have forgotten the tries meanwhile. */
const believedMs = 5_000

type Full = { endsAt: number; believedUntil: number }

/** What each process knows to be full, so that a flood does not reach the database. */
const full = new WeakMap<Shop, Map<string, Full>>()

/** Counts one try against every counter, or against none and throws 429 when one of them is full. */
export async function countTry(shop: Shop, counters: Counter[]): Promise<void> {
  const known = fullOf(shop)
  for (const counter of counters) {
    const one = known.get(keyOf(counter))
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
    .map(({ limit, subject }) => ({ limit, key: keyOf({ limit, subject }) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
  for (const { limit, key } of keyed) {
    const { most, windowMs } = limit
    if (await countOne(tx, key, { most, windowMs, now })) continue
    const endsAt = (await endOfWindow(tx, key)) ?? now + windowMs
    if (known.size >= mostRemembered) known.clear()
    known.set(key, { endsAt, believedUntil: now + believedMs })
    refuseUntil(endsAt, now, limit)
  }
}

/** Uncounts a try that turned out to be none, such as a right password. */
export function takeBackTry(tx: Query, counters: Counter[]): Promise<void> {
  return takeBackOne(tx, counters.map(keyOf))
}

/** Forgets all tries of a counter. */
export async function forgetTries(shop: Shop, tx: Query, counters: Counter[]): Promise<void> {
  const keys = counters.map(keyOf)
  for (const key of keys) fullOf(shop).delete(key)
  await dropWindows(tx, keys)
}

function fullOf(shop: Shop): Map<string, Full> {
  const known = full.get(shop) ?? new Map<string, Full>()
  full.set(shop, known)
  return known
}

function refuseUntil(endsAt: number, now: number, { words = tooOften }: Limit) {
  if (endsAt <= now) return
  throw tooMany(words, Math.max(1, Math.ceil((endsAt - now) / 1000)))
}

/** A hash, so that the counters hold nobody's name or address. */
const keyOf = ({ limit, subject }: Counter) =>
  createHash('sha256').update(`${limit.name}\n${subject}`).digest('base64url')
