import { atTerminal, say } from '../backup/refusal.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

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
