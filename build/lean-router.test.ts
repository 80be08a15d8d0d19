import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { leanRouter } from './lean-router.ts'

const root = path.resolve(import.meta.dirname, '../node_modules')
const replaced = [
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js',
  'react-router/dist/production/lib/router/instrumentation.js',
  'react-router/dist/production/lib/dom/ssr/errorBoundaries.js',
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
]

function loaded(file: string, environment = 'client'): string | null {
  const { load } = leanRouter() as { load?: unknown } // As the bundler calls it.
  const build = { environment: { name: environment } }
  return (load as (this: object, id: string) => string | null).call(build, path.join(root, file))
}

function transformed(file: string, code: string, environment = 'client'): string | undefined {
  const { transform } = leanRouter() as { transform?: unknown } // As the bundler calls it.
  const build = { environment: { name: environment } }
  const change = transform as (this: object, code: string, id: string) => { code: string } | null
  return change.call(build, code, path.join(root, file))?.code
}

const namesIn = (code: string) => {
  const listed = [...code.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
  )
  const declared = [...code.matchAll(/export (?:const|function) (\w+)/g)].map(
    ([, name = '']) => name,
  )
  return [...new Set([...listed, ...declared])].filter(Boolean).sort()
}

it.each(replaced)('what stands in for %s has every name that the real one has', (file) => {
  const real = namesIn(fs.readFileSync(path.join(root, file), 'utf8'))
  expect(real.length).toBeGreaterThan(0)
  expect(namesIn(loaded(file) ?? '')).toEqual(real)
})

it('the server keeps the real ones, and nothing else is replaced', () => {
  for (const file of replaced) expect(loaded(file, 'ssr')).toBeNull()
  expect(loaded('react-router/dist/production/lib/dom/lib.js')).toBeNull()
})

it('the links that the shop does without hold nothing in: nothing of them runs as they load', () => {
  const file = 'react-router/dist/production/lib/dom/lib.js'
  const real = fs.readFileSync(path.join(root, file), 'utf8')
  const lean = transformed(file, real) ?? ''
  expect(real).toMatch(/^\w+\.displayName = /m)
  expect(lean).not.toMatch(/^\w+\.displayName = /m)
  const made = real.match(/= React\$1\.forwardRef\(/g) ?? []
  expect(made.length).toBeGreaterThan(0)
  expect(lean.match(/= \/\* @__PURE__ \*\/ React\$1\.forwardRef\(/g)).toHaveLength(made.length)
  expect(transformed(file, real, 'ssr')).toBeUndefined()
  expect(transformed(replaced[0] ?? '', real)).toBeUndefined()
})
