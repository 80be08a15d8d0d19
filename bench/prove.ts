import { spawnSync } from 'node:child_process'

// `npm run prove -- NAME`: faults on purpose, one script a promise, results in bench/results/.

const faults = [
  'kills',
  'restores',
  'disk',
  'database',
  'migrations',
  'clock',
  'deploys',
  'mail',
  'answers',
  'releases',
]
const attacks = [
  ...['holes', 'headers', 'sbom', 'fuzz', 'slow-clients', 'caches', 'scripts-in-text'],
  ...['patterns', 'secrets', 'mutants', 'scans', 'uploads'],
]
const scripts = [...faults, ...attacks]
const [name = '', ...rest] = process.argv.slice(2)
if (scripts.includes(name)) {
  const file = `${import.meta.dirname}/${name}.ts`
  const { status } = spawnSync(process.execPath, [file, ...rest], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} else {
  process.stderr.write(`What shall be proved? npm run prove -- ${scripts.join(' | ')}\n`)
  process.exitCode = 64
}
