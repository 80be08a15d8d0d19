import fs from 'node:fs'
import pg from 'pg'

// A program: one statement of a journey for PostgreSQL, whose rows it says. A journey waits for it as for SQLite, at once.

const { url, sql, values } = JSON.parse(fs.readFileSync(0, 'utf8'))
let place = 0
// Ids and sums fit into numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const client = new pg.Client(url)
await client.connect()
const { rows } = await client.query(
  sql.replaceAll('?', () => `$${++place}`),
  values,
)
await client.end()
process.stdout.write(JSON.stringify(rows))
