import { get, type Nothing, post, put, unkept } from '../endpoint.ts'
import type { ConsentProof, ConsentQuery, NoticeForm, StaffNotice } from './admin-types.ts'
import type {
  AnswerDataForm,
  DataRequest,
  DataRequestPage,
  DataRequestQuery,
} from './request-types.ts'

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
export const listDataRequests = unkept(
  get<DataRequestQuery, DataRequestPage>('/api/admin/data-requests', 'staff:privacy.answer'),
)
/** Goes to whoever asked by email; an erasure that is granted happens with it. */
export const answerRequest = post<AnswerDataForm, DataRequest>(
  '/api/admin/data-requests/{id}/answer',
  'staff:privacy.answer',
)
