import fs from 'node:fs'
import path from 'node:path'
import { ownPackage, ownPackages } from './foreign-packages.ts'
import { type Target, targets } from './mutants/targets.ts'
import { report } from './report.ts'

// `npm run prove -- mutants [--only price]`: Stryker changes what decides about price, stock, orders, sessions and the
// gateway's word, one sign at a time, and runs the tests that must notice. A change that they let pass lives on.
// `--only` takes a group, or a part of a file's name.

type Mutant = {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'RuntimeError' | 'Ignored'
  location: { start: { line: number; column: number } }
  replacement: string
}
type Package = {
  Stryker: new (options: Record<string, unknown>) => { runMutationTest(): Promise<Mutant[]> }
}

const goal = 90
const needed = ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'bench', 'src', 'test']
const at = process.argv.indexOf('--only')
const only = at < 0 ? '' : (process.argv[at + 1] ?? '')
const isGroup = targets.some(({ group }) => group === only)
const chosen = targets.filter(({ group, file }) => (isGroup ? group === only : file.includes(only)))

const folder = ownPackages('mutants')
const runner = path.join(folder, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')
const { Stryker }: Package = await ownPackage('mutants', '@stryker-mutator/core')
const scores = new Map<string, { killed: number; all: number }>()
// One database is enough to see whether a rule is tested; PostgreSQL would double the hours.
process.env['TEST_ENGINES'] = 'sqlite'

for (const target of chosen) {
  const { killed, alive } = await mutate(target)
  const { group, file } = target
  for (const { location, replacement } of alive) {
    const { line, column } = location.start
    process.stdout.write(`  alive: src/${file}:${line}:${column} ${replacement}\n`)
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
  note: `${killed} of ${all}`,
}))
// A part of the files says nothing of their groups.
if (only === '' || isGroup) report('mutants', rows)
process.exitCode = rows.every(({ figure }) => figure >= goal) ? 0 : 1

async function mutate({ file, tests }: Target): Promise<{ killed: number; alive: Mutant[] }> {
  process.env['MUTANT_TESTS'] = JSON.stringify(tests.map((test) => `src/${test}`))
  const tried = path.join(folder, '.tried')
  const stryker = new Stryker({
    mutate: [`src/${file}`],
    testRunner: 'vitest',
    plugins: [runner],
    vitest: { configFile: 'bench/mutants/vitest.config.ts', related: false },
    concurrency: 1,
    timeoutMS: 30_000,
    reporters: [],
    logLevel: 'error',
    tempDirName: path.relative(process.cwd(), tried),
    // TypeScript 7 has no programming interface that Stryker could read the real one with.
    tsconfigFile: 'none.json',
    ignorePatterns: ['/*', ...needed.map((name) => `!/${name}`)],
  })
  try {
    const mutants = await stryker.runMutationTest()
    const count = (status: Mutant['status']) =>
      mutants.filter((mutant) => mutant.status === status).length
    const alive = mutants.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status))
    return { killed: count('Killed') + count('Timeout'), alive }
  } finally {
    fs.rmSync(tried, { recursive: true, force: true })
  }
}
