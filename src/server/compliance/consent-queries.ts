import { type Found, noneFound } from '#domain/compliance/sentences/parts.ts'
import { countOf } from '../platform/db/count-of.ts'
import type { Query } from '../platform/db/database.ts'

/** When data that was over its time was last taken away; null before the first time. */
export async function lastSwept(db: Query): Promise<number | null> {
  const row = await db
    .selectFrom('retention_sweeps')
    .select((eb) => eb.fn.max('at').as('at'))
    .executeTakeFirst()
  return row?.at == null ? null : Number(row.at)
}

/** Consents in use that rest on earlier words than the notice of their purpose has now. */
export async function outdatedConsents(db: Query, now: number): Promise<Found> {
  const notices = await db
    .selectFrom('notices')
    .where('from_at', '<=', now)
    .groupBy('purpose')
    .select((eb) => ['purpose', eb.fn.max('version').as('version')])
    .orderBy('purpose')
    .execute()
  const found = { ...noneFound }
  for (const { purpose, version } of notices) {
    if (purpose === 'orders' || purpose === 'account') continue
    const count = await countOf(
      db
        .selectFrom('consents')
        .where('purpose', '=', purpose)
        .where('notice_version', '<', Number(version))
        .where('withdrawn_at', 'is', null),
    )
    if (count > 0 && found.first === '') found.first = purpose
    found.count += count
  }
  return found
}
