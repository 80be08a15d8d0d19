// The one way in: `node bin/run.mjs start|dev|test|check|bench|prove|seed|reset|backup|restore|move|letter` on any Node from 20.19 on.
// Brings the right Node, the packages and the build, each only when it is missing or stale.
import fs from 'node:fs'
import path from 'node:path'
import { ensureBuild } from './build.mjs'
import { ensurePackages } from './packages.mjs'
import { root, run, say } from './steps.mjs'
import { ensureNode } from './toolchain.mjs'

/** What the server process runs with, unless the owner has said otherwise. */
function means() {
  const { flags, env } = JSON.parse(fs.readFileSync(path.join(root, 'bin/server.json'), 'utf8'))
  const isSaid = process.env.NODE_OPTIONS?.includes('space-size')
  return { flags: isSaid ? [] : flags, env: { ...env, ...process.env } }
}

const [task = 'start', ...rest] = process.argv.slice(2)

const tasks = {
  async start() {
    await ensureBuild()
    const { flags, env } = means()
    return run('node', [...flags, 'src/server/app/main.ts', ...rest], { isForeground: true, env })
  },
  dev: () => run('node', ['src/server/app/dev.ts', ...rest], { isForeground: true }),
  test: () => run('node', ['bin/test.mjs', ...rest], { isForeground: true }),
  check: () => run('node', ['bin/check.mjs', ...rest], { isForeground: true }),
  async bench() {
    await ensureBuild()
    return run('node', ['bench/run.ts', ...rest], { isForeground: true })
  },
  async prove() {
    await ensureBuild()
    return run('node', ['bench/prove.ts', ...rest], { isForeground: true })
  },
  seed: () => run('node', ['src/server/app/seed/main.ts', ...rest], { isForeground: true }),
  reset: () => run('node', ['src/server/app/seed/reset.ts', ...rest], { isForeground: true }),
}
// What an owner does beside an open shop: never installs or builds anything (bin/pallu.mjs).
const beside = ['backup', 'restore', 'letter', 'move']
for (const name of beside) {
  tasks[name] = () => run('node', ['bin/pallu.mjs', name, ...rest], { isForeground: true })
}

if (!Object.hasOwn(tasks, task)) {
  say(`There is no task called ${task}. There are: ${Object.keys(tasks).join(', ')}.`)
  process.exit(64)
}
// What only these need stands in tools/: a shop that is opened does without.
const forBuilders = ['test', 'check', 'bench', 'prove']

process.chdir(root)
if (!beside.includes(task)) {
  await ensureNode()
  await ensurePackages(forBuilders.includes(task) ? 'all' : 'shop')
}
process.exitCode = await tasks[task]()
