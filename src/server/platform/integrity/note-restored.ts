import { nothingFound, warningsOf } from '#domain/integrity.ts'
import type { Config } from '../config.ts'
import { checkShop } from './check-shop.ts'
import { journalFile, openJournal } from './order-journal.ts'

type Restored = { takenAt: string }

/** Notes a restore in the journal, and tells which acknowledged orders the restored shop does not have. */
export async function noteRestored(
  { dataDir, database }: Config,
  { takenAt }: Restored,
  say: (line: string) => void,
) {
  const file = journalFile(dataDir)
  const failures: unknown[] = []
  const journal = openJournal(file, (error) => failures.push(error))
  await journal.add([{ kind: 'restored', at: Date.now(), takenAt: Date.parse(takenAt) }])
  await journal.close()
  if (failures.length > 0) throw failures[0]
  const found = await checkShop({ database, journal: file, isFull: false })
  for (const warning of warningsOf({ ...nothingFound, ...found })) say(`  ${warning}`)
}
