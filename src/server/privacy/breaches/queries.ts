import type { Insertable, Updateable } from 'kysely'
import { dayInIndia } from '#domain/india-day.ts'
import type { Language } from '#domain/language.ts'
import { type BreachLaw, breachLaw } from '#domain/privacy/breach.ts'
import { countOf } from '../../platform/db/count-of.ts'
import type { Query } from '../../platform/db/database.ts'
import { locked } from '../../platform/db/locked.ts'
import type { Tables } from '../../platform/db/tables.ts'

const breaches = (db: Query) =>
  db
    .selectFrom('breaches as b')
    .selectAll('b')
    .select((eb) =>
      eb
        .selectFrom('breach_emails as l')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('l.breach_id', '=', 'b.id')
        .as('emails'),
    )

export type BreachRow = NonNullable<Awaited<ReturnType<typeof breachById>>>

export const breachById = (db: Query, id: number) =>
  breaches(db).where('b.id', '=', id).executeTakeFirst()

/** The same row, held until the transaction ends. */
export async function lockBreach(tx: Query, id: number) {
  await locked(tx, tx.selectFrom('breaches').select('id').where('id', '=', id)).execute()
  return breachById(tx, id)
}

/** Open ones first, then the newest. */
export const allBreaches = (db: Query) =>
  breaches(db)
    .orderBy((eb) => eb.case().when('b.closed_at', 'is', null).then(0).else(1).end())
    .orderBy('b.noticed_at', 'desc')
    .limit(200)
    .execute()

export async function insertBreach(tx: Query, row: Insertable<Tables['breaches']>) {
  const made = await tx.insertInto('breaches').values(row).returning('id').executeTakeFirstOrThrow()
  return made.id
}

export async function updateBreachRow(
  tx: Query,
  id: number,
  change: Updateable<Tables['breaches']>,
) {
  await tx.updateTable('breaches').set(change).where('id', '=', id).execute()
}

/** Those of the addresses that have not had the email yet. */
export async function insertEmail(
  tx: Query,
  row: { breach_id: number; email: string; words: string; language: Language; sent_at: number },
): Promise<boolean> {
  const made = await tx
    .insertInto('breach_emails')
    .values(row)
    .onConflict((oc) => oc.columns(['breach_id', 'email']).doNothing())
    .returning('email')
    .executeTakeFirst()
  return made !== undefined
}

export const emailTo = (db: Query, breachId: number, email: string) =>
  db
    .selectFrom('breach_emails')
    .select(['words', 'language'])
    .where('breach_id', '=', breachId)
    .where('email', '=', email)
    .executeTakeFirst()

/** The language in which somebody ordered last; English of whoever never did. */
export async function languageOf(db: Query, email: string): Promise<Language> {
  const row = await db
    .selectFrom('orders')
    .select('language')
    .where('email', '=', email.toLowerCase())
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.language ?? 'en'
}

/** The clocks of a breach by the rows in force at a moment. */
export async function breachLawAt(db: Query, now: number): Promise<BreachLaw> {
  const rows = await db
    .selectFrom('breach_clocks')
    .select(['name', 'hours'])
    .where('from_day', '<=', dayInIndia(now))
    .orderBy('from_day')
    .execute()
  const hours = new Map(rows.map((row) => [row.name, row.hours]))
  return {
    certInHours: hours.get('cert-in') ?? breachLaw.certInHours,
    boardFullHours: hours.get('board-full') ?? breachLaw.boardFullHours,
  }
}

/** How many breaches are open. */
export async function countOpenBreaches(db: Query): Promise<number> {
  return countOf(db.selectFrom('breaches').where('closed_at', 'is', null))
}
