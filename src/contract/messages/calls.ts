import { creating, post } from '../endpoint.ts'
import type { MessageForm, MessageTaken } from './types.ts'

export const sendMessage = creating(post<MessageForm, MessageTaken>('/api/contact', 'anyone'))
