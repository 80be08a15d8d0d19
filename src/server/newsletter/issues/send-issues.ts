import { z } from 'zod'
import { awayMs, tryAgainAfterMs, turnOf } from '#domain/newsletter/issue.ts'
import type { Query } from '../../platform/db/database.ts'
import { GiveUp, type JobHandler } from '../../platform/jobs/jobs.ts'
import { ServerAway, Unclear } from '../../platform/mail/message.ts'
import type { Shop } from '../../platform/shop.ts'
import {
  countDeliveries,
  lockedPace,
  noTotals,
  settle,
  settleLeftBehind,
  updatePace,
} from './delivery-queries.ts'
import { type Handed, handNext } from './hand-over.ts'
import { type IssueRow, issuesUnderWay, lockedIssue, updateIssue } from './queries.ts'
import { currentSpeed } from './speed.ts'
import { enqueueTurn } from './wake.ts'
import { writerOf } from './writer.ts'

const Payload = z.object({ turn: z.int() })

/**
 * Sends the next few emails of the newsletter that was started first, and has itself called again for those after them. Each
 * is written down before the mail server is given it and after it has answered: a process that ends in between leaves one
 * delivery of which nobody knows, none that is lost and none that is sent twice (decision 26).
 */
export const sendIssues: JobHandler = async (shop, payload, { atEnd, signal }) => {
  const { turn } = Payload.parse(payload)
  const run = await beginRun(shop, turn)
  if (!run) return
  if ('waitUntil' in run) {
    atEnd(async (tx) => void (await enqueueTurn(tx, shop.now(), turn, run.waitUntil)))
    return
  }
  const awayBecause = signal.aborted ? null : await sendSome(shop, run, signal)
  atEnd((tx) => endRun(tx, shop.now(), { turn, issue: run.issue, awayBecause }))
}

type Run = { issue: IssueRow; count: number }

/** Takes this turn: nobody else sends until the next one. Null where another chain has begun or nothing is to be sent. */
async function beginRun(shop: Shop, turn: number): Promise<Run | { waitUntil: number } | null> {
  const { count, everyMs } = turnOf((await currentSpeed(shop.db)).perMinute)
  return shop.db.write(async (tx) => {
    const now = shop.now()
    const pace = await lockedPace(tx)
    if (pace.turn !== turn) return null
    if (pace.next_at > now) return { waitUntil: pace.next_at }
    await settleLeftBehind(tx, now)
    const all = await issuesUnderWay(tx)
    // One of which only refused emails wait does not hold up the next.
    const issue = all.find(({ nextAt }) => nextAt === null || nextAt <= now) ?? all[0]
    if (!issue) return null
    await updatePace(tx, { next_at: now + everyMs })
    return { issue, count }
  })
}

/** Sends so many; answers why the mail server is away, where it is. */
async function sendSome(shop: Shop, { issue, count }: Run, signal: AbortSignal) {
  // A shop may be started again without the server that it had: what is only kept has not been sent.
  if (shop.config.smtpUrl === null) return 'There is no mail server (SMTP_URL).'
  const send = await writerOf(shop, issue)
  for (let left = count; left > 0 && !signal.aborted; left -= 1) {
    const handed = await handNext(shop, issue.id)
    if (!handed) return null
    const fault = await send(handed).catch((error: unknown) => error ?? new Error('unknown'))
    await shop.db.write((tx) => settleHanded(tx, handed, fault, shop.now()))
    if (fault instanceof ServerAway) return reasonOf(fault)
  }
  return null
}

function settleHanded(tx: Query, { id, attempts }: Handed, fault: unknown, now: number) {
  const over = { settled_at: now, last_error: fault ? reasonOf(fault) : '' }
  // What is known in the end is truer than what somebody had to suppose.
  if (!fault) return settle(tx, id, ['handed', 'unclear'], { ...over, state: 'sent' })
  if (fault instanceof GiveUp) return settle(tx, id, ['handed'], { ...over, state: 'failed' })
  if (fault instanceof Unclear) return settle(tx, id, ['handed'], { ...over, state: 'unclear' })
  if (fault instanceof ServerAway) return settle(tx, id, ['handed'], { state: 'waiting' })
  const again = tryAgainAfterMs(attempts + 1)
  const refused = { attempts: attempts + 1, last_error: reasonOf(fault) }
  return again === null
    ? settle(tx, id, ['handed'], { ...refused, ...over, state: 'failed' })
    : settle(tx, id, ['handed'], { ...refused, state: 'waiting', next_at: now + again })
}

const reasonOf = (fault: unknown) =>
  fault instanceof Error ? fault.message.slice(0, 300) : 'unknown'

type Ended = { turn: number; issue: IssueRow; awayBecause: string | null }

/** Ends a newsletter of which nothing waits, and calls the next turn while one is under way. */
async function endRun(tx: Query, now: number, { turn, issue, awayBecause }: Ended) {
  const pace = await lockedPace(tx)
  if (pace.turn !== turn) return
  const away = awayBecause === null ? 0 : pace.away + 1
  const next_at = away === 0 ? pace.next_at : Math.max(pace.next_at, now + awayMs(away))
  await updatePace(tx, { next_at, away, last_error: awayBecause ?? '' })
  const all = await issuesUnderWay(tx)
  const isOver = all.some(({ id, nextAt }) => id === issue.id && nextAt === null)
  if (isOver) await endIssue(tx, issue.id, now)
  const others = isOver ? all.filter(({ id }) => id !== issue.id) : all
  if (others.length === 0) return
  const soonest = Math.min(...others.map(({ nextAt }) => nextAt ?? 0))
  await enqueueTurn(tx, now, turn, Math.max(next_at, soonest))
}

async function endIssue(tx: Query, id: number, now: number) {
  const row = await lockedIssue(tx, id)
  if (row?.state !== 'sending') return
  const totals = (await countDeliveries(tx, [id])).get(id) ?? noTotals
  await updateIssue(tx, id, { state: 'sent', ended_at: now, totals: JSON.stringify(totals) })
}
