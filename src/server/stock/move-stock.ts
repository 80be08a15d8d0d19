import { ShopError } from '#domain/errors.ts'
import { dayInIndia } from '#domain/india-day.ts'
import type { PieceGone } from '#domain/refusals/cart.ts'
import type { NamedPiece } from '#domain/refusals/hold-end.ts'
import { refusal } from '#domain/refusals/list.ts'
import type { Query } from '../platform/db/database.ts'
import { bumpStock } from '../platform/db/version.ts'
import { namesOfPieces } from '../translations/queries.ts'
import { availabilityOf, lockProducts, type Owner, type Piece } from './hold-queries.ts'
import { type Entry, type Left, ledgerInsert, returnPieces, takePieces } from './piece-queries.ts'

/** Takes all of these pieces out of the stock or none; answers what could not be had. */
export async function takeStock(
  tx: Query,
  pieces: readonly Piece[],
  owner: Owner,
  now: number,
): Promise<{ left: Left; missing: number[]; revision: number }> {
  const ids = idsOf(pieces)
  await lockProducts(tx, ids)
  const revision = await bumpStock(tx, now)
  const left = await takePieces(tx, pieces, owner, { now, revision })
  return { left, missing: ids.filter((id) => !left.has(id)), revision }
}

/** The same where the transaction goes on without them: what was had of them is put back. */
export async function tryTakeStock(
  tx: Query,
  pieces: readonly Piece[],
  owner: Owner,
  now: number,
): Promise<{ left: Left; missing: number[] }> {
  const { left, missing, revision } = await takeStock(tx, pieces, owner, now)
  const had = pieces.filter((piece) => left.has(piece.productId))
  if (missing.length > 0 && had.length > 0) await returnPieces(tx, had, revision)
  return { left, missing }
}

/** Writes what was taken into the ledger. */
export async function noteTaken(tx: Query, pieces: readonly Piece[], left: Left, entry: Entry) {
  await takenInsert(tx, pieces, left, entry).execute()
}

export const takenInsert = (tx: Query, pieces: readonly Piece[], left: Left, entry: Entry) =>
  ledgerInsert(tx, changesOf(pieces, left, -1), entry)

/** Puts pieces of an order back into the stock and notes it in the ledger. */
export async function restock(tx: Query, pieces: readonly Piece[], entry: Entry) {
  if (pieces.length === 0) return
  await lockProducts(tx, idsOf(pieces))
  const revision = await bumpStock(tx, entry.now)
  const left = await returnPieces(tx, pieces, revision)
  await ledgerInsert(tx, changesOf(pieces, left, 1), entry).execute()
}

const idsOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => piece.productId).sort((one, other) => one - other)

const changesOf = (pieces: readonly Piece[], left: Left, sign: 1 | -1) =>
  pieces.map(({ productId, quantity }) => ({
    productId,
    change: sign * quantity,
    left: left.get(productId) ?? 0,
  }))

/** Names the pieces that could not be had, as a refusal. */
export async function goneError(
  tx: Query,
  missing: readonly number[],
  owner: Owner,
  now: number,
): Promise<ShopError> {
  const rows = await availabilityOf(tx, missing, owner, now)
  const names = await namesOfPieces(tx, missing)
  const known = new Map(rows.map((row) => [row.id, { ...row, names: names.get(row.id) ?? {} }]))
  const gone = missing.map((id) => [id, goneOf(known.get(id), now)] as const)
  const beside = gone.map(([id, piece]) => [`lines.${id}`, refusal('piece-missing', { piece })])
  const pieces = gone.map(([, piece]) => piece)
  return new ShopError(refusal('pieces-missing', { pieces }), {
    beside: Object.fromEntries(beside),
  })
}

type Row = Awaited<ReturnType<typeof availabilityOf>>[number] & Pick<Required<NamedPiece>, 'names'>

function goneOf(row: Row | undefined, now: number): PieceGone {
  if (!row) return { name: null }
  const { name, names, stock, held, free_at } = row
  const left = Math.max(0, stock - held)
  const named = { name, names }
  if (left > 0 || stock <= 0 || free_at === null) return { ...named, left }
  const isOtherDay = dayInIndia(free_at - 1) !== dayInIndia(now)
  return { ...named, heldUntil: free_at, ...(isOtherDay && { isOtherDay }) }
}
