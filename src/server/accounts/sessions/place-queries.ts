import type { Query } from '../../platform/db/database.ts'

/** Which of these places somebody has signed in from. */
export async function knownAmong(query: Query, userId: number, hashes: string[]) {
  const rows = await query
    .selectFrom('known_places')
    .select('place_hash')
    .where('user_id', '=', userId)
    .where('place_hash', 'in', hashes)
    .execute()
  return rows.map((row) => row.place_hash)
}

/** True when anybody at all has signed in from a place. */
export async function isKnownToAnybody(query: Query, hash: string): Promise<boolean> {
  const row = await query
    .selectFrom('known_places')
    .select('user_id')
    .where('place_hash', '=', hash)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function putPlaces(tx: Query, userId: number, hashes: string[], now: number) {
  // In one order everywhere, so that two sign-ins never wait for each other.
  for (const place_hash of hashes.toSorted()) {
    await tx
      .insertInto('known_places')
      .values({ user_id: userId, place_hash, seen_at: now })
      .onConflict((oc) => oc.columns(['user_id', 'place_hash']).doUpdateSet({ seen_at: now }))
      .execute()
  }
}

/** Keeps so many places of a person, those that were used last. */
export async function dropOldPlaces(tx: Query, userId: number, most: number) {
  const newest = tx
    .selectFrom('known_places')
    .select('place_hash')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('place_hash')
    .limit(most)
  await tx
    .deleteFrom('known_places')
    .where('user_id', '=', userId)
    .where('place_hash', 'not in', newest)
    .execute()
}

export async function deletePlaces(tx: Query, userId: number) {
  await tx.deleteFrom('known_places').where('user_id', '=', userId).execute()
}

export async function deletePlacesBefore(tx: Query, before: number) {
  await tx.deleteFrom('known_places').where('seen_at', '<', before).execute()
}
