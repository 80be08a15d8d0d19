// Everything, or the files and projects that are named: docs/testing.md. Ends with `N passed, N failed …`.
import path from 'node:path'
import { root, run } from './steps.mjs'

const asked = process.argv.slice(2)
const isWatch = asked.some((word) => word === '--watch' || word === '-w')
const rest = asked.filter((word) => word !== '--watch' && word !== '-w')
// What was compiled once is not compiled by the next process of a test, of which there are hundreds.
const compiled = process.env.NODE_COMPILE_CACHE ?? path.join(root, '.toolchain/compiled')
const env = { NODE_OPTIONS: '--disable-warning=ExperimentalWarning', NODE_COMPILE_CACHE: compiled }
const vitest = ['node_modules/vitest/vitest.mjs', isWatch ? 'watch' : 'run', ...rest]
process.exitCode = await run('node', vitest, { isForeground: true, env })
