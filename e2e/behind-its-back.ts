import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type Value = string | number

/** What a journey does to the shop's database without the shop. */
export type BehindItsBack = {
  /** Changes it. */
  change: (sql: string, ...values: Value[]) => void
  /** Looks into it. */
  look: (sql: string, ...values: Value[]) => Record<string, unknown>[]
}

export function behindSqlite(folder: string): BehindItsBack {
  const within = <Result>(readOnly: boolean, work: (database: DatabaseSync) => Result) => {
    const file = path.join(folder, 'shop.sqlite')
    const database = new DatabaseSync(file, { readOnly, timeout: 30_000 })
    try {
      return work(database)
    } finally {
      database.close()
    }
  }
  return {
    change: (sql, ...values) => within(false, (database) => database.prepare(sql).run(...values)),
    look: (sql, ...values) => within(true, (database) => database.prepare(sql).all(...values)),
  }
}

const program = path.resolve(import.meta.dirname, 'ask-postgres.ts')

export function behindPostgres(url: string): BehindItsBack {
  const ask = (sql: string, ...values: Value[]): Record<string, unknown>[] => {
    const input = JSON.stringify({ url, sql, values })
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
      ...{ input, encoding: 'utf8' },
    })
    if (status !== 0) throw new Error(`PostgreSQL does not take this: ${sql}\n${stderr}`)
    return JSON.parse(stdout)
  }
  return { change: ask, look: ask }
}

/** What a journey changed behind the shop's back counts as saved: nothing that was made before is shown again. */
export function countAsSaved({ change }: BehindItsBack) {
  change("update versions set number = number + 1 where name = 'catalogue'")
  change("delete from versions where name = 'saved'")
  change(
    "insert into versions (name, number, changed_at) select 'saved', number, changed_at from versions where name = 'catalogue'",
  )
}
