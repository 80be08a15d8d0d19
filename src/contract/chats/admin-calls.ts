import { get, post, unkept } from '../endpoint.ts'
import type { StaffOrder } from '../orders/admin-types.ts'
import type { ChatOrderForm, ChatQuery, OneStaffChat, StaffChat, StaffChatPage } from './types.ts'

export const listChats = unkept(
  get<ChatQuery, StaffChatPage>('/api/admin/whatsapp-orders', 'staff:orders.see'),
)
export const orderChat = post<ChatOrderForm, StaffOrder>(
  '/api/admin/whatsapp-orders/{id}/order',
  'staff:orders.edit',
)
export const releaseChat = post<OneStaffChat, StaffChat>(
  '/api/admin/whatsapp-orders/{id}/release',
  'staff:orders.edit',
)

/** Staff look after a draft: its pieces are kept for a day. */
export const takeChat = post<OneStaffChat, StaffChat>(
  '/api/admin/whatsapp-orders/{id}/take',
  'staff:orders.edit',
)
