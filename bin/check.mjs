// Every static check, two at a time; all of them run and speak in their order, the first failure decides the exit code.
import { hear, say } from './steps.mjs'

const tool = (path, ...args) => ['node', [`node_modules/${path}`, ...args]]
// One checker a process: several check what they share several times, and two processes run at once.
const types = (project) => tool('typescript/bin/tsc', '-p', project, '--checkers', '1')

const checks = [
  ['format, lint and walls', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  ['types: tests and tools', types('.')],
  ['types: server', types('src/server')],
  ['types: web', types('src/web')],
  ['types: contract', types('src/contract')],
  ['types: domain', types('src/domain')],
  ['floors, circles, long functions and crowded folders', ['node', ['build/structure.ts']]],
  ['dead code', tool('knip/bin/knip.js')],
]

const waiting = checks.map(([name, [program, args]]) => {
  const { promise, resolve } = Promise.withResolvers()
  return { name, ended: promise, start: async () => resolve(await hear(program, args)) }
})
const queue = [...waiting]
const lane = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) await next.start()
}
const lanes = [lane(), lane()]

let worst = 0
for (const { name, ended } of waiting) {
  const { code, said } = await ended
  process.stdout.write(said)
  say(`${code === 0 ? '✓' : '✗'} ${name}`)
  worst ||= code
}
await Promise.all(lanes)
process.exitCode = worst
