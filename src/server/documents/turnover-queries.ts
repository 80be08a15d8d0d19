import { sql } from 'kysely'
import type { Days } from '#domain/books/period.ts'
import type { Query } from '../platform/db/database.ts'

/** What was sold between two days, notes taken off, whatever the registration. */
export async function turnoverOf(db: Query, { from, to }: Days): Promise<number> {
  const row = await db
    .selectFrom('documents')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('cancelled_at', 'is', null)
    .where('kind', 'in', ['tax-invoice', 'bill-of-supply', 'bill', 'credit-note'])
    .select(
      sql<number>`coalesce(sum(case when kind = 'credit-note' then -total_paise else total_paise end), 0)`.as(
        'paise',
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(row.paise)
}
