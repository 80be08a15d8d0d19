import { creating, del, get, type Nothing, post, unkept, withSecret } from '../endpoint.ts'
import type {
  ContactProof,
  DataExport,
  DataRequest,
  DataRequestForm,
  DataRequestReceipt,
  OneDataRequest,
} from './request-types.ts'
import type { Consent, ConsentForm, Notice, OneConsent, OneNotice } from './types.ts'

export const readNotice = get<OneNotice, Notice>('/api/notices/{purpose}', 'anyone')
export const listConsents = unkept(get<Nothing, Consent[]>('/api/consents', 'anyone'))
export const giveConsent = creating(post<ConsentForm, Consent>('/api/consents', 'anyone'))
/** As easy as giving it; ends what it allowed. */
export const withdrawConsent = del<OneConsent, undefined>('/api/consents/{id}', 'anyone')
/** Sends a code to the address. */
export const askForData = creating(
  post<DataRequestForm, DataRequestReceipt>('/api/data-requests', 'anyone'),
)
export const proveContact = withSecret(
  post<ContactProof, DataRequest>('/api/data-requests/{id}/proof', 'anyone'),
)
export const followDataRequest = unkept(
  get<OneDataRequest, DataRequest>('/api/data-requests/{id}', 'anyone'),
)
export const exportData = unkept(
  get<OneDataRequest, DataExport>('/api/data-requests/{id}/export', 'anyone'),
)
