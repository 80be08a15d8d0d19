import type { Updateable } from 'kysely'
import { type DeliveryState, deliveryStates } from '#domain/newsletter/issue.ts'
import { countOf } from '../../platform/db/count-of.ts'
import type { Query } from '../../platform/db/database.ts'
import { locked } from '../../platform/db/locked.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** One delivery for everybody who is confirmed at this moment; whoever has one already gets no second. */
export async function insertDeliveries(tx: Query, issueId: number) {
  await tx
    .insertInto('newsletter_deliveries')
    .columns(['issue_id', 'subscriber_id', 'next_at', 'settled_at'])
    .expression((of) =>
      of
        .selectFrom('subscribers')
        .select((eb) => [
          eb.val(issueId).$castTo<number>().as('issue_id'),
          'id',
          eb.lit(0).as('next_at'),
          eb.lit(null).as('settled_at'),
        ])
        .where('status', '=', 'confirmed')
        .orderBy('id'),
    )
    .onConflict((oc) => oc.columns(['issue_id', 'subscriber_id']).doNothing())
    .execute()
}

/** The next reader whose turn has come, with what is needed to write to them; without a reader where they were forgotten. */
export const nextDelivery = (tx: Query, issueId: number, now: number) =>
  tx
    .selectFrom('newsletter_deliveries as d')
    .leftJoin('subscribers as s', 's.id', 'd.subscriber_id')
    .select(['d.id', 'd.attempts', 's.id as readerId', 's.email', 's.status', 's.language'])
    .where('d.issue_id', '=', issueId)
    .where('d.state', '=', 'waiting')
    .where('d.next_at', '<=', now)
    .orderBy('d.next_at')
    .orderBy('d.id')
    .limit(1)
    .executeTakeFirst()

/** Says what became of a delivery, unless it has been settled otherwise since it was in one of these states. */
export async function settle(
  tx: Query,
  id: number,
  from: readonly DeliveryState[],
  change: Updateable<Tables['newsletter_deliveries']>,
) {
  await tx
    .updateTable('newsletter_deliveries')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .execute()
}

/** What a process that ended was handing over: nobody knows whether the mail server took it. */
export async function settleLeftBehind(tx: Query, now: number) {
  await tx
    .updateTable('newsletter_deliveries')
    .set({ state: 'unclear', settled_at: now, last_error: 'The shop ended while it was sent.' })
    .where('state', '=', 'handed')
    .where('issue_id', 'in', (of) => of.selectFrom('newsletter_issues').select('id'))
    .execute()
}

export type Totals = Record<DeliveryState, number>

export const noTotals: Totals = {
  ...{ waiting: 0, handed: 0, sent: 0, failed: 0, unclear: 0, skipped: 0 },
}

/** How many deliveries of each of these newsletters stand where. */
export async function countDeliveries(
  db: Query,
  issueIds: readonly number[],
): Promise<Map<number, Totals>> {
  const counted = new Map<number, Totals>()
  if (issueIds.length === 0) return counted
  const rows = await db
    .selectFrom('newsletter_deliveries')
    .select((eb) => ['issue_id', 'state', eb.fn.countAll<number>().as('count')])
    .where('issue_id', 'in', issueIds)
    .groupBy(['issue_id', 'state'])
    .execute()
  for (const { issue_id, state, count } of rows) {
    const totals = counted.get(issue_id) ?? { ...noTotals }
    totals[state] = Number(count)
    counted.set(issue_id, totals)
  }
  return counted
}

type Asked = { id: number; state: DeliveryState | undefined; page: number; size: number }

/** A page of the deliveries of a newsletter, in the order in which they are sent. */
export async function deliveryPage(db: Query, { id, state, page, size }: Asked) {
  const found = db
    .selectFrom('newsletter_deliveries as d')
    .where('d.issue_id', '=', id)
    .where('d.state', 'in', state ? [state] : deliveryStates)
  const rows = await found
    .leftJoin('subscribers as s', 's.id', 'd.subscriber_id')
    .select(['d.id', 'd.state', 'd.last_error', 'd.settled_at', 's.email'])
    .orderBy('d.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total: await countOf(found) }
}

/** Puts what ended in a state back among those that wait; answers how many. */
export async function waitAgain(tx: Query, issueId: number, state: 'failed' | 'unclear') {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_deliveries')
    .set({ state: 'waiting', attempts: 0, next_at: 0, last_error: '', settled_at: null })
    .where('issue_id', '=', issueId)
    .where('state', '=', state)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The chain that sends, which nobody else moves until this transaction ends: whoever locks a newsletter too locks this first. */
export const lockedPace = (tx: Query) =>
  locked(
    tx,
    tx.selectFrom('newsletter_pace').selectAll().where('id', '=', 1),
  ).executeTakeFirstOrThrow()

export const currentPace = (db: Query) =>
  db.selectFrom('newsletter_pace').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()

export async function updatePace(tx: Query, row: Updateable<Tables['newsletter_pace']>) {
  await tx.updateTable('newsletter_pace').set(row).where('id', '=', 1).execute()
}
