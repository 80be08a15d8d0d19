import { creating, del, get, type Nothing, post, put, unkept } from '../endpoint.ts'
import type { ConsentProof, ConsentQuery, NoticeForm, StaffNotice } from './admin-types.ts'
import type {
  Breach,
  BreachChange,
  BreachEmail,
  BreachEmailAnswer,
  BreachForm,
} from './breach-types.ts'
import type {
  AnswerDataForm,
  DataRequest,
  DataRequestPage,
  DataRequestQuery,
} from './request-types.ts'
import type { HoldForm, OneLegalHold, SweepForm, SweepReport } from './retention-types.ts'

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
/** How long each kind is kept, and what the next sweep takes. */
export const readRetention = unkept(
  get<Nothing, SweepReport>('/api/admin/retention', 'staff:breaches.edit'),
)
export const runRetention = post<SweepForm, SweepReport>(
  '/api/admin/retention/sweeps',
  'staff:breaches.edit',
)
/** A dispute or an authority wants a kind to stay. */
export const placeHold = creating(
  post<HoldForm, SweepReport>('/api/admin/retention/holds', 'staff:breaches.edit'),
)
export const liftHold = del<OneLegalHold, undefined>(
  '/api/admin/retention/holds/{id}',
  'staff:breaches.edit',
)
/** The register, the open first. */
export const listBreaches = unkept(
  get<Nothing, Breach[]>('/api/admin/breaches', 'staff:breaches.edit'),
)
/** Starts the clocks of a breach of personal data. */
export const noteBreach = creating(
  post<BreachForm, Breach>('/api/admin/breaches', 'staff:breaches.edit'),
)
export const updateBreach = put<BreachChange, Breach>(
  '/api/admin/breaches/{id}',
  'staff:breaches.edit',
)
/** Writes to those whom it touched, each once. */
export const tellOfBreach = post<BreachEmail, BreachEmailAnswer>(
  '/api/admin/breaches/{id}/emails',
  'staff:breaches.edit',
)
