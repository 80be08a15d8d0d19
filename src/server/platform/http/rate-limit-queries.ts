import type { Query } from '../db/database.ts'

/** Counts one more in the window of a key, or `by` more; false, and nothing counted, when they do not fit. The first always fit. */
export async function countOne(
  tx: Query,
  key: string,
  window: { most: number; windowMs: number; now: number; by?: number | undefined },
): Promise<boolean> {
  const { most, windowMs, now, by = 1 } = window
  const row = await tx
    .insertInto('rate_limits')
    .values({ key, count: by, ends_at: now + windowMs })
    .onConflict((oc) =>
      oc
        .column('key')
        .doUpdateSet((eb) => ({
          count: eb
            .case()
            .when('rate_limits.ends_at', '<=', now)
            .then(eb.val(by))
            .else(eb('rate_limits.count', '+', by))
            .end(),
          ends_at: eb
            .case()
            .when('rate_limits.ends_at', '<=', now)
            // A figure that stood in the text would make a new statement of each try.
            .then(eb.val(now + windowMs))
            .else(eb.ref('rate_limits.ends_at'))
            .end(),
        }))
        .where((eb) =>
          eb.or([eb('rate_limits.count', '<=', most - by), eb('rate_limits.ends_at', '<=', now)]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

export async function endOfWindow(query: Query, key: string): Promise<number | undefined> {
  const row = await query
    .selectFrom('rate_limits')
    .select('ends_at')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.ends_at
}

/** How many a window holds; none once it has ended. */
export async function countOf(query: Query, key: string, now: number): Promise<number> {
  const row = await query
    .selectFrom('rate_limits')
    .select('count')
    .where('key', '=', key)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row?.count ?? 0
}

export async function takeBackOne(tx: Query, keys: string[]) {
  await tx
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', 'in', keys)
    .where('count', '>', 0)
    .execute()
}

export async function dropWindows(tx: Query, keys: string[]) {
  await tx.deleteFrom('rate_limits').where('key', 'in', keys).execute()
}

export async function dropEndedWindows(tx: Query, now: number) {
  await tx.deleteFrom('rate_limits').where('ends_at', '<=', now).execute()
}
