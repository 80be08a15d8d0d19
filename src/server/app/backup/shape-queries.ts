import { sql } from 'kysely'
import type { Query } from '../../platform/db/database.ts'
import { engineOf } from '../../platform/db/dialect.ts'

/** A table of the shop with the columns that are written: what the engine computes itself stays out. */
export type Shape = { name: string; columns: string[]; hasId: boolean }

type Column = { name: string; column: string; is_identity: number | boolean }
type Reference = { name: string; target: string }

/** Every table in the schema at hand, each after those that it refers to; indexes for words are made anew. */
export async function shapesOf(query: Query): Promise<Shape[]> {
  const isEmbedded = engineOf(query) === 'sqlite'
  const columns = await (isEmbedded ? embeddedColumns(query) : postgresColumns(query))
  const references = await (isEmbedded ? embeddedReferences(query) : postgresReferences(query))
  const shapes = [...Map.groupBy(columns, (one) => one.name)].map(([name, own]) => ({
    name,
    columns: own.map((one) => one.column).sort(),
    hasId: own.some((one) => one.column === 'id' && Boolean(one.is_identity)),
  }))
  return inOrder(shapes, references)
}

function inOrder(shapes: Shape[], references: Reference[]): Shape[] {
  const ordered: Shape[] = []
  const rest = new Set(shapes)
  while (rest.size > 0) {
    const open = new Set([...rest].map((shape) => shape.name))
    const next = [...rest].filter(
      ({ name }) =>
        !references.some((one) => one.name === name && one.target !== name && open.has(one.target)),
    )
    if (next.length === 0) throw new Error(`Tables refer to each other: ${[...open].join(', ')}`)
    for (const shape of next) {
      ordered.push(shape)
      rest.delete(shape)
    }
  }
  return ordered
}

async function embeddedColumns(query: Query): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select t.name as name, c.name as "column", c.pk as is_identity
    from pragma_table_list() t, pragma_table_xinfo(t.name) c
    where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite@_%' escape '@'
      and c.hidden = 0
    order by t.name, c.cid`.execute(query)
  return rows
}

async function embeddedReferences(query: Query): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select t.name as name, f."table" as target
    from pragma_table_list() t, pragma_foreign_key_list(t.name) f
    where t.schema = 'main' and t.type = 'table'`.execute(query)
  return rows
}

async function postgresColumns(query: Query): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as name, a.attname as "column", a.attidentity <> '' as is_identity
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname collate "C", a.attnum`.execute(query)
  return rows
}

async function postgresReferences(query: Query): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.relname as name, r.relname as target
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class r on r.oid = f.confrelid
    where f.contype = 'f' and f.connamespace = current_schema()::regnamespace`.execute(query)
  return rows
}
