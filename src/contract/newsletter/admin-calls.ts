import { del, get, type Nothing, unkept } from '../endpoint.ts'
import type { OneSubscriber, SubscriberPage, SubscriberQuery } from './admin-types.ts'

export const listSubscribers = unkept(
  get<SubscriberQuery, SubscriberPage>('/api/admin/subscribers', 'staff:customers.see'),
)
/** The confirmed addresses as CSV; cells that a spreadsheet would run are made harmless. */
export const exportSubscribers = unkept(
  get<Nothing, string>('/api/admin/subscribers.csv', 'staff:customers.see'),
)
/** Forgets an address altogether: also that it has left, or never wanted to come. */
export const removeSubscriber = del<OneSubscriber, undefined>(
  '/api/admin/subscribers/{id}',
  'staff:customers.erase',
)
