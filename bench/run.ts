import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { loadAverage } from './machine.ts'
import { print, sectionOf } from './report.ts'
import { runsOf } from './results.ts'

// `npm run bench [-- SCRIPT …] [--strict]`: every figure of the performance budgets, one script a claim, and at the
// end one table of them all. With --strict a regression against the committed figures ends with 1.

const scripts = [
  ...['start', 'pages', 'weight', 'taps', 'listing', 'searching', 'orders', 'admin', 'lighthouse'],
  ...['admin-screens'],
  ...['crew', 'load', 'order-search', 'order-locks', 'idle', 'selling', 'drop', 'first-touch'],
  ...['documents', 'order-taxes'],
]
const { values, positionals } = parseArgs({
  options: { strict: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const asked = positionals.length > 0 ? positionals : scripts
const [since, load] = [new Date().toISOString(), loadAverage()]
for (const script of asked) {
  process.stdout.write(`\n${script}\n`)
  const file = `${import.meta.dirname}/${script}.ts`
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}

const sections = asked.flatMap((name) => {
  const run = runsOf(name).at(-1)
  return run && run.at >= since ? [sectionOf(name, run.rows, since)] : []
})
if (asked.length > 1) {
  process.stdout.write('\nall figures\n')
  print(sections, load)
}
const isWorse = sections.some(
  ({ lines, missing }) => missing.length > 0 || lines.some((line) => line.isWorse),
)
if (values.strict && isWorse) process.exitCode = 1
