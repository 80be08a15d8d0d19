import type { Database } from '../db/database.ts'
import { onePerDatabase } from '../db/one-per-database.ts'

/**
 * What a database is asked for; an answer that is kept is handed to all who ask meanwhile. Whoever writes by it tells
 * the number of what was saved as their transaction sees it (saved-as-of.ts), others go by what this process has heard.
 */
type Kept<Answer> = (db: Database, ask: () => Promise<Answer>, saved?: number) => Promise<Answer>

/** Keeps an answer in memory until somebody saves something; one that failed is asked for again. */
export function untilSaved<Answer>(): Kept<Answer> {
  const lastOf = onePerDatabase(() => ({
    saved: -1,
    answer: undefined as Promise<Answer> | undefined,
  }))
  return (db, ask, saved = db.version().saved) => {
    const last = lastOf(db)
    if (last.answer !== undefined && last.saved === saved) return last.answer
    const answer = ask()
    Object.assign(last, { saved, answer })
    answer.catch(() => {
      if (last.answer === answer) last.answer = undefined
    })
    return answer
  }
}
