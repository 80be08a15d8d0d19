import type { LawGaps } from '#domain/compliance/shop-checks.ts'
import type { Day } from '#domain/india-day.ts'
import { isInForce } from '#domain/tax/tax-rate.ts'
import type { Query } from '../platform/db/database.ts'
import { allRates, lawNumbers } from '../tax/queries.ts'

/** What the rows of the law leave open today for goods of these classes. */
export async function lawGaps(
  db: Query,
  today: Day,
  classes: ReadonlySet<string>,
): Promise<LawGaps> {
  const sold = await namesOfClasses(db, classes)
  const rates = (await allRates(db)).filter((row) =>
    isInForce({ from: row.from_day, to: row.to_day }, today),
  )
  const rated = new Set(rates.map((row) => row.tax_class))
  const disputed = rates.filter((row) => row.is_disputed === 1 && sold.has(row.tax_class))
  const numbers = await lawNumbers(db)
  const current = new Set(
    numbers.filter((row) => row.to_day === null || row.to_day >= today).map(({ name }) => name),
  )
  const ended = numbers.filter(({ name }) => !current.has(name)).map(({ name }) => name)
  return {
    withoutRate: [...sold].filter(([code]) => !rated.has(code)).map(([, name]) => name),
    ended: [...new Set(ended)],
    disputed: [...new Set(disputed.map((row) => row.class_name))],
  }
}

async function namesOfClasses(db: Query, codes: ReadonlySet<string>): Promise<Map<string, string>> {
  if (codes.size === 0) return new Map()
  const rows = await db
    .selectFrom('tax_classes')
    .where('code', 'in', [...codes])
    .select(['code', 'name'])
    .orderBy('code')
    .execute()
  return new Map(rows.map(({ code, name }) => [code, name]))
}
