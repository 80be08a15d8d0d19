import { get, type Nothing, put, unkept } from '../endpoint.ts'
import type { EditedDelivery } from './types.ts'

export const readDelivery = unkept(
  get<Nothing, EditedDelivery>('/api/admin/delivery', 'staff:dashboard.see'),
)
export const saveDelivery = put<EditedDelivery, EditedDelivery>(
  '/api/admin/delivery',
  'staff:settings.shop',
)
