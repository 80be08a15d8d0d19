import { may, type Permission, type Role } from './permissions.ts'

/** What Today tells, and who is told: whoever may do something about it. Of what a role may not see it gets none. */
export const todayPermissions = {
  openOrders: 'orders.see',
  owedOrders: 'orders.refund',
  claimedOrders: 'orders.edit',
  ordersToConfirm: 'orders.edit',
  waitingExchanges: 'orders.edit',
  owedExchanges: 'orders.edit',
  strayTransfers: 'orders.edit',
  unsureRefunds: 'orders.refund',
  redComplaints: 'complaints.answer',
  openComplaints: 'complaints.answer',
  openBreaches: 'breaches.edit',
  lateDataRequests: 'privacy.answer',
  openDataRequests: 'privacy.answer',
  waitingReviews: 'reviews.moderate',
  openMessages: 'customers.see',
  lowStock: 'catalogue.see',
  soldOut: 'catalogue.see',
  withoutPicture: 'catalogue.edit',
  unsetProfile: 'settings.shop',
  festivalsMissing: 'settings.shop',
  failedMails: 'audit.see',
  visits: 'figures.see',
  sales: 'figures.see',
} as const satisfies Record<string, Permission>

type Told = Partial<Record<keyof typeof todayPermissions, number | readonly unknown[]>>

/** The same without what the role may not see: a count is 0 and a list empty. */
export function todayFor<Today extends Told>(role: Role, today: Today): Today {
  const hidden = Object.entries(todayPermissions)
    .filter(([name, permission]) => Object.hasOwn(today, name) && !may(role, permission))
    .map(([name]) => [name, Array.isArray(Reflect.get(today, name)) ? [] : 0])
  return { ...today, ...Object.fromEntries(hidden) }
}
