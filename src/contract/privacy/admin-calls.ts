import { get, type Nothing, put, unkept } from '../endpoint.ts'
import type { ConsentProof, ConsentQuery, NoticeForm, StaffNotice } from './admin-types.ts'

export const listNotices = unkept(
  get<Nothing, StaffNotice[]>('/api/admin/notices', 'staff:privacy.answer'),
)
/** Makes a new version: what was read before stays as it was. */
export const saveNotice = put<NoticeForm, StaffNotice>(
  '/api/admin/notices/{purpose}',
  'staff:privacy.answer',
)
/** What somebody has agreed to, with the words that they read. */
export const findConsents = unkept(
  get<ConsentQuery, ConsentProof[]>('/api/admin/consents', 'staff:privacy.answer'),
)
