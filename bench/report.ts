import { styleText } from 'node:util'
import { judge, missingFrom, type Row } from './compare.ts'
import { loadAverage, machine } from './machine.ts'
import { committedRuns, keepRun } from './results.ts'
import { rounded, type Section, tableOf } from './table.ts'

const began = { at: new Date().toISOString(), load: loadAverage() }

/** Prints the rows beside their budgets and the committed ones, and keeps them in bench/results/{name}.json. */
export function report(name: string, rows: Row[]) {
  const run = { at: new Date().toISOString(), machine: machine(), load: began.load }
  const kept = rows.map((row) => ({
    ...row,
    figure: rounded(row.figure),
    ...(row.ratio !== undefined && { ratio: rounded(row.ratio) }),
  }))
  keepRun(name, { ...run, rows: kept })
  // A script may run for one engine or one screen at a time: what is missing, only the whole run knows.
  print([{ ...sectionOf(name, kept, began.at), missing: [] }])
}

/** The rows of a run that began at `since` beside the last ones before it. */
export function sectionOf(name: string, rows: Row[], since: string): Section {
  const runs = committedRuns(name, since)
  // Of each row the newest: not every run had them all.
  const earlier = runs.toReversed().flatMap((run) => run.rows)
  return { name, lines: judge(rows, earlier), missing: missingFrom(rows, runs.at(-1)?.rows ?? []) }
}

/** Puts a table on the terminal, with the machine under it. */
export function print(sections: Section[], load = began.load) {
  const red = (line: string) => styleText('red', line)
  const lines = tableOf(sections, red)
  process.stdout.write(`${lines.join('\n')}\n\n${machine()}, load average ${load}\n`)
}
