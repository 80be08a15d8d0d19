import type { Database } from '../platform/db/database.ts'

type BackupRow = { taken_at: number; folder: string; bytes: number }

/** Only the last few are of interest. */
const keptRows = 100

export async function insertBackup(database: Database, row: BackupRow) {
  await database.write(async (tx) => {
    await tx.insertInto('backups').values(row).execute()
    const old = tx
      .selectFrom('backups')
      .select('id')
      .orderBy('taken_at', 'desc')
      .offset(keptRows)
      .limit(1000)
    await tx.deleteFrom('backups').where('id', 'in', old).execute()
  })
}

/** When the last good backup was taken, in milliseconds since 1970; null: none was. */
export async function lastBackupAt({ read }: Database): Promise<number | null> {
  const row = await read
    .selectFrom('backups')
    .select('taken_at')
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? Number(row.taken_at) : null
}

/** When the first order that the shop still has was placed. */
export async function firstOrderAt({ read }: Database): Promise<number | null> {
  const row = await read
    .selectFrom('orders')
    .select('placed_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ? Number(row.placed_at) : null
}
