import type { Query } from '../../platform/db/database.ts'

/** The number to which a member of staff wants notices; it signs nobody in, and several may have the same. */
export const noticeMobileOf = (query: Query, userId: number) =>
  query
    .selectFrom('notice_mobiles')
    .select(['mobile', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export async function keepNoticeMobile(tx: Query, userId: number, mobile: string, now: number) {
  const kept = { mobile, confirmed_at: now }
  await tx
    .insertInto('notice_mobiles')
    .values({ user_id: userId, ...kept })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(kept))
    .execute()
}

/** Takes the number away; answers it, and undefined where there was none. */
export async function deleteNoticeMobile(tx: Query, userId: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('notice_mobiles')
    .where('user_id', '=', userId)
    .returning('mobile')
    .executeTakeFirst()
  return row?.mobile
}
