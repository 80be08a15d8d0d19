import { creating, get, type Nothing, onceOpen, post, unkept } from '../endpoint.ts'
import type { ChatOrder, OneChat, StartedChat } from './types.ts'

export const startChat = onceOpen(
  creating(post<Nothing, StartedChat>('/api/whatsapp-orders', 'anyone')),
)
export const getChat = unkept(get<OneChat, ChatOrder>('/api/whatsapp-orders/{token}', 'anyone'))
