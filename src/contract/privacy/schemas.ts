import { z } from 'zod'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { ConsentProof, ConsentQuery, NoticeForm, StaffNotice } from './admin-types.ts'
import type * as calls from './calls.ts'
import { Consent, ConsentForm, Notice, NoticeQuery, OneConsent } from './types.ts'

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  readNotice: {
    summary: 'What the shop keeps for one purpose, and what for.',
    input: NoticeQuery,
    answer: Notice,
    errors: [400],
  },
  listConsents: {
    summary: 'What whoever asks has agreed to, newest first.',
    answer: z.array(Consent),
    errors: [],
  },
  giveConsent: {
    summary: 'Agrees to one purpose, after its notice was read.',
    input: ConsentForm,
    answer: Consent,
    errors: [400, 409, 429],
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
    errors: [401, 403],
  },
  saveNotice: {
    summary: 'A new version of a notice.',
    input: NoticeForm,
    answer: StaffNotice,
    errors: [400, 401, 403, 409],
  },
  findConsents: {
    summary: 'What somebody has agreed to, as proof.',
    input: ConsentQuery,
    answer: z.array(ConsentProof),
    errors: [400, 401, 403],
  },
}
