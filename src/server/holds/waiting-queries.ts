import { sql } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { Query } from '../platform/db/database.ts'
import { heldForOthers } from '../stock/hold-queries.ts'

type Waiting = { productId: number; email: string; language: Language }

export async function queueUp(tx: Query, { productId, ...who }: Waiting, now: number) {
  await tx
    .insertInto('waiting')
    .values({ product_id: productId, ...who, created_at: now })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** The products that somebody waits for and of which at least one piece is free now. */
export async function freedProducts(db: Query, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('products as p')
    .select('p.id')
    .where('p.archived_at', 'is', null)
    .where('p.stock', '>', (eb) => heldForOthers(eb.ref('p.id'), {}, now))
    .where('p.id', 'in', (eb) => eb.selectFrom('waiting').select('product_id'))
    .orderBy('p.id')
    .execute()
  return rows.map((row) => row.id)
}

/** The first in the queue for a piece. */
export function firstWaiting(tx: Query, productId: number) {
  return tx
    .selectFrom('waiting')
    .select(['id', 'email', 'language'])
    .where('product_id', '=', productId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export async function leaveQueue(tx: Query, id: number) {
  await tx.deleteFrom('waiting').where('id', '=', id).execute()
}

/** Keeps one piece for nobody yet: whoever opens the private link gets it. */
export async function offerPiece(tx: Query, productId: number, until: number, now: number) {
  const { rows } = await sql<{ id: number }>`
    insert into holds (product_id, quantity, kind, expires_at, created_at)
    select p.id, 1, 'offer', cast(${until} as bigint), cast(${now} as bigint) from products p
    where p.id = ${productId} and p.stock - ${heldForOthers(sql.ref('p.id'), {}, now)} >= 1
    returning id`.execute(tx)
  return rows[0]?.id
}

/** A piece that is offered and not yet taken, with its product. */
export function openOffer(db: Query, holdId: number, now: number) {
  return db
    .selectFrom('holds as h')
    .innerJoin('products as p', 'p.id', 'h.product_id')
    .select(['h.id', 'h.expires_at', 'h.product_id', 'p.name', 'p.slug'])
    .where('h.id', '=', holdId)
    .where('h.kind', '=', 'offer')
    .where('h.cart_id', 'is', null)
    .where('h.expires_at', '>', now)
    .executeTakeFirst()
}

/** The link counts from the moment at which its email leaves. */
export async function sealOffer(tx: Query, holdId: number, offer: { hash: string; until: number }) {
  await tx
    .updateTable('holds')
    .set({ offer_hash: offer.hash, expires_at: offer.until })
    .where('id', '=', holdId)
    .execute()
}

/** Gives an offered piece to a cart; undefined when the link is over or used by somebody else. */
export async function claimOffer(tx: Query, hash: string, cartId: number, now: number) {
  const row = await tx
    .updateTable('holds')
    .set({ cart_id: cartId })
    .where('offer_hash', '=', hash)
    .where('expires_at', '>', now)
    .where((eb) => eb.or([eb('cart_id', 'is', null), eb('cart_id', '=', cartId)]))
    .returning('product_id')
    .executeTakeFirst()
  return row?.product_id
}

/** Takes an address out of every queue. */
export async function forgetWaiting(tx: Query, email: string) {
  await tx.deleteFrom('waiting').where('email', '=', email).execute()
}
