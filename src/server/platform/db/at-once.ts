import type { CompiledQuery, QueryCreator } from 'kysely'
import { sql } from 'kysely'
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

type Asked<Rows extends readonly unknown[]> = { [At in keyof Rows]: CompiledQuery<Rows[At]> }
type Answers<Rows extends readonly unknown[]> = { [At in keyof Rows]: Rows[At][] }

/**
 * Asks what does not need each other's answers, in this order and on one way there and back. Waits for all of
 * them, because nothing of a transaction may run on after its end, and throws what failed first.
 */
export async function askTogether<const Rows extends readonly unknown[]>(
  tx: Query,
  questions: Asked<Rows>,
): Promise<Answers<Rows>> {
  const outcomes = await tx
    .getExecutor()
    .provideConnection((connection) =>
      Promise.allSettled(questions.map((question) => connection.executeQuery(question))),
    )
  const answers = outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value.rows
  })
  // Each question's rows are of its own type, and the order is the same.
  return answers as Answers<Rows>
}
