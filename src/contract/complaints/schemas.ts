import { type SchemaTable, textAs } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import {
  ComplaintAnswer,
  ComplaintId,
  ComplaintMaking,
  ComplaintPage,
  ComplaintQuery,
  ResolutionForm,
  StaffComplaint,
} from './admin-types.ts'
import type * as calls from './calls.ts'
import { Complaint, ComplaintForm, ComplaintReceipt, OneComplaint, Reopening } from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  complain: {
    summary: 'Tells the shop that something is wrong; the clocks of the law run from now.',
    input: ComplaintForm,
    answer: ComplaintReceipt,
    errors: [415, 429],
  },
  followComplaint: {
    summary: 'A complaint, for whoever has its number and secret.',
    input: OneComplaint,
    answer: Complaint,
    errors: [404, 429],
  },
  reopenComplaint: {
    summary: 'Reopens a resolved complaint: the month begins anew.',
    input: Reopening,
    answer: Complaint,
    errors: [404, 409, 429],
  },
  listComplaints: {
    summary: 'The complaints: open ones by their clock, then the resolved, newest first.',
    input: ComplaintQuery,
    answer: ComplaintPage,
  },
  readComplaint: {
    summary: 'A complaint with all that happened to it.',
    input: ComplaintId,
    answer: StaffComplaint,
    errors: [404],
  },
  answerComplaint: {
    summary: 'Answers a complaint by email.',
    input: ComplaintAnswer,
    answer: StaffComplaint,
    errors: [404],
  },
  resolveComplaint: {
    summary: 'Resolves a complaint, with what came of it and words for its writer.',
    input: ResolutionForm,
    answer: StaffComplaint,
    errors: [404, 409],
  },
  makeComplaint: {
    summary: 'Makes a complaint of a message; its clock has run since the message came.',
    input: ComplaintMaking,
    answer: StaffComplaint,
    errors: [404, 409],
  },
  complaintsCsv: {
    summary: 'The register of complaints as a CSV file.',
    answer: textAs('text/csv'),
  },
}
