import { z } from 'zod'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { ConsentProof, ConsentQuery, NoticeForm, StaffNotice } from './admin-types.ts'
import { Breach, BreachChange, BreachEmail, BreachEmailAnswer, BreachForm } from './breach-types.ts'
import type * as calls from './calls.ts'
import {
  AnswerDataForm,
  ContactProof,
  DataExport,
  DataRequest,
  DataRequestForm,
  DataRequestPage,
  DataRequestQuery,
  DataRequestReceipt,
  OneDataRequest,
} from './request-types.ts'
import { HoldForm, OneLegalHold, SweepForm, SweepReport } from './retention-types.ts'
import { Consent, ConsentForm, Notice, OneConsent, OneNotice } from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  readNotice: {
    summary: 'What the shop keeps for one purpose, and what for.',
    input: OneNotice,
    answer: Notice,
  },
  listConsents: {
    summary: 'What whoever asks has agreed to, newest first.',
    answer: z.array(Consent),
  },
  giveConsent: {
    summary: 'Agrees to one purpose, after its notice was read.',
    input: ConsentForm,
    answer: Consent,
    errors: [409, 429],
  },
  withdrawConsent: {
    summary: 'Takes a consent back; what it allowed ends at once.',
    input: OneConsent,
    answer: z.undefined(),
    errors: [404],
  },
  listNotices: {
    summary: 'The notices with their words in every language.',
    answer: z.array(StaffNotice),
  },
  saveNotice: {
    summary: 'A new version of a notice.',
    input: NoticeForm,
    answer: StaffNotice,
    errors: [409],
  },
  findConsents: {
    summary: 'What somebody has agreed to, as proof.',
    input: ConsentQuery,
    answer: z.array(ConsentProof),
  },
  askForData: {
    summary:
      'Asks to see, correct or erase what the shop keeps, without an account; sends a code to the address.',
    input: DataRequestForm,
    answer: DataRequestReceipt,
    errors: [429],
  },
  proveContact: {
    summary: 'Proves the address by the code; the clocks run from here.',
    input: ContactProof,
    answer: DataRequest,
    errors: [404, 429],
  },
  followDataRequest: {
    summary: 'A request, for whoever has proved its address.',
    input: OneDataRequest,
    answer: DataRequest,
    errors: [404, 429],
  },
  exportData: {
    summary: 'Everything that the shop keeps under the address, for a day after it was proved.',
    input: OneDataRequest,
    answer: DataExport,
    errors: [404, 429],
  },
  listDataRequests: {
    summary: 'The requests: open ones by their clock, then the answered, newest first.',
    input: DataRequestQuery,
    answer: DataRequestPage,
  },
  answerRequest: {
    summary: 'Answers a request by email; an erasure that is granted happens at once.',
    input: AnswerDataForm,
    answer: DataRequest,
    errors: [404, 409],
  },
  readRetention: {
    summary: 'How long each kind of data is kept, and what the next sweep takes.',
    answer: SweepReport,
  },
  runRetention: {
    summary: 'Takes away what is over its time, or tells what would go.',
    input: SweepForm,
    answer: SweepReport,
  },
  placeHold: {
    summary: 'Keeps a kind of data from every sweep, for a reason.',
    input: HoldForm,
    answer: SweepReport,
    errors: [404, 409],
  },
  liftHold: {
    summary: 'Lets sweeps have a kind again.',
    input: OneLegalHold,
    answer: z.undefined(),
    errors: [404],
  },
  listBreaches: {
    summary: 'The register of breaches of personal data, the open first.',
    answer: z.array(Breach),
  },
  noteBreach: {
    summary: 'Notes a breach; its clocks run from the moment at which it was noticed.',
    input: BreachForm,
    answer: Breach,
  },
  updateBreach: {
    summary: 'Says more of a breach: what is known, and when whom it was told to.',
    input: BreachChange,
    answer: Breach,
    errors: [404, 409],
  },
  tellOfBreach: {
    summary: 'Writes to those whom a breach touched, each of them once.',
    input: BreachEmail,
    answer: BreachEmailAnswer,
    errors: [404],
  },
}
