import { post } from '../endpoint.ts'
import type { Said } from '../said.ts'
import type { LetterToken, SubscribeForm } from './types.ts'

export const subscribe = post<SubscribeForm, Said>('/api/newsletter', 'anyone')
export const confirmSubscription = post<LetterToken, Said>('/api/newsletter/confirm', 'anyone')
export const unsubscribe = post<LetterToken, Said>('/api/newsletter/unsubscribe', 'anyone')
