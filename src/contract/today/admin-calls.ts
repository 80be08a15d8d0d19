import { get, inPerson, type Nothing, unkept } from '../endpoint.ts'
import type { Queue, QueueQuery } from './types.ts'

export const todayQueue = inPerson(
  unkept(get<QueueQuery, Queue>('/api/admin/today/queue', 'staff:dashboard.see')),
)
/** Server-sent events: `changed` whenever something that may wait for somebody has changed. */
export const todayEvents = unkept(
  get<Nothing, string>('/api/admin/today/events', 'staff:dashboard.see'),
)
