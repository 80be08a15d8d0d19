import { creating, get, post, unkept, withFiles, withSecret } from '../endpoint.ts'
import type {
  Complaint,
  ComplaintForm,
  ComplaintReceipt,
  OneComplaint,
  Reopening,
} from './types.ts'

export const complain = withSecret(
  creating(withFiles(post<ComplaintForm, ComplaintReceipt>('/api/complaints', 'anyone'))),
)
export const followComplaint = unkept(
  get<OneComplaint, Complaint>('/api/complaints/{number}', 'anyone'),
)
export const reopenComplaint = post<Reopening, Complaint>(
  '/api/complaints/{number}/reopenings',
  'anyone',
)
