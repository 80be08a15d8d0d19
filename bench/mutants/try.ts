import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { instrument } from './instrument.ts'
import type { Test } from './tests.ts'

// Tries the mutants of files with the same tests in one process, as bench/mutants.ts asks for them, and tells what became of each.

/** What a process of trials is given: the files and tests below src/, and which mutants it tries. */
export type Input = { files: string[]; tests: string[]; ids?: string[]; fixed?: string }
type Counts = Record<string, number>
type Switch = {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: { static: Counts; perTest: Record<string, Counts> }
  hitCount?: number
  hitLimit?: number
}

export type Status = 'Killed' | 'Timeout' | 'Survived'

/** What a process of trials says, one mutant after the other; the `ids` need a process each. */
export type Told =
  | { kind: 'begun'; id: string }
  | { kind: 'ended'; id: string; status: Status }
  | { kind: 'fixed' | 'unsure'; ids: string[] }
  | { kind: 'failing'; tests: string[] }
  | { kind: 'ran' | 'over' }

const input: Input = JSON.parse(process.argv[2] ?? '{}')
const tell = (told: Told) => process.send?.(told)
const { codes, mutants } = await instrument(input.files)
const sources = new Map([...codes].map(([file, code]) => [pathToFileURL(file).href, code]))
const standIn = new URL('tests.ts', import.meta.url).href
registerHooks({
  resolve: (name, context, next) =>
    name === 'vitest' && context.parentURL !== standIn
      ? { url: standIn, shortCircuit: true }
      : next(name, context),
  load: (url, context, next) => {
    const source = sources.get(url)
    return source === undefined
      ? next(url, context)
      : { format: 'module', source, shortCircuit: true }
  },
})
const state: Switch = {}
Reflect.set(globalThis, '__stryker__', state)
if (input.fixed !== undefined) state.activeMutant = input.fixed

const times = new Map<string, number>()
const tookMs = ({ id }: Test) => times.get(id) ?? 0
/** A minute, and ten times what it took without a mutant: a busy machine is slow with both. */
const patienceMs = ({ id }: Test) => {
  const known = times.get(id)
  return known === undefined ? 8 * 60_000 : Math.max(60_000, 10 * known)
}

let stray: unknown
for (const kind of ['unhandledRejection', 'uncaughtException'] as const)
  process.on(kind, (fault) => {
    stray = fault ?? new Error(kind)
  })

const { gather, run, tests } = await import('./tests.ts')
try {
  if (input.fixed === undefined) await tryAll()
  else await tryFixed(input.fixed)
} catch (fault) {
  // What hears of stray faults would hear this one too, and end as if all were well.
  process.stderr.write(`${(fault as Error)?.stack ?? fault}\n`)
  process.exit(1)
}
// What was said has to be on its way first.
await new Promise((sent) => process.send?.({ kind: 'over' } satisfies Told, sent) ?? sent(0))
process.exit(0)

/** A change of what a file makes while it loads has to be there before it loads. */
async function tryFixed(id: string) {
  tell({ kind: 'begun', id })
  let status: Status = 'Survived'
  try {
    for (const test of input.tests) await gather(pathToFileURL(path.resolve(`src/${test}`)).href)
  } catch {
    status = 'Killed'
  }
  for (const test of tests) if (status === 'Survived') status = await outcome(test)
  tell({ kind: 'ended', id, status })
}

async function tryAll() {
  for (const test of input.tests) await gather(pathToFileURL(path.resolve(`src/${test}`)).href)
  const loaded = new Set(Object.keys(state.mutantCoverage?.static ?? {}))
  const sound = await passing()
  const covered = state.mutantCoverage?.perTest ?? {}
  const wanted = mutants.map(({ id }) => id).filter((id) => input.ids?.includes(id) ?? true)
  const testsOf = (id: string) => sound.filter((test) => (covered[test.id]?.[id] ?? 0) > 0)
  // Without a test that comes by, what is made while the file loads may still be seen.
  const fixed = wanted.filter((id) => loaded.has(id) && testsOf(id).length === 0)
  tell({ kind: 'fixed', ids: fixed })
  let since: string[] = []
  for (const id of wanted) {
    if (fixed.includes(id)) continue
    tell({ kind: 'begun', id })
    const { status, by } = await tryOne(id, testsOf(id), covered)
    // What no test noticed may also have been made while the file loaded.
    if (status === 'Survived' && loaded.has(id)) tell({ kind: 'fixed', ids: [id] })
    else tell({ kind: 'ended', id, status })
    if (status === 'Timeout') return
    if (by) since.push(id)
    if (by && since.length >= 20) {
      if ((await outcome(by)) !== 'Survived') return tell({ kind: 'unsure', ids: since })
      since = []
    }
  }
}

async function tryOne(id: string, chosen: Test[], covered: Record<string, Counts>) {
  for (const test of chosen) {
    state.activeMutant = id
    state.hitCount = 0
    state.hitLimit = 100 * (covered[test.id]?.[id] ?? 1)
    const status = await outcome(test)
    state.activeMutant = undefined
    if (status !== 'Survived') return { status, by: test }
  }
  return { status: 'Survived' as const, by: undefined }
}

/** Runs each test alone, as it will be run; those that fail are left out and named. */
async function passing(): Promise<Test[]> {
  const sound: Test[] = []
  for (const test of tests) {
    state.currentTestId = test.id
    if ((await outcome(test)) === 'Survived') sound.push(test)
  }
  state.currentTestId = undefined
  const failing = tests.filter((test) => !sound.includes(test)).map(({ id }) => id)
  tell({ kind: 'failing', tests: failing })
  return sound.toSorted((one, other) => tookMs(one) - tookMs(other))
}

async function outcome(test: Test): Promise<Status> {
  stray = undefined
  const began = performance.now()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'Timeout'>((resolve) => {
    timer = setTimeout(resolve, patienceMs(test), 'Timeout')
  })
  const ran = run(test).then(
    () => (stray === undefined ? ('Survived' as const) : ('Killed' as const)),
    (fault: unknown) => {
      if (process.env['MUTANT_FAULTS'])
        process.stderr.write(`${test.id}: ${(fault as Error)?.stack ?? fault}\n`)
      return 'Killed' as const
    },
  )
  const status = await Promise.race([ran, late])
  clearTimeout(timer)
  if (!times.has(test.id)) times.set(test.id, performance.now() - began)
  tell({ kind: 'ran' })
  return status
}
