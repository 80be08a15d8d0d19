import { fork } from 'node:child_process'
import { instrument, type Mutant } from './mutants/instrument.ts'
import { type Target, targets } from './mutants/targets.ts'
import type { Status, Told } from './mutants/try.ts'
import { report } from './report.ts'

// `npm run prove -- mutants [--only price]`: changes what decides about price, stock, orders, sessions and what people are told,
// one sign at a time, and runs the tests that must notice. A change that they let pass lives on. `--only` takes a group, or a
// part of a file's name; `--sample 3` tries every third change.

const goal = 90
/** A child that says nothing for so long hangs in the mutant that it has begun. */
const silenceMs = 180_000
const wished = (name: string) => process.argv[process.argv.indexOf(name) + 1 || Infinity] ?? ''
const only = wished('--only')
const sample = Number(wished('--sample') || 1)
const isGroup = targets.some(({ group }) => group === only)
const chosen = targets.filter(({ group, file }) => (isGroup ? group === only : file.includes(only)))
const scores = new Map<string, { killed: number; all: number }>()

for (const target of chosen) {
  const { killed, alive } = await mutate(target)
  const { group, file } = target
  for (const { location, replacement } of alive) {
    const { line, column } = location.start
    const what = replacement.replaceAll(/\s+/g, ' ')
    process.stdout.write(`  alive: src/${file}:${line + 1}:${column + 1} ${what}\n`)
  }
  const all = killed + alive.length
  process.stdout.write(`${killed} of ${all} killed: src/${file}\n`)
  const score = scores.get(group) ?? { killed: 0, all: 0 }
  scores.set(group, { killed: score.killed + killed, all: score.all + all })
}

const rows = [...scores].map(([group, { killed, all }]) => ({
  what: `mutants killed: ${group}`,
  figure: (100 * killed) / all,
  unit: '%',
  budget: goal,
  isFloor: true,
  note: `${killed} of ${all}${sample > 1 ? `, one of ${sample} changes` : ''}`,
}))
// A part of the files says nothing of their groups.
if (only === '' || isGroup) report('mutants', rows)
process.exitCode = rows.every(({ figure }) => figure >= goal) ? 0 : 1

async function mutate({ file, tests }: Target): Promise<{ killed: number; alive: Mutant[] }> {
  const { mutants: all } = await instrument(`src/${file}`)
  const mutants = all.filter((_, at) => at % sample === 0)
  const known = new Map<string, Status>()
  const alone: string[] = []
  const left = () => mutants.map(({ id }) => id).filter((id) => !known.has(id))
  while (left().some((id) => !alone.includes(id))) {
    const ids = left().filter((id) => !alone.includes(id))
    alone.push(...(await child({ file, tests, ids }, known)))
  }
  for (const fixed of alone) await child({ file, tests, fixed }, known)
  const alive = mutants.filter(({ id }) => known.get(id) === 'Survived')
  return { killed: mutants.length - alive.length, alive }
}

type Input = { file: string; tests: string[]; ids?: string[]; fixed?: string }

/** One process of trials; answers the mutants that each need a process of their own. */
function child(input: Input, known: Map<string, Status>): Promise<string[]> {
  // One database is enough to see whether a rule is tested.
  const env = { ...process.env, TEST_ENGINES: 'sqlite' }
  const trial = fork(`${import.meta.dirname}/mutants/try.ts`, [JSON.stringify(input)], { env })
  const alone: string[] = []
  let begun: string | undefined
  const hung = () => void trial.kill('SIGKILL')
  let timer = setTimeout(hung, silenceMs)
  trial.on('message', (told: Told) => {
    clearTimeout(timer)
    timer = setTimeout(hung, silenceMs)
    if (told.kind === 'failing') complain(input.file, told.tests)
    else if (told.kind === 'begun') begun = told.id
    else if (told.kind === 'ended') {
      known.set(told.id, told.status)
      begun = undefined
    } else if (told.kind !== 'over') {
      alone.push(...told.ids)
      for (const id of told.ids) known.delete(id)
    }
  })
  return new Promise((resolve, reject) => {
    trial.on('exit', (code) => {
      clearTimeout(timer)
      if (begun !== undefined) known.set(begun, 'Timeout')
      else if (code !== 0) reject(new Error(`The trial of ${input.file} ended with ${code}.`))
      resolve(alone)
    })
  })
}

function complain(file: string, tests: string[]) {
  for (const test of tests) process.stderr.write(`  fails without a mutant of ${file}: ${test}\n`)
}
