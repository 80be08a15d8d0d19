import type { Subject } from '../../consents/queries.ts'
import type { Query } from '../../platform/db/database.ts'

export async function subscriberByKey(tx: Query, emailKey: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return row?.id
}

/** Takes the photos out of what a buyer has said of pieces: by account, or by the email of their orders. */
export async function removeReviewPhotos(tx: Query, { kind, key }: Subject) {
  const reviews = tx.updateTable('reviews').set({ photos: '[]' })
  if (kind === 'user') await reviews.where('user_id', '=', Number(key)).execute()
  if (kind !== 'subscriber') return
  const lines = tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('l.id')
    .where('o.email', '=', key)
  await reviews.where('order_line_id', 'in', lines).execute()
}
