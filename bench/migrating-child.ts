import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { openDatabase } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'

// Brings the database of an address up to date, and dies before its statement of that number (0: never),
// in the midst of whatever transaction that statement belongs to.

// Triggers and blocks of PostgreSQL are one statement with statements in them.
const statement = /\s*(?:create trigger[\s\S]*?\bend;|do \$\$[\s\S]*?\$\$;|[^;]*;|[^;]+$)/gi

const [address = '', dieBefore = '0'] = process.argv.slice(2)
let left = Number(dieBefore)
const database = await openDatabase(address)

async function untilDeath(sql: string) {
  const statements = sql.replace(/--.*/g, '').match(statement) ?? []
  if (statements.length < left) {
    left -= statements.length
    return database.script(sql)
  }
  const before = statements.slice(0, left - 1).join('')
  if (database.engine === 'sqlite') {
    new DatabaseSync(address).exec(before)
  } else {
    const client = new pg.Client(address)
    await client.connect()
    if (before) await client.query(before)
  }
  process.kill(process.pid, 'SIGKILL')
}

await migrate(left > 0 ? { ...database, script: untilDeath } : database, Date.now())
await database.close()
