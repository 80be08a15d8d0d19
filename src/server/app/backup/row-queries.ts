import { sql } from 'kysely'
import type { Query } from '../../platform/db/database.ts'
import { engineOf } from '../../platform/db/dialect.ts'
import type { Shape } from './shape-queries.ts'

/** One row as both engines give it: money, times and flags are numbers, everything else is text. */
export type Row = Record<string, string | number | null>

const atOnce = 2_000

/** Every row of a table, some thousand at a time; on PostgreSQL inside a transaction. */
export function batchesOf(query: Query, shape: Shape): AsyncGenerator<Row[]> {
  return engineOf(query) === 'sqlite' ? embeddedRows(query, shape) : postgresRows(query, shape)
}

async function* embeddedRows(query: Query, shape: Shape): AsyncGenerator<Row[]> {
  const columns = sql.join(shape.columns.map((name) => sql.ref(name)))
  for (let after = -1; ; ) {
    const { rows } = await sql<Row>`
      select rowid as "*at", ${columns} from ${sql.table(shape.name)}
      where rowid > ${after} order by rowid limit ${atOnce}`.execute(query)
    if (rows.length === 0) return
    after = Number(rows.at(-1)?.['*at'])
    for (const row of rows) delete row['*at']
    yield rows
  }
}

async function* postgresRows(tx: Query, shape: Shape): AsyncGenerator<Row[]> {
  const columns = sql.join(shape.columns.map((name) => sql.ref(name)))
  await sql`declare walk no scroll cursor for select ${columns} from ${sql.table(shape.name)}`.execute(
    tx,
  )
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(atOnce)} from walk`.execute(tx)
    if (rows.length > 0) yield rows
    if (rows.length < atOnce) break
  }
  await sql`close walk`.execute(tx)
}

/** Writes rows into a table; `rows` is a JSON list, read by the types of the table itself. */
export async function insertJson(tx: Query, shape: Shape, rows: string) {
  const table = sql.table(shape.name)
  const columns = sql.join(shape.columns.map((name) => sql.ref(name)))
  if (engineOf(tx) === 'sqlite') {
    const values = sql.join(shape.columns.map((name) => sql`value ->> ${sql.lit(`$."${name}"`)}`))
    await sql`insert into ${table} (${columns}) select ${values} from json_each(${rows})`.execute(
      tx,
    )
    return
  }
  await sql`
    insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ${rows}::json)`.execute(tx)
}

/** Takes away what the migrations of a new schema put there. */
export async function emptyTables(tx: Query, shapes: Shape[]) {
  if (engineOf(tx) === 'sqlite') {
    for (const shape of shapes.toReversed())
      await sql`delete from ${sql.table(shape.name)}`.execute(tx)
    return
  }
  const tables = sql.join(shapes.map((shape) => sql.table(shape.name)))
  await sql`truncate ${tables}`.execute(tx)
}

/** The highest id that a table ever gave out, deleted rows included; 0 before the first. */
export async function highestId(query: Query, shape: Shape): Promise<number> {
  const given =
    engineOf(query) === 'sqlite'
      ? sql`select coalesce(max(seq), 0) as id from sqlite_sequence where name = ${shape.name}`
      : sql`select coalesce(pg_sequence_last_value(pg_get_serial_sequence(${shape.name}, 'id')), 0) as id`
  const kept = sql`select coalesce(max(id), 0) as id from ${sql.table(shape.name)}`
  const asked = [await given.execute(query), await kept.execute(query)]
  // Aggregates without a group always answer one row with this one column.
  return Math.max(...asked.map(({ rows }) => Number((rows[0] as { id: number }).id)))
}

/** Lets a table go on counting after this id. */
export async function continueAfter(tx: Query, shape: Shape, id: number) {
  if (id === 0) return
  if (engineOf(tx) === 'sqlite') {
    await sql`delete from sqlite_sequence where name = ${shape.name}`.execute(tx)
    await sql`insert into sqlite_sequence (name, seq) values (${shape.name}, ${id})`.execute(tx)
    return
  }
  await sql`select setval(pg_get_serial_sequence(${shape.name}, 'id'), ${id})`.execute(tx)
}

/** In the transaction at hand nothing is cut short: whole tables are walked through. */
export async function takeYourTime(tx: Query) {
  if (engineOf(tx) === 'postgres') await sql`set local statement_timeout = 0`.execute(tx)
}

/** True once anything was kept in a schema: staff, goods or orders. */
export async function isInUse(query: Query, shapes: Shape[]): Promise<boolean> {
  const names = new Set(shapes.map((shape) => shape.name))
  for (const name of ['users', 'products', 'categories', 'orders', 'carts', 'pictures', 'pages']) {
    if (!names.has(name)) continue
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(query)
    if (rows.length > 0) return true
  }
  return false
}
