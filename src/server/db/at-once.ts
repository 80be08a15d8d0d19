import { type QueryCreator, sql } from 'kysely'
import type { Query } from './database.ts'
import { engineOf } from './dialect.ts'
import type { Tables } from './tables.ts'

type Expression = Parameters<Query['with']>[1]

/** A statement that is written down and not sent yet. */
export type Statement<Row = unknown> = Exclude<Expression, (...of: never) => unknown> & {
  execute(): Promise<Row[]>
}

/**
 * Sends writes that do not need each other's results: to PostgreSQL as one statement, which costs one way
 * there and back while others wait; to SQLite, which has no way to go, one after the other as they stand.
 */
export async function writeAtOnce(tx: Query, statements: readonly Statement[]) {
  if (engineOf(tx) === 'sqlite') {
    for (const statement of statements) await statement.execute()
    return
  }
  let all: QueryCreator<Tables> = tx
  for (const [at, statement] of statements.entries()) all = all.with(`step_${at}`, statement)
  await all.selectNoFrom(sql.lit(1).as('done')).execute()
}

/** The same for two statements that answer; times, money and ids come as numbers, as they always do. */
export async function bothAtOnce<One, Other>(
  tx: Query,
  one: Statement<One>,
  other: Statement<Other>,
): Promise<[One[], Other[]]> {
  if (engineOf(tx) === 'sqlite') return [await one.execute(), await other.execute()]
  const answers = await tx
    .with('one', one)
    .with('other', other)
    .selectNoFrom([
      sql<One[]>`(select coalesce(json_agg(one), '[]') from one)`.as('ones'),
      sql<Other[]>`(select coalesce(json_agg(other), '[]') from other)`.as('others'),
    ])
    .executeTakeFirstOrThrow()
  return [answers.ones, answers.others]
}
