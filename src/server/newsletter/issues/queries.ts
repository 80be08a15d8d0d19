import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { countOf } from '../../platform/db/count-of.ts'
import type { Query } from '../../platform/db/database.ts'
import { locked } from '../../platform/db/locked.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type IssueRow = Selectable<Tables['newsletter_issues']>

/** What of a newsletter stands in the list: not what it says, which may be long. */
export type ListedRow = Pick<
  IssueRow,
  'id' | 'subject' | 'state' | 'send_at' | 'started_at' | 'ended_at' | 'totals' | 'left_count'
>

/** A page of the list, the latest first. */
export async function issuePage(db: Query, { page, size }: { page: number; size: number }) {
  const all = db.selectFrom('newsletter_issues')
  const rows: ListedRow[] = await all
    .select(['id', 'subject', 'state', 'send_at', 'started_at', 'ended_at'])
    .select(['totals', 'left_count'])
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(all) }
}

export const issueById = (db: Query, id: number): Promise<IssueRow | undefined> =>
  db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst()

/** One newsletter, which nobody else changes until this transaction ends. */
export const lockedIssue = (tx: Query, id: number): Promise<IssueRow | undefined> =>
  locked(tx, tx.selectFrom('newsletter_issues').selectAll().where('id', '=', id)).executeTakeFirst()

export const insertIssue = (tx: Query, row: Insertable<Tables['newsletter_issues']>) =>
  tx.insertInto('newsletter_issues').values(row).returningAll().executeTakeFirstOrThrow()

export const updateIssue = (
  tx: Query,
  id: number,
  row: Updateable<Tables['newsletter_issues']>,
): Promise<IssueRow> =>
  tx
    .updateTable('newsletter_issues')
    .set(row)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function deleteIssue(tx: Query, id: number) {
  await tx.deleteFrom('newsletter_issues').where('id', '=', id).execute()
}

/** Those whose words may still change. */
export const issuesToTranslate = (db: Query) =>
  db
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'preview', 'content', 'picture_alt'])
    .where('state', 'in', ['draft', 'scheduled'])
    .execute()

/** Those that are being sent, the first one that was started first, each with when its next reader's turn is; null where nobody waits. */
export async function issuesUnderWay(db: Query) {
  const rows = await db
    .selectFrom('newsletter_issues as i')
    .selectAll('i')
    .select((eb) =>
      eb
        .selectFrom('newsletter_deliveries as d')
        .select((of) => of.fn.min<number | null>('d.next_at').as('at'))
        .whereRef('d.issue_id', '=', 'i.id')
        .where('d.state', '=', 'waiting')
        .as('nextAt'),
    )
    .where('i.state', '=', sql.lit('sending'))
    .orderBy('i.started_at')
    .orderBy('i.id')
    .execute()
  return rows.map((row) => ({ ...row, nextAt: row.nextAt === null ? null : Number(row.nextAt) }))
}

/** Those whose moment has come and that nobody has started. */
export const issuesDue = (db: Query, now: number) =>
  db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .execute()

/** How many confirmed readers there are, by their language. */
export async function countReaders(db: Query) {
  const rows = await db
    .selectFrom('subscribers')
    .select((eb) => ['language', eb.fn.countAll<number>().as('count')])
    .where('status', '=', 'confirmed')
    .groupBy('language')
    .orderBy('language')
    .execute()
  return rows.map(({ language, count }) => ({ language, count: Number(count) }))
}

/** Where somebody at work gets emails. */
export async function addressOf(db: Query, userId: number): Promise<string> {
  const of = db.selectFrom('users').select('email').where('id', '=', userId)
  return (await of.executeTakeFirstOrThrow()).email
}
