import { ConfigError } from '../../platform/config.ts'
import { MigrationFailure } from '../../platform/db/migrate.ts'
import { refusalOf } from '../start-refusal.ts'

/** Why a backup, a restore or a move cannot go on; its message is a sentence for the person at the terminal. */
export class Refusal extends Error {}

/** No space, no permission, no connection, or what PostgreSQL says: the person at the terminal can mend it. */
const mendable = /^(E[A-Z]+|[0-9A-Z]{5})$/

/** Runs a task of the terminal: a refusal is one line and exit code 1, a fault of ours keeps its stack. */
export async function atTerminal(task: () => Promise<void>) {
  try {
    await task()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const words = isPlain(error) ? error.message : refusalOf(error)?.reason
    if (words === undefined) throw error
    process.stderr.write(`${words}\n`)
    process.exitCode = 1
  }
}

const isPlain = (error: Error) =>
  error instanceof Refusal ||
  error instanceof ConfigError ||
  error instanceof MigrationFailure ||
  ('code' in error && mendable.test(String(error.code)))

export const say = (line: string) => void process.stdout.write(`${line}\n`)

export type Say = (line: string) => void
