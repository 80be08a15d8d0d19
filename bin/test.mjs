// Everything, or the files and projects that are named: docs/testing.md. Ends with `N passed, N failed …`.
import { run } from './steps.mjs'

const asked = process.argv.slice(2)
const isWatch = asked.some((word) => word === '--watch' || word === '-w')
const rest = asked.filter((word) => word !== '--watch' && word !== '-w')
const env = { NODE_OPTIONS: '--disable-warning=ExperimentalWarning' }
const vitest = ['node_modules/vitest/vitest.mjs', isWatch ? 'watch' : 'run', ...rest]
process.exitCode = await run('node', vitest, { isForeground: true, env })
