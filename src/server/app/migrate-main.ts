import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { atTerminal, say } from './backup/refusal.ts'

// `pallu migrate`: brings the schema up to date, before the shop of this release starts.

await atTerminal(async () => {
  const database = await openDatabase(readConfig(process.env).migrationDatabase, {
    isPatient: true,
  })
  try {
    const applied = await migrate(database, Date.now())
    for (const name of applied) say(`  ${name}`)
    say(applied.length === 0 ? 'The schema is up to date.' : 'The schema is brought up to date.')
  } finally {
    await database.close()
  }
})
