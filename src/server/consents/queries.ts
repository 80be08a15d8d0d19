import type { Insertable } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { ConsentPurpose, Purpose, SubjectKind } from '#domain/privacy/purposes.ts'
import type { Query } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

/** Whose consents are asked about. */
export type Subject = { kind: SubjectKind; key: string }

const noticesOf = (db: Query, purpose: Purpose) =>
  db.selectFrom('notices').where('purpose', '=', purpose)

/** The version of a notice that stood at a moment; the first, for what happened before it. */
export async function noticeVersionAt(db: Query, purpose: Purpose, at: number): Promise<number> {
  const row = await noticesOf(db, purpose)
    .select('version')
    .where('from_at', '<=', at)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.version ?? 1
}

/** A notice in the words of a language, or of English where it has none. */
export async function noticeIn(
  db: Query,
  purpose: Purpose,
  language: Language,
  version?: number,
): Promise<NoticeRow | undefined> {
  const newest = noticesOf(db, purpose).select((eb) => eb.fn.max('version').as('version'))
  const rows = await noticesOf(db, purpose)
    .select(['version', 'language', 'text', 'from_at'])
    .where('version', '=', version ?? newest)
    .where('language', 'in', [language, 'en'])
    .execute()
  return rows.find((row) => row.language === language) ?? rows[0]
}

export type NoticeRow = { version: number; language: Language; text: string; from_at: number }

/** Keeps a consent; one that is in use already, under the same words, stays as it is. */
export async function insertConsent(tx: Query, row: Insertable<Tables['consents']>) {
  await tx
    .insertInto('consents')
    .values(row)
    .onConflict((oc) =>
      oc
        .columns(['subject_kind', 'subject_key', 'purpose', 'notice_version'])
        .where('withdrawn_at', 'is', null)
        .doNothing(),
    )
    .execute()
}

/** The consent in use of one subject under one version. */
export function consentInUse(
  db: Query,
  { kind, key }: Subject,
  purpose: ConsentPurpose,
  version: number,
) {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('subject_kind', '=', kind)
    .where('subject_key', '=', key)
    .where('purpose', '=', purpose)
    .where('notice_version', '=', version)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

/** Everything that these subjects have agreed to, newest first. */
export function consentsOf(db: Query, subjects: Subject[]) {
  return db
    .selectFrom('consents')
    .selectAll()
    .where((eb) =>
      eb.or(
        subjects.map(({ kind, key }) =>
          eb.and([eb('subject_kind', '=', kind), eb('subject_key', '=', key)]),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}

export type ConsentRow = Awaited<ReturnType<typeof consentsOf>>[number]

/** Ends what a subject has agreed to for a purpose, under whichever words. */
export async function endConsents(
  tx: Query,
  { kind, key }: Subject,
  purposes: readonly ConsentPurpose[],
  now: number,
) {
  await tx
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('subject_kind', '=', kind)
    .where('subject_key', '=', key)
    .where('purpose', 'in', purposes)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** From here on a consent proves itself only to whoever has the name that it belonged to. */
export async function renameSubject(
  tx: Query,
  { kind, key }: Subject,
  purposes: readonly ConsentPurpose[],
  hidden: string,
) {
  await tx
    .updateTable('consents')
    .set({ subject_key: hidden })
    .where('subject_kind', '=', kind)
    .where('subject_key', '=', key)
    .where('purpose', 'in', purposes)
    .execute()
}
