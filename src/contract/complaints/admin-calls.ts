import { creating, get, type Nothing, post, unkept } from '../endpoint.ts'
import type {
  ComplaintAnswer,
  ComplaintId,
  ComplaintMaking,
  ComplaintPage,
  ComplaintQuery,
  ResolutionForm,
  StaffComplaint,
} from './admin-types.ts'

export const listComplaints = unkept(
  get<ComplaintQuery, ComplaintPage>('/api/admin/complaints', 'staff:complaints.answer'),
)
export const readComplaint = unkept(
  get<ComplaintId, StaffComplaint>('/api/admin/complaints/{id}', 'staff:complaints.answer'),
)
/** Goes to the writer by email. */
export const answerComplaint = post<ComplaintAnswer, StaffComplaint>(
  '/api/admin/complaints/{id}/answers',
  'staff:complaints.answer',
)
/** Ends it with an outcome and words, which go to the writer by email. */
export const resolveComplaint = post<ResolutionForm, StaffComplaint>(
  '/api/admin/complaints/{id}/resolution',
  'staff:complaints.answer',
)
/** Makes a complaint of a message. */
export const makeComplaint = creating(
  post<ComplaintMaking, StaffComplaint>(
    '/api/admin/tickets/{id}/complaint',
    'staff:complaints.answer',
  ),
)
/** The register of complaints. */
export const complaintsCsv = unkept(
  get<Nothing, string>('/api/admin/complaints.csv', 'staff:complaints.answer'),
)
