import { spawnSync } from 'node:child_process'

// `npm run bench`: every figure of README and performance budgets, one script a claim.

const scripts = ['start', 'pages', 'weight', 'listing', 'orders', 'workshop', 'lighthouse']
const wished = process.argv.slice(2)
for (const script of wished.length > 0 ? wished : scripts) {
  process.stdout.write(`\n${script}\n`)
  const file = `${import.meta.dirname}/${script}.ts`
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
