import type { ConsentProof } from '#contract/privacy/admin-types.ts'
import type { Consent, Notice } from '#contract/privacy/types.ts'
import { consentPurposes, type Purpose } from '#domain/privacy/purposes.ts'
import type { ConsentRow, NoticeRow } from '../../consents/queries.ts'

const moment = (ms: number) => new Date(ms).toISOString()

export const needsConsent = (purpose: Purpose) => consentPurposes.some((one) => one === purpose)

export const presentNotice = (purpose: Purpose, row: NoticeRow): Notice => ({
  ...{ purpose, version: row.version, language: row.language, text: row.text },
  ...{ fromAt: moment(row.from_at), needsConsent: needsConsent(purpose) },
})

/** A consent without whom it is of: only they, and staff who look for them, are told of it. */
export const presentConsent = (row: ConsentRow): Consent => ({
  ...{ id: row.id, purpose: row.purpose, noticeVersion: row.notice_version },
  ...{ language: row.language, givenAt: moment(row.given_at) },
  withdrawnAt: row.withdrawn_at === null ? null : moment(row.withdrawn_at),
})

export const presentProof = (row: ConsentRow, text: string): ConsentProof => ({
  ...presentConsent(row),
  ...{ subjectKind: row.subject_kind, how: row.how, proof: row.proof, text },
})
