import { type AdminLanguage, adminLanguageOf } from '#domain/language.ts'
import type { AlertKind } from '#domain/work/alerts.ts'
import { userById } from '../accounts/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { choicesFor } from './choices.ts'
import { alertsByIds, choicesOf, type WrittenWay } from './queries.ts'

type Told = { told: { kind: AlertKind; name: string }[]; language: AdminLanguage }

/** What of these somebody is still told of in this way, in which language: nothing that they turned off, or may not see any more. */
export async function toldTo(
  db: Query,
  { userId, ids }: { userId: number; ids: readonly number[] },
  way: WrittenWay,
): Promise<Told> {
  const user = await userById(db, userId)
  if (!user?.role) return { told: [], language: 'en' }
  const wanted = choicesFor(user.role, await choicesOf(db, userId))[way]
  const told = (await alertsByIds(db, userId, ids)).filter(({ kind }) => wanted.includes(kind))
  return { told, language: adminLanguageOf(user.admin_language) }
}
