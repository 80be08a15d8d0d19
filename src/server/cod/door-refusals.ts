import { dayInIndia } from '#domain/india-day.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { heldKinds } from '../retention/queries.ts'
import { numbersOn } from '../tax/read-law.ts'
import { doorRefusalOf, forgetRefusalsUntil, insertDoorRefusal, refusalsSince } from './queries.ts'

const dayMs = 86_400_000
const usualDays = 365

/** A parcel that nobody took counts under the mobile of its order (R32); once an order. */
export const rememberRefusal = (tx: Query, order: { id: number; mobile: string }, now: number) =>
  insertDoorRefusal(tx, { order_id: order.id, mobile: order.mobile, refused_at: now })

/** What is remembered of the mobile of an order, and whether its own parcel was refused. */
export async function refusalsOf(
  db: Query,
  { id, mobile }: { id: number; mobile: string },
  now: number,
) {
  const until = forgottenUntil(await numbersOn(db, dayInIndia(now)), now)
  return {
    doorRefusals: mobile === '' ? 0 : await refusalsSince(db, mobile, until),
    isRefusedAtDoor: (await doorRefusalOf(db, id)) !== undefined,
  }
}

/** The moment up to which refusals count no more. */
export const forgottenUntil = (numbers: ReadonlyMap<string, number>, now: number) =>
  now - (numbers.get('door-refusal-days') ?? usualDays) * dayMs

/** Parcels that were refused at the door longer ago than a shop may remember; a job for every day. */
export async function forgetRefusals(shop: Shop): Promise<void> {
  const now = shop.now()
  const until = forgottenUntil(await numbersOn(shop.db.read, dayInIndia(now)), now)
  await shop.db.write(async (tx) => {
    const held = await heldKinds(tx)
    if (!held.has('door-refusals')) await forgetRefusalsUntil(tx, until)
  })
}
