import { get, inPerson, type Nothing, put, unkept } from '../endpoint.ts'
import type { AlertForm, AlertNews, OwnAlerts } from './types.ts'

/** Of whoever asks: every role may see orders. */
export const readAlerts = inPerson(
  unkept(get<Nothing, OwnAlerts>('/api/admin/alerts', 'staff:orders.see')),
)
export const saveAlerts = inPerson(
  put<AlertForm, OwnAlerts>('/api/admin/alerts', 'staff:orders.see'),
)
export const alertNews = inPerson(
  unkept(get<Nothing, AlertNews>('/api/admin/today/alerts', 'staff:dashboard.see')),
)
