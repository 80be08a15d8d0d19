import type { Database } from './database.ts'

/** What is made once for every open database and forgotten with it. */
export function onePerDatabase<Made>(make: (db: Database) => Made): (db: Database) => Made {
  const kept = new WeakMap<Database, Made>()
  return (db) => {
    const known = kept.get(db)
    if (known !== undefined) return known
    const made = make(db)
    kept.set(db, made)
    return made
  }
}
