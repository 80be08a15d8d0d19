import type { TestShop } from './create-test-shop.ts'

/** What the log of staff says of one kind of thing, oldest first: who did what to which, and how it stood before and after. */
export async function logged({ shop }: TestShop, kind: string) {
  const rows = await shop.db.read
    .selectFrom('audit')
    .select(['user_id', 'action', 'subject_id', 'subject', 'before', 'after'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    before: parsed(before),
    after: parsed(after),
  }))
}

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json))
