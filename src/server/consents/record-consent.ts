import { fold } from '#domain/fold.ts'
import type { Language } from '#domain/language.ts'
import { type ConsentPurpose, consentPurposes } from '#domain/privacy/purposes.ts'
import type { Query } from '../platform/db/database.ts'
import { hashOf } from '../platform/secret.ts'
import {
  endConsents,
  insertConsent,
  noticeVersionAt,
  renameSubject,
  type Subject,
} from './queries.ts'

/** An address of email as a subject. */
export const subscriber = (email: string): Subject => ({ kind: 'subscriber', key: fold(email) })

/** An account as a subject. */
export const account = (userId: number): Subject => ({ kind: 'user', key: String(userId) })

type Given = {
  subject: Subject
  purpose: ConsentPurpose
  language: Language
  /** When the words were read, where that is not now. */
  readAt?: number
  how: string
  proof: string
}

/** Writes down that somebody agreed, to the words that stood when they read them. */
export async function recordConsent(tx: Query, now: number, given: Given): Promise<void> {
  const { subject, purpose, language, readAt = now, how, proof } = given
  await insertConsent(tx, {
    ...{ subject_kind: subject.kind, subject_key: subject.key, purpose, language, how, proof },
    notice_version: await noticeVersionAt(tx, purpose, readAt),
    given_at: now,
    withdrawn_at: null,
  })
}

/** What an erased subject is called: the proof stays, the name goes (three years, then the row goes too). */
export const hiddenKey = (key: string) => `sha256:${hashOf(key)}`

/** Ends what a subject agreed to, and takes their name out of the proof. */
export async function eraseConsents(
  tx: Query,
  subject: Subject,
  now: number,
  purposes: readonly ConsentPurpose[] = consentPurposes,
): Promise<void> {
  await endConsents(tx, subject, purposes, now)
  await renameSubject(tx, subject, purposes, hiddenKey(subject.key))
}
