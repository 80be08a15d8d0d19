import { fork } from 'node:child_process'
import { amongThem, drawn, markOf } from './mutants/draw.ts'
import { instrument, type Mutant } from './mutants/instrument.ts'
import type { Target } from './mutants/target.ts'
import { targets } from './mutants/targets.ts'
import type { Input, Status, Told } from './mutants/try.ts'
import { report } from './report.ts'

// `npm run prove -- mutants [--only price] [--at-most 100 --seed 7]`: changes what decides about price, stock, orders, sessions
// and what people are told, one sign at a time, and runs the tests that must notice. A change that they let pass lives on.
// `--only` takes a group, or a part of a file's name; `--at-most` draws so many changes of each group, another seed others.

const goal = 90
/** A child that says nothing for so long hangs in the mutant that it has begun; on a busy machine one test takes minutes. */
const silenceMs = 600_000
const option = (name: string) => process.argv[process.argv.indexOf(name) + 1 || Infinity] ?? ''
const only = option('--only')
const atMost = Number(option('--at-most') || Infinity)
const seed = option('--seed') || '1'
const isGroup = targets.some(({ group }) => group === only)
const chosen = targets.filter(({ group, file }) => (isGroup ? group === only : file.includes(only)))

type Group = { group: string; all: number; tried: number; killed: number }
const groups: Group[] = []
for (const group of new Set(chosen.map((target) => target.group))) groups.push(await tried(group))

const rows = groups.map(({ group, all, tried, killed }) => ({
  what: `mutants killed: ${group}`,
  figure: (100 * killed) / tried,
  unit: '%',
  budget: goal,
  isFloor: true,
  note: `${killed} of ${tried}${tried < all ? `, drawn of ${all} by seed ${seed}` : ''}`,
}))
// A part of the files says nothing of their groups.
if (only === '' || isGroup) report('mutants', rows)
process.exitCode = rows.every(({ figure }) => figure >= goal) ? 0 : 1

async function tried(group: string): Promise<Group> {
  const mine = chosen.filter((target) => target.group === group)
  const { mutants: all } = await instrument(mine.map(({ file }) => file))
  const lot = drawn(all, atMost, seed)
  const left = await aliveAfter(mine, lot, ({ first }) => first ?? [])
  const alive = await aliveAfter(mine, left, ({ tests }) => tests)
  for (const mutant of alive) process.stdout.write(`  alive: src/${markOf(mutant)}\n`)
  return { group, all: all.length, tried: lot.length, killed: lot.length - alive.length }
}

/** Those of the lot that the tests of their files let live; each set of tests is read once. */
async function aliveAfter(
  targets: Target[],
  lot: Mutant[],
  testsOf: (target: Target) => string[],
): Promise<Mutant[]> {
  const alive: Mutant[] = []
  for (const same of Map.groupBy(targets, (target) => testsOf(target).join()).values()) {
    const ofThem = lot.filter(({ file }) => same.some((target) => target.file === file))
    const [tests] = same.map(testsOf)
    if (tests?.length === 0) alive.push(...ofThem)
    else if (tests && ofThem.length > 0) alive.push(...(await aliveIn(ofThem, tests)))
  }
  return alive
}

/** Tries what was drawn of files with the same tests. */
async function aliveIn(lot: Mutant[], tests: string[]): Promise<Mutant[]> {
  const files = [...new Set(lot.map(({ file }) => file))]
  const { mutants: all } = await instrument(files)
  const mutants = amongThem(all, lot)
  const known = await outcomes({ files, tests }, mutants)
  const alive = mutants.filter(({ id }) => known.get(id) === 'Survived')
  const killed = mutants.length - alive.length
  process.stdout.write(`${killed} of ${mutants.length} killed: src/${files.join(', src/')}\n`)
  return alive
}

async function outcomes(input: Input, mutants: Mutant[]): Promise<Map<string, Status>> {
  const known = new Map<string, Status>()
  const alone: string[] = []
  const left = () =>
    mutants.map(({ id }) => id).filter((id) => !known.has(id) && !alone.includes(id))
  while (left().length > 0) alone.push(...(await child({ ...input, ids: left() }, known)))
  for (const fixed of alone) await child({ ...input, fixed }, known)
  return known
}

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
    if (told.kind === 'failing') complain(input.files, told.tests)
    else if (told.kind === 'begun') begun = told.id
    else if (told.kind === 'ended') {
      known.set(told.id, told.status)
      begun = undefined
    } else if (told.kind === 'fixed' || told.kind === 'unsure') {
      alone.push(...told.ids)
      for (const id of told.ids) known.delete(id)
      if (told.ids.includes(begun ?? '')) begun = undefined
    }
  })
  return new Promise((resolve, reject) => {
    trial.on('exit', (code) => {
      clearTimeout(timer)
      if (begun !== undefined) known.set(begun, 'Timeout')
      else if (code !== 0) {
        reject(new Error(`The trial of ${input.files.join(', ')} ended with ${code}.`))
      }
      resolve(alone)
    })
  })
}

function complain(files: string[], tests: string[]) {
  for (const test of tests) {
    process.stderr.write(`  fails without a mutant of ${files.join(', ')}: ${test}\n`)
  }
}
