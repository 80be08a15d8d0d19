import { creating, del, get, type Nothing, post, unkept } from '../endpoint.ts'
import type { Consent, ConsentForm, Notice, NoticeQuery, OneConsent } from './types.ts'

export const readNotice = get<NoticeQuery, Notice>('/api/notices/{purpose}', 'anyone')
export const listConsents = unkept(get<Nothing, Consent[]>('/api/consents', 'anyone'))
export const giveConsent = creating(post<ConsentForm, Consent>('/api/consents', 'anyone'))
/** As easy as giving it; ends what it allowed. */
export const withdrawConsent = del<OneConsent, undefined>('/api/consents/{id}', 'anyone')
