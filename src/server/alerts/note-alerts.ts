import { dayInIndia, startOfDay } from '#domain/india-day.ts'
import { type AlertWay, alertWays, goesToShop, toldAt } from '#domain/work/alerts.ts'
import type { Shop } from '../platform/shop.ts'
import { sendsNotices } from '../platform/texts/text-config.ts'
import { currentProfile } from '../settings/documents.ts'
import { stockMarks } from '../stock/marks.ts'
import { choicesFor } from './choices.ts'
import {
  isMailFailing,
  lastIds,
  type News,
  newCardTransfers,
  newEvents,
  newlyLow,
  newMessages,
  newOrders,
  newReturns,
  newTransfers,
  putSeen,
  type Seen,
  seenUntil,
} from './news-queries.ts'
import {
  dropOldAlerts,
  insertAlerts,
  keyOf,
  knownAlerts,
  type NewAlert,
  staffWithChoices,
  toWrite,
  writtenWays,
} from './queries.ts'
import { writeAlerts } from './write-alerts.ts'

/** Transactions that commit late write of moments that are over: so long is looked at again. */
const lookedAtAgain = { ms: 10 * 60_000, entries: 200 }
const dayMs = 86_400_000
const keptDays = 14

/** A job of every minute: what happened is written down for whom it concerns, and what is due is written of. */
export async function noteAndWriteAlerts(shop: Shop): Promise<void> {
  await noteAlerts(shop)
  await writeAlerts(shop)
}

/**
 * Writes down for each member of staff what happened since somebody last looked and they want to be told; two who look at
 * once find the same, and it is told once. Where nothing happened, next to nothing is written.
 */
export async function noteAlerts(shop: Shop): Promise<void> {
  const news = await unnoted(shop)
  if (!news) return
  await shop.db.write(async (tx) => {
    if (news.alerts.length > 0) await insertAlerts(tx, news.alerts)
    await putSeen(tx, news.reached)
  })
}

/** Whether something is to be written down for somebody, or somebody is to be written to. */
export async function hasAlertWork(shop: Shop): Promise<boolean> {
  const [db, now] = [shop.db.read, shop.now()]
  const waiting = await Promise.all(writtenWays.map((way) => toWrite(db, way, now)))
  return waiting.flat().length > 0 || (await unnoted(shop)) !== undefined
}

/** What nobody was told yet, and how far that looks; undefined where nothing has to be written down. */
async function unnoted(shop: Shop): Promise<{ alerts: NewAlert[]; reached: Seen } | undefined> {
  const db = shop.db.read
  const [seen, now] = [await seenUntil(db), shop.now()]
  const reached = { at: now, ...(await lastIds(db)) }
  if (seen === undefined) return { alerts: [], reached }
  const found = await newsSince(shop, seen, now)
  const rows = await rowsFor(shop, found, now)
  const known = rows.length > 0 ? await knownAlerts(db, earliest(found)) : new Set<string>()
  const alerts = rows.filter((row) => !known.has(keyOf(row)))
  // What was looked at again and again moves on now and then alone.
  const isQuiet = alerts.length === 0 && now - seen.at < lookedAtAgain.ms
  return isQuiet ? undefined : { alerts, reached }
}

/** What was told longer ago than a fortnight is forgotten. */
export async function forgetAlerts(shop: Shop): Promise<void> {
  await shop.db.write((tx) => dropOldAlerts(tx, shop.now() - keptDays * dayMs))
}

const earliest = (found: News[]) => Math.min(...found.map(({ happened_at }) => happened_at))

async function newsSince(shop: Shop, seen: Seen, now: number): Promise<News[]> {
  const db = shop.db.read
  const since = seen.at - lookedAtAgain.ms
  const { lowStock } = await stockMarks(shop.db)
  const lists = await Promise.all([
    newOrders(db, since),
    newTransfers(db, since),
    newCardTransfers(db, since),
    newReturns(db, since),
    newMessages(db, since),
    newEvents(db, seen.event - lookedAtAgain.entries, since),
    newlyLow(db, seen.stock - lookedAtAgain.entries, { lowStock, since }),
  ])
  const failing: News[] = (await isMailFailing(db, now - 2 * dayMs))
    ? [{ kind: 'mail', subject_id: 0, name: '', happened_at: startOfDay(dayInIndia(now)) }]
    : []
  return [...lists.flat(), ...failing]
}

/** A row for everybody who is told of it, each way that reaches them; the shop's own address is not told what it is written of anyway. */
async function rowsFor(shop: Shop, found: News[], now: number): Promise<NewAlert[]> {
  if (found.length === 0) return []
  const { email } = await currentProfile(shop.db)
  const staff = await staffWithChoices(shop.db.read)
  const hasTexts = sendsNotices(shop.config.texts)
  return staff.flatMap(({ id, role, address, mobile, choices }) => {
    const chosen = choicesFor(role, choices)
    const reaches = (way: AlertWay, { kind }: News) => {
      if (way === 'text') return hasTexts && mobile !== null
      return way === 'browser' || address !== email || !goesToShop(kind)
    }
    const isTold = (way: AlertWay, one: News) => chosen[way].includes(one.kind) && reaches(way, one)
    return alertWays.flatMap((way) =>
      found
        .filter((one) => isTold(way, one))
        .map((one) => ({
          ...{ user_id: id, way, ...one },
          due_at: toldAt(one.kind, chosen.quiet, now),
        })),
    )
  })
}
