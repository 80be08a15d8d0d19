import type { Insertable, Selectable } from 'kysely'
import type { AlertKind, AlertWay } from '#domain/work/alerts.ts'
import type { Query } from '../platform/db/database.ts'
import { isOneOf } from '../platform/db/dialect.ts'
import type { Tables } from '../platform/db/tables.ts'

export type ChoicesRow = Omit<Selectable<Tables['alert_choices']>, 'user_id' | 'updated_at'>
export type NewAlert = Insertable<Tables['staff_alerts']>

const columns = ['email', 'text_kinds', 'browser', 'quiet_from', 'quiet_until'] as const

export const choicesOf = (db: Query, userId: number): Promise<ChoicesRow | undefined> =>
  db.selectFrom('alert_choices').select(columns).where('user_id', '=', userId).executeTakeFirst()

export async function putChoices(tx: Query, row: Insertable<Tables['alert_choices']>) {
  const { user_id: _of, ...chosen } = row
  await tx
    .insertInto('alert_choices')
    .values(row)
    .onConflict((of) => of.column('user_id').doUpdateSet(chosen))
    .execute()
}

/** Everybody at work, with their number for notices, and what they have chosen; undefined where they have not. */
export async function staffWithChoices(db: Query) {
  const staff = await db
    .selectFrom('users as u')
    .leftJoin('notice_mobiles as m', 'm.user_id', 'u.id')
    .select(['u.id', 'u.email as address', 'm.mobile'])
    .select((eb) => eb.ref('u.role').$notNull().as('role'))
    .where('u.role', 'is not', null)
    .orderBy('u.id')
    .execute()
  const rows = await db.selectFrom('alert_choices').select('user_id').select(columns).execute()
  const chosen = new Map(rows.map(({ user_id, ...row }) => [user_id, row]))
  return staff.map((one) => ({ ...one, choices: chosen.get(one.id) }))
}

/** Which of these are written down already, by what makes each of them one. */
export async function knownAlerts(db: Query, happenedFrom: number) {
  const rows = await db
    .selectFrom('staff_alerts')
    .select(['user_id', 'way', 'kind', 'subject_id', 'happened_at'])
    // What happened then is due then or later.
    .where('due_at', '>=', happenedFrom)
    .where('happened_at', '>=', happenedFrom)
    .execute()
  return new Set(rows.map(keyOf))
}

export const keyOf = (
  one: Pick<NewAlert, 'user_id' | 'way' | 'kind' | 'subject_id' | 'happened_at'>,
) => [one.user_id, one.way, one.kind, one.subject_id, one.happened_at].join(' ')

/** How many rows are written by one statement: each is seven values, and SQLite takes 32,766 at once. */
const batch = 500

/** One that is there already stays as it is. */
export async function insertAlerts(tx: Query, rows: NewAlert[]) {
  for (let at = 0; at < rows.length; at += batch)
    await tx
      .insertInto('staff_alerts')
      .values(rows.slice(at, at + batch))
      .onConflict((of) => of.doNothing())
      .execute()
}

/** Ways by which somebody is written to, wherever they are. */
export const writtenWays = ['email', 'text'] as const
export type WrittenWay = (typeof writtenWays)[number]

/** Who has something to be written of by now in this way, of which kinds, and when they were last written to in it. */
export const toWrite = (db: Query, way: WrittenWay, now: number) =>
  db
    .selectFrom('staff_alerts as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .where('a.way', '=', way)
    .where('a.told_at', 'is', null)
    .where('a.due_at', '<=', now)
    .where('u.role', 'is not', null)
    .select(['a.user_id', 'a.kind', 'u.email'])
    .select((eb) =>
      eb
        .selectFrom('staff_alerts as t')
        .select((sub) => sub.fn.max('t.told_at').as('at'))
        .whereRef('t.user_id', '=', 'a.user_id')
        .where('t.way', '=', way)
        .where('t.told_at', 'is not', null)
        .as('last_at'),
    )
    .distinct()
    .execute()

/** Takes what is due in this way as told, each once whoever else takes it too; answers what was taken. */
export async function takeDue(tx: Query, userId: number, way: WrittenWay, now: number) {
  const rows = await tx
    .updateTable('staff_alerts')
    .set({ told_at: now })
    .where('user_id', '=', userId)
    .where('way', '=', way)
    .where('told_at', 'is', null)
    .where('due_at', '<=', now)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}

/** These of one person, as they came. */
export const alertsByIds = (db: Query, userId: number, ids: readonly number[]) =>
  db
    .selectFrom('staff_alerts')
    .select(['kind', 'name'])
    .where('user_id', '=', userId)
    .where(isOneOf(db, 'id', ids))
    .orderBy('id')
    .execute()

type Shown = { userId: number; kinds: readonly AlertKind[]; since: number; now: number }

/** What of these kinds a person's open screens have to tell, the newest first. */
export const browserNews = (db: Query, { userId, kinds, since, now }: Shown, most: number) =>
  db
    .selectFrom('staff_alerts')
    .select(['id', 'kind', 'name'])
    .where('due_at', '>', since)
    .where('due_at', '<=', now)
    .where('user_id', '=', userId)
    .where('way', '=', 'browser')
    .where('kind', 'in', kinds)
    .orderBy('due_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** Forgets what of these kinds was neither written of nor shown yet. */
export async function dropWaiting(
  tx: Query,
  { userId, way, kinds }: { userId: number; way: AlertWay; kinds: AlertKind[] },
  now: number,
) {
  if (kinds.length === 0) return
  await tx
    .deleteFrom('staff_alerts')
    .where('user_id', '=', userId)
    .where('way', '=', way)
    .where('kind', 'in', kinds)
    .where('told_at', 'is', null)
    .where((eb) => (way === 'browser' ? eb('due_at', '>', now) : eb.lit(true)))
    .execute()
}

/** What waits for the end of quiet hours waits until then instead. */
export async function putOff(tx: Query, userId: number, now: number, dueAt: number) {
  await tx
    .updateTable('staff_alerts')
    .set({ due_at: dueAt })
    .where('user_id', '=', userId)
    .where('due_at', '>', now)
    .execute()
}

export async function dropOldAlerts(tx: Query, before: number) {
  await tx.deleteFrom('staff_alerts').where('due_at', '<', before).execute()
}
