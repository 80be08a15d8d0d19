import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect as vitestExpect } from 'vitest'

// Stands in for Vitest while mutants are tried: it gathers the tests of a file once and runs one of them as often as it is
// asked to, in one process, where Vitest would load the whole shop anew for each mutant.

type Work = () => unknown
type Suite = {
  name: string
  above: Suite | null
  /** A story: its tests go on from each other. */
  isStory: boolean
  hooks: Record<'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach', Work[]>
  tests: Test[]
}
export type Test = { id: string; file: string; suite: Suite; work: Work }

const suiteOf = (name: string, above: Suite | null, isStory = false): Suite => ({
  ...{ name, above, isStory, tests: [] },
  hooks: { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] },
})

/** Every test of the files that were gathered. */
export const tests: Test[] = []
let file = ''
let open = suiteOf('', null)

/** Reads a file of tests. */
export async function gather(address: string) {
  file = address
  open = suiteOf(address, null)
  await import(address)
}

type Each = (rows: readonly unknown[]) => (name: string, ...rest: unknown[]) => void
type Say = ((name: string, ...rest: unknown[]) => void) & {
  each: Each
  runIf: (is: unknown) => Say
  skipIf: (is: unknown) => Say
}

const workIn = (rest: unknown[]) => rest.find((one) => typeof one === 'function') as Work

function saying(take: (name: string, rest: unknown[]) => void): Say {
  const say = (name: string, ...rest: unknown[]) => take(name, rest)
  const each: Each =
    (rows) =>
    (name, ...rest) => {
      const work = workIn(rest) as (...row: unknown[]) => unknown
      rows.forEach((row, at) => {
        const parts = Array.isArray(row) ? row : [row]
        take(
          `${name} ${at}`,
          rest.map((one) => (one === work ? () => work(...parts) : one)),
        )
      })
    }
  const runIf = (is: unknown): Say => (is ? said : saying(() => undefined))
  const said: Say = Object.assign(say, { each, runIf, skipIf: (is: unknown) => runIf(!is) })
  return said
}

export const describe = saying((name, rest) => {
  const above = open
  const isStory = rest.some((one) => Object(one).shuffle === false)
  open = suiteOf(`${above.name} > ${name}`, above, isStory || above.isStory)
  workIn(rest)()
  open = above
})

export const it = saying((name, rest) => {
  const test = { id: `${open.name} > ${name}`, file, suite: open, work: workIn(rest) }
  open.tests.push(test)
  tests.push(test)
})
export const test = it

const hook = (kind: keyof Suite['hooks']) => (work: Work) => void open.hooks[kind].push(work)
export const beforeAll = hook('beforeAll')
export const afterAll = hook('afterAll')
export const beforeEach = hook('beforeEach')
export const afterEach = hook('afterEach')

let running: Test | undefined

/** Runs one test with all that stands around it; throws what made it fail. */
export async function run(test: Test) {
  running = test
  const suites = suitesAbove(test.suite)
  const { tests: all } = test.suite
  const story = test.suite.isStory ? all.slice(0, all.indexOf(test) + 1) : [test]
  try {
    for (const { hooks } of suites) for (const work of hooks.beforeAll) await work()
    for (const one of story) await runAlone(one, suites)
  } finally {
    for (const { hooks } of suites.toReversed()) for (const work of hooks.afterAll) await work()
  }
}

async function runAlone({ work }: Test, suites: Suite[]) {
  try {
    for (const { hooks } of suites) for (const before of hooks.beforeEach) await before()
    await work()
  } finally {
    for (const { hooks } of suites.toReversed()) for (const after of hooks.afterEach) await after()
  }
}

const suitesAbove = (suite: Suite): Suite[] =>
  suite.above ? [...suitesAbove(suite.above), suite] : [suite]

/** Vitest's, but for files: of those it would want to know which of its own tests runs. */
export const expect: typeof vitestExpect = new Proxy(vitestExpect, {
  apply(_, __, [received, message]: [unknown, string?]) {
    const value = (name: string) => {
      const golden = path.join(path.dirname(fileURLToPath(running?.file ?? '')), name)
      vitestExpect(received, name).toBe(fs.readFileSync(golden, 'utf8'))
    }
    return Object.defineProperty(vitestExpect(received, message), 'toMatchFileSnapshot', { value })
  },
})
