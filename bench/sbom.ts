import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { report } from './report.ts'

// `npm run prove -- sbom [file]`: every package that a running shop is made of, as CycloneDX.

const root = path.resolve(import.meta.dirname, '..')
const target = path.resolve(root, process.argv[2] ?? 'dist/sbom.cdx.json')
const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
const { stdout, stderr, status } = spawnSync('npm', args, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
if (status !== 0) throw new Error(stderr)
const bill: { bomFormat: string; components: unknown[] } = JSON.parse(stdout)
fs.mkdirSync(path.dirname(target), { recursive: true })
fs.writeFileSync(target, stdout)
process.stdout.write(`${bill.bomFormat}: ${path.relative(root, target)}\n`)
report('sbom', [{ what: 'packages of a running shop', figure: bill.components.length, unit: '' }])
