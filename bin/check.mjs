// Every static check, one after the other; all of them run, the first failure decides the exit code.
import { run, say } from './steps.mjs'

const tool = (path, ...args) => ['node', [`node_modules/${path}`, ...args]]
const types = (project) => tool('typescript/bin/tsc', '-p', project)

const checks = [
  ['format, lint and walls', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  ['types: domain', types('src/domain')],
  ['types: contract', types('src/contract')],
  ['types: server', types('src/server')],
  ['types: web', types('src/web')],
  ['types: tests and tools', types('.')],
  ['floors, circles, long functions and crowded folders', ['node', ['build/structure.ts']]],
  ['dead code', tool('knip/bin/knip.js')],
]

let worst = 0
for (const [name, [program, args]] of checks) {
  const code = await run(program, args)
  say(`${code === 0 ? '✓' : '✗'} ${name}`)
  worst ||= code
}
process.exitCode = worst
