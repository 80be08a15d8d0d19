import { DatabaseSync } from 'node:sqlite'
import { Refusal } from './refusal.ts'

/** Opens an embedded shop for this process alone, until it is closed; refuses while another has it open. */
export function openAlone(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 1000 })
  try {
    // Every connection of a shop that is open shares a lock on the file, so this one is not given.
    database.exec('pragma locking_mode = exclusive; begin exclusive; commit')
    return database
  } catch (error) {
    database.close()
    const isLocked = error instanceof Error && /locked/.test(error.message)
    if (!isLocked) throw error
    throw new Refusal(`The shop in ${file} is open. Stop it first, then try again.`)
  }
}
