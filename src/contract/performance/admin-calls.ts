import { get, type Nothing, post, unkept } from '../endpoint.ts'
import type { PerformanceFigures, Rebuilt, Today } from './types.ts'

export const today = unkept(get<Nothing, Today>('/api/admin/today', 'staff:dashboard.see'))

export const performanceFigures = unkept(
  get<Nothing, PerformanceFigures>('/api/admin/performance', 'staff:figures.see'),
)
export const purgePages = post<Nothing, undefined>(
  '/api/admin/performance/purge',
  'staff:settings.display',
)
export const rebuildPages = post<Nothing, Rebuilt>(
  '/api/admin/performance/rebuild',
  'staff:settings.display',
)
