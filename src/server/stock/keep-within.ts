import type { HoldKind } from '#domain/holds/hold.ts'
import {
  type FilledRoom,
  type HoldLimits,
  keepsNothing,
  linesWithin,
  mayKeepAgain,
  type Room,
  restMs,
} from '#domain/holds/hold-limits.ts'
import type { Query } from '../platform/db/database.ts'
import { type HeldBy, keepAside, lockProducts, type Owner, type Piece } from './hold-queries.ts'
import type { Holder } from './holder.ts'
import { addTimes, hasBought, keptBy, keptTimes, lockHolders, pricesOf } from './limit-queries.ts'

/** Who is held to which limits. */
export type Bound = { holder: Holder; limits: HoldLimits }

type Input = Bound & {
  kind: HoldKind
  owner: Owner
  expiresAt: number
  now: number
  /** How much this draft or order may keep; as much as any order when left out. */
  room?: Room
  /** Products that go on being kept: their time has been counted. */
  counted?: ReadonlySet<number>
}

/**
 * Keeps pieces aside for somebody who has not paid, as far as the limits allow and they are free; answers
 * which ones. What is not kept may be bought all the same. The caller has released what this replaces.
 */
export async function keepWithin(
  tx: Query,
  pieces: readonly Piece[],
  input: Input,
): Promise<Set<number>> {
  const { holder, limits, kind, owner, now, expiresAt, counted } = input
  if (pieces.length === 0 || expiresAt <= now) return new Set()
  await lockBound(tx, input)
  const ids = pieces.map((piece) => piece.productId)
  await lockProducts(tx, ids)
  const isTrusted = holder.userId !== null && (await hasBought(tx, holder.userId))
  const by: HeldBy = { visitor: holder.visitor, network: holder.network, isTrusted }
  const timed = [holder.visitor, isTrusted ? null : holder.network].filter((key) => key !== null)
  const rested = new Set<number>()
  for (const row of await keptTimes(tx, timed, ids, now)) {
    if (!counted?.has(row.product_id) && !mayKeepAgain(row.kept_ms, limits)) {
      rested.add(row.product_id)
    }
  }
  const lines = await linesFor(tx, pieces, rested)
  const chosen = linesWithin(lines, await roomsFor(tx, input, by))
  const kept = await keepAside(tx, chosen, { kind, expires_at: expiresAt, owner, now, by })
  const fresh = [...kept].filter((id) => !counted?.has(id))
  await addTimes(tx, timed, fresh, { keptMs: expiresAt - now, endsAt: expiresAt + restMs, now })
  return kept
}

/** Before any product is locked, whoever keeps pieces within limits locks who keeps them. */
export const lockBound = (tx: Query, { holder }: Bound) =>
  lockHolders(tx, [holder.network, ...(holder.visitor === null ? [] : [holder.visitor])])

async function linesFor(tx: Query, pieces: readonly Piece[], without: ReadonlySet<number>) {
  const wanted = new Map(pieces.map(({ productId, quantity }) => [productId, quantity]))
  const rows = await pricesOf(tx, [...wanted.keys()])
  return rows
    .filter((row) => !without.has(row.id))
    .map((row) => ({
      productId: row.id,
      quantity: wanted.get(row.id) ?? 0,
      unitPaise: row.current_paise,
      free: row.stock,
    }))
}

async function roomsFor(
  tx: Query,
  { limits, now, room }: Input,
  by: HeldBy,
): Promise<FilledRoom[]> {
  const { visitor, network, isTrusted } = by
  return [
    { room: room ?? limits.order, kept: keepsNothing },
    ...(visitor === null
      ? []
      : [{ room: limits.visitor, kept: await keptBy(tx, 'visitor', visitor, now) }]),
    ...(network === null || isTrusted
      ? []
      : [{ room: limits.network, kept: await keptBy(tx, 'network', network, now) }]),
  ]
}
