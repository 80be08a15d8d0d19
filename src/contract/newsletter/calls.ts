import { post } from '../endpoint.ts'
import type { Said } from '../said.ts'
import type { EmailLinkToken, SubscribeForm } from './types.ts'

export const subscribe = post<SubscribeForm, Said>('/api/newsletter', 'anyone')
export const confirmSubscription = post<EmailLinkToken, Said>('/api/newsletter/confirm', 'anyone')
export const unsubscribe = post<EmailLinkToken, Said>('/api/newsletter/unsubscribe', 'anyone')
