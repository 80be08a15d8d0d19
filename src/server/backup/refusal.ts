/** Why a backup, a restore or a move cannot go on; its message is a sentence for the person at the terminal. */
export class Refusal extends Error {}

/** Runs a task of the terminal: a refusal is one line and exit code 1, anything else keeps its stack. */
export async function atTerminal(task: () => Promise<void>) {
  try {
    await task()
  } catch (error) {
    const isPlain = error instanceof Refusal || (error instanceof Error && 'code' in error)
    if (!(error instanceof Error) || !isPlain) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

export const say = (line: string) => void process.stdout.write(`${line}\n`)

export type Say = (line: string) => void
