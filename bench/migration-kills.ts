import { fork } from 'node:child_process'
import { sql } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { type Ground, withDatabase } from './crowded-shop.ts'

export type MigrationFigures = {
  kills: number
  /** Schemas that were not, after the next start, the one of an undisturbed migration. */
  unfinished: number
}

type Another = () => Promise<Ground>

const program = new URL('./migrating-child.ts', import.meta.url)

/** Kills a process that migrates an empty database, before every so many-th statement; the next start finishes. */
export async function killMigrations(another: Another, every = 1): Promise<MigrationFigures> {
  const due = await undisturbed(another)
  const figures = { kills: 0, unfinished: 0 }
  for (let at = 1; ; at += every) {
    const ground = await another()
    if ((await migrateApart(ground, at)) === 'finished') return figures
    figures.kills += 1
    if ((await finished(ground)) !== due) figures.unfinished += 1
  }
}

/** Two processes migrate one empty database at once: both must end well. Answers how many did not. */
export async function raceMigrations(another: Another): Promise<number> {
  const due = await undisturbed(another)
  const ground = await another()
  const ends = await Promise.all([migrateApart(ground), migrateApart(ground)])
  const isWhole = (await finished(ground)) === due
  return ends.filter((end) => end !== 'finished').length + (isWhole ? 0 : 1)
}

/** Each migration in turn ends with a statement that fails; answers how often something of it stayed. */
export async function failMigrations(another: Another): Promise<number> {
  const due = await undisturbed(another)
  const ground = await another()
  // The table of migrations is there before the first of them.
  return withDatabase(ground, async (database) => {
    await migrate(database, Date.now(), '')
    let stayed = 0
    for (;;) {
      const before = await schemaOf(database)
      if (before === due) return stayed
      await failing(database)
      if ((await schemaOf(database)) !== before) stayed += 1
      await migrateOne(database)
    }
  })
}

const wrong = '; select * from no_such_table; commit;'

function failing(database: Database): Promise<unknown> {
  const script = (words: string) => database.script(words.replace(/;commit;$/, wrong))
  return migrate({ ...database, script }, Date.now()).catch(() => undefined)
}

/** Brings the database one migration further. */
async function migrateOne(database: Database) {
  let ran = 0
  const script = async (words: string) => {
    // The first creates the table of migrations.
    if (ran < 2) await database.script(words)
    ran += 1
  }
  await migrate({ ...database, script }, Date.now())
}

async function undisturbed(another: Another): Promise<string> {
  return finished(await another())
}

const finished = (ground: Ground) =>
  withDatabase(ground, async (database) => {
    await migrate(database, Date.now())
    return schemaOf(database)
  })

/** Migrates in a process of its own, which dies before its statement of that number. */
function migrateApart(ground: Ground, dieBefore = 0): Promise<'finished' | 'killed' | 'failed'> {
  const child = fork(program, [ground.database, String(dieBefore)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(signal === 'SIGKILL' ? 'killed' : code === 0 ? 'finished' : 'failed')
    })
  })
}

/** Every table, column and index, and the migrations that count as done. */
async function schemaOf({ engine, read }: Database): Promise<string> {
  const { rows } =
    engine === 'sqlite'
      ? await sql`select name, sql from sqlite_master order by name`.execute(read)
      : await sql`select table_name as name, column_name || data_type as sql
          from information_schema.columns where table_schema = 'public'
          union all select indexname, indexdef from pg_indexes where schemaname = 'public'
          order by 1, 2`.execute(read)
  const isThere = JSON.stringify(rows).includes('"migrations"')
  const done = isThere
    ? await read.selectFrom('migrations').select('name').orderBy('name').execute()
    : []
  return JSON.stringify([rows, done])
}
