import type { Database } from '../db/database.ts'
import { onePerDatabase } from '../db/one-per-database.ts'

/** What a database is asked for; an answer that is kept is handed to all who ask meanwhile. */
type Kept<Answer> = (db: Database, ask: () => Promise<Answer>) => Promise<Answer>

/** Keeps an answer in memory until somebody saves something; one that failed is asked for again. */
export function untilSaved<Answer>(): Kept<Answer> {
  const lastOf = onePerDatabase(() => ({
    saved: -1,
    answer: undefined as Promise<Answer> | undefined,
  }))
  return (db, ask) => {
    const last = lastOf(db)
    const { saved } = db.version()
    if (last.answer !== undefined && last.saved === saved) return last.answer
    const answer = ask()
    Object.assign(last, { saved, answer })
    answer.catch(() => {
      if (last.answer === answer) last.answer = undefined
    })
    return answer
  }
}
