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
  '@tanstack/react-query/build/modern/suspense.js',
  '@tanstack/react-query/build/modern/errorBoundaryUtils.js',
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

const inRouter = (file: string) => `react-router/dist/production/lib/${file}`
const left = [
  [inRouter('router/router.js'), 'handleFetcherAction'],
  [inRouter('dom/ssr/single-fetch.js'), 'singleFetchActionStrategy'],
  [inRouter('dom/ssr/components.js'), 'RSCPrefetchPageLinksImpl'],
  [inRouter('hooks.js'), 'RSCErrorHandler'],
] as const

it.each(left)('of what nothing calls, %s keeps a name that says so', (file, name) => {
  const real = fs.readFileSync(path.join(root, file), 'utf8')
  const lean = transformed(file, real) ?? ''
  expect(lean).toContain(`{ throw Error('Left out: ${name}') }`)
  expect(lean.length).toBeLessThan(real.length)
  expect(namesIn(lean)).toEqual(namesIn(real))
  expect(transformed(file, real, 'ssr')).toBeUndefined()
})

it('a router that names one of them otherwise fails the build', () => {
  const file = inRouter('hooks.js')
  const real = fs.readFileSync(path.join(root, file), 'utf8')
  const renamed = real.replaceAll('RSCErrorHandler', 'AnotherHandler')
  expect(() => transformed(file, renamed)).toThrow('The router has no function RSCErrorHandler')
})

it('no screen asks the router or the query cache for what is left out', () => {
  const web = path.resolve(import.meta.dirname, '../src/web')
  const files = fs.globSync('**/*.{ts,tsx}', { cwd: web })
  const code = files.map((file) => fs.readFileSync(path.join(web, file), 'utf8')).join('\n')
  const imported = [...code.matchAll(/import \{([^}]*)\} from '(?:react-router|@tanstack[^']*)'/g)]
  const names = imported.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  expect(names).toContain('useNavigate')
  const absent = [
    ...['Form', 'useSubmit', 'useFetcher', 'useFetchers', 'useFormAction', 'useMutation'],
    ...['useSuspenseQuery', 'useInfiniteQuery', 'useSuspenseQueries', 'QueryErrorResetBoundary'],
  ]
  expect(names.filter((name) => absent.includes(name))).toEqual([])
  expect(code).not.toMatch(/\b(throwOnError|suspense):/)
})
