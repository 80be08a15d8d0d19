import type { Database, Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

export type VitalCount = Tables['vitals']

/** Adds to the counts that are there. */
export async function addVitals(tx: Query, counts: VitalCount[]) {
  for (const count of counts) {
    await tx
      .insertInto('vitals')
      .values(count)
      .onConflict((oc) =>
        oc
          .columns(['day', 'name', 'page', 'bucket'])
          .doUpdateSet((eb) => ({ count: eb('vitals.count', '+', count.count) })),
      )
      .execute()
  }
}

export async function forgetVitals(tx: Query, before: number) {
  await tx.deleteFrom('vitals').where('day', '<', before).execute()
}

/** What was measured since a day, added up over the days. */
export function vitalsSince(db: Database, day: number) {
  return db.read
    .selectFrom('vitals')
    .where('day', '>=', day)
    .where('name', '!=', 'visit')
    .groupBy(['name', 'page', 'bucket'])
    .select((eb) => ['name', 'page', 'bucket', eb.fn.sum<number>('count').as('count')])
    .execute()
}

export async function visitsSince(db: Database, day: number): Promise<Map<number, number>> {
  const rows = await db.read
    .selectFrom('vitals')
    .where('day', '>=', day)
    .where('name', '=', 'visit')
    .groupBy('day')
    .select((eb) => ['day', eb.fn.sum<number>('count').as('count')])
    .execute()
  return new Map(rows.map(({ day: on, count }) => [on, Number(count)]))
}
