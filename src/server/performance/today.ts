import type { Today } from '#contract/performance/types.ts'
import { festivalsMissing } from '#domain/delivery/festival-days.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { toRupees } from '#domain/money.ts'
import { unsaidFields } from '#domain/shop-profile.ts'
import { todayFor } from '#domain/today.ts'
import { backupAlarm } from '../backups/watch-backups.ts'
import { countComplaints } from '../complaints/queries.ts'
import { keptTerms } from '../delivery/read-terms.ts'
import { integrityToday } from '../integrity/routes.ts'
import { countTickets } from '../messages/staff-queries.ts'
import type { Person } from '../platform/http/request.ts'
import { mailFigures } from '../platform/mail/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { countOpenBreaches } from '../privacy/breaches/queries.ts'
import { countRequests } from '../privacy/requests/queries.ts'
import { countStates } from '../reviews/staff-queries.ts'
import { currentProfile } from '../settings/documents.ts'
import { stockMarks } from '../stock/marks.ts'
import { dateOf, lastDays } from './india-day.ts'
import { moneyCounts, openOrderCount, salesSince, stockCounts } from './today-queries.ts'
import { visitsSince } from './vitals-queries.ts'

const shownDays = 14

type Asking = Pick<Person, 'secondFactor' | 'role'>

/** What needs doing, and the visits and sales of the last fortnight, as far as whoever asks may see it. */
export async function todayOf(shop: Shop, { secondFactor, role }: Asking): Promise<Today> {
  const whole = await wholeToday(shop, secondFactor === 'asked')
  return todayFor(role ?? 'packer', whole)
}

async function wholeToday(shop: Shop, asksSecondFactor: boolean): Promise<Today> {
  const days = lastDays(shop.now(), shownDays)
  const first = days[0] ?? 0
  const { stock, mails, openOrders, money, reviews, messages, complaints, ...privacy } =
    await waiting(shop)
  const [profile, terms, visits, sales, alarm] = await Promise.all([
    currentProfile(shop.db),
    keptTerms(shop.db),
    visitsSince(shop.db, first),
    salesSince(shop.db, first),
    backupAlarm(shop),
  ])
  return {
    ...stock,
    failedMails: mails.failed,
    openOrders,
    ...money,
    waitingReviews: reviews['pending'] ?? 0,
    openMessages: messages.open,
    openComplaints: complaints.open,
    openDataRequests: privacy.requests.open,
    lateDataRequests: privacy.requests.late,
    openBreaches: privacy.breaches,
    redComplaints: complaints.red,
    unsetProfile: unsaidFields(profile),
    festivalsMissing: festivalsMissing(dayInIndia(shop.now()), terms.calendar.holidays),
    asksSecondFactor,
    integrity: integrityToday(shop, alarm),
    visits: days.map((day) => ({ day: dateOf(day), count: visits.get(day) ?? 0 })),
    sales: days.map((day) => {
      const { orders, paise } = sales.get(day) ?? { orders: 0, paise: 0 }
      return { day: dateOf(day), orders, rupees: toRupees(paise) }
    }),
  }
}

/** How much of each kind waits for somebody. */
async function waiting(shop: Shop) {
  const [stock, mails, openOrders, money, reviews, messages, complaints, requests, breaches] =
    await Promise.all([
      stockMarks(shop.db).then(({ lowStock }) => stockCounts(shop.db, lowStock)),
      mailFigures(shop.db),
      openOrderCount(shop.db),
      moneyCounts(shop.db.read),
      countStates(shop.db.read),
      countTickets(shop.db.read),
      countComplaints(shop.db.read, shop.now()),
      countRequests(shop.db.read, shop.now()),
      countOpenBreaches(shop.db.read),
    ])
  return { stock, mails, openOrders, money, reviews, messages, complaints, requests, breaches }
}
