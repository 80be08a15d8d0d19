import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Row } from './compare.ts'

const folder = path.join(import.meta.dirname, 'results')
const keptRuns = 5

/** One run of a script; `load` is the machine's load average when it began. */
export type Run = { at: string; machine: string; load?: string; rows: Row[] }

/** Runs that bench/results/{name}.json keeps, newest last. */
export function runsOf(name: string): Run[] {
  const file = fileOf(name)
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []
}

/** Adds a run to the file and lets the oldest go, but for those that alone have a figure: not every run has all. */
export function keepRun(name: string, run: Run) {
  fs.mkdirSync(folder, { recursive: true })
  const runs = [...runsOf(name), run]
  const kept = runs.filter(
    ({ rows }, at) =>
      at >= runs.length - keptRuns || rows.some(({ what }) => !isIn(runs.slice(at + 1), what)),
  )
  fs.writeFileSync(fileOf(name), `${JSON.stringify(kept, null, 2)}\n`)
}

const isIn = (runs: Run[], name: string) =>
  runs.some(({ rows }) => rows.some(({ what }) => what === name))

/** Runs before `since` that git knows; without git, those of the file. */
export function committedRuns(name: string, since: string): Run[] {
  const address = `HEAD:./${name}.json`
  const { status, stdout } = spawnSync('git', ['show', address], { cwd: folder, encoding: 'utf8' })
  const runs: Run[] = status === 0 ? JSON.parse(stdout) : runsOf(name)
  return runs.filter(({ at }) => at < since)
}

const fileOf = (name: string) => path.join(folder, `${name}.json`)
