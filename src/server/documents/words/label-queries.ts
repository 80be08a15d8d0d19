import type { Query } from '../../platform/db/database.ts'

/** Once for all documents that are printed with them. */
export const keepLabelRow = (tx: Query, row: { digest: string; labels: string }) =>
  tx
    .insertInto('document_labels')
    .values(row)
    .onConflict((oc) => oc.column('digest').doNothing())
    .execute()

export const labelRow = (db: Query, digest: string) =>
  db.selectFrom('document_labels').select('labels').where('digest', '=', digest).executeTakeFirst()
