import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export type Row = {
  what: string
  figure: number
  unit: string
  budget?: number
  /** True when more is better. */
  isFloor?: boolean
  note?: string
}

const folder = path.join(import.meta.dirname, 'results')

/** Prints the rows beside their budgets and keeps them in bench/results/{name}.json, newest last. */
export function report(name: string, rows: Row[]) {
  const width = Math.max(...rows.map((row) => row.what.length))
  for (const row of rows) {
    const figure = `${round(row.figure)} ${row.unit}`.padStart(14)
    const budget = row.budget === undefined ? '' : `  budget ${row.budget} ${row.unit}`
    const verdict = row.budget === undefined ? ' ' : isWithin(row) ? '✓' : '✗'
    process.stdout.write(
      `${verdict} ${row.what.padEnd(width)} ${figure}${budget}  ${row.note ?? ''}\n`,
    )
  }
  const file = path.join(folder, `${name}.json`)
  const before = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []
  const run = {
    at: new Date().toISOString(),
    machine: `${os.cpus().length} x ${os.cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
    rows: rows.map((row) => ({ ...row, figure: round(row.figure) })),
  }
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(file, `${JSON.stringify([...before, run].slice(-5), null, 2)}\n`)
}

const isWithin = ({ figure, budget = 0, isFloor }: Row) =>
  isFloor ? figure >= budget : figure <= budget

const round = (figure: number) => Number(figure.toPrecision(4))
