// The one way in: `node bin/run.mjs start|dev|test|check|bench|seed|reset` on any Node from 18 on.
// Brings the right Node, the packages and the build, each only when it is missing or stale.
import { ensureBuild } from './build.mjs'
import { ensurePackages } from './packages.mjs'
import { root, run, say } from './steps.mjs'
import { ensureNode } from './toolchain.mjs'

const [task = 'start', ...rest] = process.argv.slice(2)

const tasks = {
  async start() {
    await ensureBuild()
    // Two arenas: picture buffers of many sizes would leave glibc's usual sixteen full of holes.
    const env = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' }
    return run('node', ['src/server/main.ts', ...rest], { isForeground: true, env })
  },
  dev: () => run('node', ['src/server/dev.ts', ...rest], { isForeground: true }),
  async test() {
    await ensureBuild()
    return run('node', ['bin/test.mjs', ...rest], { isForeground: true })
  },
  check: () => run('node', ['bin/check.mjs', ...rest], { isForeground: true }),
  async bench() {
    await ensureBuild()
    return run('node', ['bench/run.ts', ...rest], { isForeground: true })
  },
  seed: () => run('node', ['src/server/db/seed/main.ts', ...rest], { isForeground: true }),
  reset: () => run('node', ['src/server/db/seed/reset.ts', ...rest], { isForeground: true }),
}

if (!Object.hasOwn(tasks, task)) {
  say(`There is no task called ${task}. There are: ${Object.keys(tasks).join(', ')}.`)
  process.exit(64)
}
process.chdir(root)
await ensureNode()
await ensurePackages()
process.exitCode = await tasks[task]()
