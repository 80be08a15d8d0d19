import type { Logger as QueryLogger } from 'kysely'

/** A question that the database has answered, or refused; its words without any value. */
export type Answered = { sql: string; ms: number }

type Listener = (answered: Answered) => void

const listeners = new Set<Listener>()

/** Calls the listener after every question of this process; answers how to end that. */
export function onAnswered(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What Kysely tells of every question. */
export const timeQueries: QueryLogger = ({ query, queryDurationMillis }) => {
  for (const listener of listeners) listener({ sql: query.sql, ms: queryDurationMillis })
}
