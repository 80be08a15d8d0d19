import type {
  Newsletter,
  NewsletterDeliveriesAgain,
  NewsletterMove,
} from '#contract/newsletter/issue-types.ts'
import { ShopError } from '#domain/errors.ts'
import { type Figures, fillHtml } from '#domain/figures/figures.ts'
import { afterMove, type IssueMove } from '#domain/newsletter/issue.ts'
import { type Actor, record } from '../../audit/audit.ts'
import type { Query } from '../../platform/db/database.ts'
import { bumpVersion } from '../../platform/db/version.ts'
import { refuseOutdated } from '../../platform/edit-version.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { Shop } from '../../platform/shop.ts'
import { insertDeliveries, lockedPace, waitAgain } from './delivery-queries.ts'
import { contentOf, presentIssue, saysNothing } from './present.ts'
import {
  countReaders,
  type IssueRow,
  issuesDue,
  issuesUnderWay,
  lockedIssue,
  updateIssue,
} from './queries.ts'
import { wake, wakeWhereNeeded } from './wake.ts'

const mostAheadMs = 366 * 24 * 60 * 60_000

/** Starts, schedules, pauses or resumes a newsletter, as it was seen. */
export async function moveIssue(
  shop: Shop,
  actor: Actor,
  { id, move, sendAt, version }: NewsletterMove,
): Promise<Newsletter> {
  const { english } = await shop.figures('en')
  return shop.db.write(async (tx) => {
    const now = shop.now()
    const pace = await lockedPace(tx)
    const before = await lockedIssue(tx, id)
    if (!before) throw new ShopError('no-such-newsletter')
    refuseOutdated(version, contentOf(before))
    const state = afterMove(before.state, move)
    if (!state) throw new ShopError('newsletter-moved-on')
    if (move === 'start' || move === 'schedule') await refuseUnready(tx, shop, before, english)
    const changed = await moves[move](tx, before, { now, at: sendAt && Date.parse(sendAt) })
    const row = await updateIssue(tx, id, { ...changed, state, updated_at: now })
    if (state === 'sending') await wake(tx, now, pace)
    await record(tx, actor, now, {
      ...{ action: 'update', kind: 'newsletter', id, subject: row.subject },
      ...{ before: momentOf(before), after: momentOf(row) },
    })
    return presentIssue(tx, row)
  })
}

const momentOf = ({ state, send_at }: IssueRow) => ({ state, send_at })

type When = { now: number; at: number | '' | undefined }
type Move = (tx: Query, row: IssueRow, when: When) => Promise<Partial<IssueRow>>

const moves: Record<IssueMove, Move> = {
  start: (tx, row, { now }) => begin(tx, row.id, now),
  async schedule(tx, _row, { now, at }) {
    if (!at || at <= now || at > now + mostAheadMs) {
      throw new ShopError('newsletter-in-the-past', { at: 'sendAt' })
    }
    await enqueue(tx, now, 'start-newsletters', {}, { runAt: at })
    return { send_at: at }
  },
  unschedule: async () => ({ send_at: null }),
  pause: async () => ({}),
  resume: async () => ({}),
}

/** Everybody who is confirmed now is to get it; its words are final, and no longer among those to be translated. */
async function begin(tx: Query, id: number, now: number): Promise<Partial<IssueRow>> {
  await insertDeliveries(tx, id)
  await bumpVersion(tx, now)
  return { started_at: now }
}

/** Refuses what would reach nobody or say nothing. */
async function refuseUnready(tx: Query, shop: Shop, row: IssueRow, figures: Figures) {
  if (shop.config.smtpUrl === null) throw new ShopError('no-mail-server')
  if (saysNothing({ ...row, content: fillHtml(row.content, figures) }))
    throw new ShopError('newsletter-empty')
  if ((await countReaders(tx)).length === 0) throw new ShopError('newsletter-without-readers')
}

/** The job of the moment that was chosen: starts what is due and was not started, changed or called off. */
export async function startDue(shop: Shop): Promise<void> {
  const due = await issuesDue(shop.db.read, shop.now())
  for (const { id } of due) {
    await shop.db.write(async (tx) => {
      const now = shop.now()
      const pace = await lockedPace(tx)
      const row = await lockedIssue(tx, id)
      const isDue = row?.state === 'scheduled' && row.send_at !== null && row.send_at <= now
      if (!isDue) return
      await updateIssue(tx, id, { ...(await begin(tx, id, now)), state: 'sending' })
      await wake(tx, now, pace)
    })
  }
}

/** From time to time: what its own job has missed. */
export async function tendIssues(shop: Shop): Promise<void> {
  await startDue(shop)
  if ((await issuesUnderWay(shop.db.read)).length > 0) await wakeWhereNeeded(shop)
}

/** Sends it once more to those to whom it could not be sent, or of whom nobody knows; what is paused stays so. */
export function sendOnceMore(
  shop: Shop,
  actor: Actor,
  { id, state }: NewsletterDeliveriesAgain,
): Promise<Newsletter> {
  return shop.db.write(async (tx) => {
    const now = shop.now()
    const pace = await lockedPace(tx)
    const before = await lockedIssue(tx, id)
    if (!before) throw new ShopError('no-such-newsletter')
    const count = await waitAgain(tx, id, state)
    if (count === 0) throw new ShopError('nothing-to-send-again')
    const isOver = before.state === 'sent'
    const reopened = { state: 'sending', ended_at: null, totals: null } as const
    const row = isOver ? await updateIssue(tx, id, reopened) : before
    if (row.state === 'sending') await wake(tx, now, pace)
    await record(tx, actor, now, {
      ...{ action: 'update', kind: 'newsletter', id, subject: row.subject },
      after: { again: state, count },
    })
    return presentIssue(tx, row)
  })
}
