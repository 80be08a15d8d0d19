import { useContext } from 'react'
import type { Today } from '#contract/performance/types.ts'
import type { Permission } from '#domain/permissions.ts'
import { may } from '#domain/permissions.ts'
import { Link } from '#web/ui/link.tsx'
import { locale } from '#web/words/en/admin/locale.ts'
import { adminQueue } from '#web/words/en/admin/work/queue.ts'
import { admin } from '#web/words/en/admin.ts'
import { RoleContext } from '../allowed.ts'
import { places } from '../frame/work-tabs.ts'
import { Panel } from '../parts/panel.tsx'

const words = admin.today

type Now = Today & { redChecks: number }

type Thing = {
  count: (now: Now) => number
  says: (count: number) => string
  to: string
  permission: Permission
}

const ofOrders: Thing[] = [
  {
    count: (now) => now.waitingExchanges,
    says: words.waitingExchanges,
    to: '/admin/returns?state=exchange-waiting',
    permission: 'orders.edit',
  },
  {
    count: (now) => now.owedExchanges,
    says: words.owedExchanges,
    to: '/admin/returns?state=exchange-owed',
    permission: 'orders.edit',
  },
  {
    count: (now) => now.unsureRefunds,
    says: words.unsureRefunds,
    to: '/admin/orders?money=unsure',
    permission: 'orders.refund',
  },
]

const ofPeople: Thing[] = [
  {
    count: (now) => now.waitingReviews,
    says: words.waitingReviews,
    to: '/admin/reviews',
    permission: 'reviews.moderate',
  },
]

const ofComplaints: Thing[] = [
  {
    count: (now) => now.redComplaints,
    says: words.redComplaints,
    to: '/admin/complaints?state=red',
    permission: 'complaints.answer',
  },
]

const ofPrivacy: Thing[] = [
  {
    count: (now) => now.openBreaches,
    says: words.openBreaches,
    to: '/admin/privacy/breaches',
    permission: 'breaches.edit',
  },
  {
    count: (now) => now.lateDataRequests,
    says: words.lateDataRequests,
    to: '/admin/privacy?state=late',
    permission: 'privacy.answer',
  },
  {
    count: (now) => now.openDataRequests,
    says: words.openDataRequests,
    to: '/admin/privacy?state=open',
    permission: 'privacy.answer',
  },
]

const ofCatalogue: Thing[] = [
  {
    count: (now) => now.soldOut,
    says: words.soldOut,
    to: '/admin/products?state=sold-out',
    permission: 'catalogue.see',
  },
  {
    count: (now) => now.withoutPicture,
    says: words.withoutPicture,
    to: '/admin/products?state=no-picture',
    permission: 'catalogue.edit',
  },
]

const ofShop: Thing[] = [
  {
    count: (now) => now.redChecks,
    says: words.redChecks,
    to: '/admin/compliance',
    permission: 'documents.see',
  },
  {
    count: (now) => now.unsetProfile.length,
    says: words.unsetProfile,
    to: '/admin/settings/shop',
    permission: 'settings.shop',
  },
  {
    count: (now) => now.festivalsMissing,
    says: words.festivalsMissing,
    to: '/admin/settings/delivery',
    permission: 'settings.shop',
  },
  {
    count: (now) => now.failedMails,
    says: words.failedMails,
    to: '/admin/mail?state=failed',
    permission: 'audit.see',
  },
]

/** What has no screen yet cannot be looked after here. */
const things = [
  ...ofOrders,
  ...ofComplaints,
  ...ofPrivacy,
  ...ofPeople,
  ...ofCatalogue,
  ...ofShop,
].filter(({ to }) => places.some(({ tabs }) => tabs.some(({ path }) => to.startsWith(path))))

/** What else waits for somebody, and stands in no queue: each with the way to it. */
export function ThingsToDo({ today: now }: { today: Now }) {
  const role = useContext(RoleContext)
  const waiting = things.filter(({ count, permission }) => count(now) > 0 && may(role, permission))
  if (waiting.length === 0) return null
  return (
    <Panel title={adminQueue.also}>
      <ul>
        {waiting.map(({ count, says, to }) => (
          <li key={to} className="border-t border-line">
            <Link to={to} className="group flex min-h-11 items-center gap-2 hover:text-lac">
              <strong className="font-semibold tabular-nums">
                {count(now).toLocaleString(locale)}
              </strong>
              <span className="text-sm text-soft group-hover:text-lac">{says(count(now))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
