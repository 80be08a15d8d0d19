import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { circlesOf, mutualPairs } from './structure/circles.ts'
import { figuresOf } from './structure/figures.ts'
import { readSource, readSources, type Source } from './structure/sources.ts'

const source = (path: string, ...imports: string[]): Source => ({
  ...{ path, imports, lines: 1, functions: [] },
  isTest: path.includes('.test.'),
})

/** What the figure of this name finds in these files. */
const found = (key: string, ...sources: Source[]) =>
  figuresOf(sources).find((one) => one.key === key)?.found

describe('the figures of the house', () => {
  it('name every group that leads back to itself, and every pair', () => {
    const graph = new Map(
      Object.entries({ cart: ['holds'], holds: ['orders', 'mail'], orders: ['cart', 'holds'] }).map(
        ([from, to]) => [from, new Set(to)],
      ),
    )
    expect(circlesOf(graph)).toEqual([['cart', 'holds', 'orders']])
    expect(mutualPairs(graph)).toEqual([['holds', 'orders']])
    expect(circlesOf(new Map([['cart', new Set(['holds'])]]))).toEqual([])
  })

  it('count a circle of nouns that no two files make', () => {
    const files = [
      source('src/server/cart/a.ts', 'src/server/holds/a.ts'),
      source('src/server/holds/b.ts', 'src/server/cart/b.ts'),
    ]
    expect(found('placesInCircles', ...files)).toEqual(['cart', 'holds'])
    expect(found('mutualPairs', ...files)).toEqual(['cart ↔ holds'])
    expect(found('fileCircles', ...files)).toEqual([])
  })

  it('count a circle of nouns in the contract, but none through what all nouns share', () => {
    const back = source('src/contract/payments/schemas.ts', 'src/contract/orders/types.ts')
    const there = source('src/contract/orders/types.ts', 'src/contract/payments/types.ts')
    expect(found('contractCircles', back, there)).toEqual(['orders', 'payments'])
    const shared = source('src/contract/orders/types.ts', 'src/contract/payment-method.ts')
    expect(found('contractCircles', back, shared)).toEqual([])
  })

  it('hold the floors apart: the platform knows no noun, a noun knows no roof', () => {
    const upwards = source('src/server/platform/mail/mail.ts', 'src/server/orders/emails.ts')
    expect(found('platformOutwards', upwards)).toHaveLength(1)
    expect(found('nounToRoof', source('src/server/cart/a.ts', 'src/server/app/calls.ts'))).toEqual([
      'src/server/cart/a.ts → src/server/app/calls.ts',
    ])
    const downwards = source('src/server/app/calls.ts', 'src/server/cart/routes.ts')
    expect(found('nounToRoof', downwards)).toEqual([])
    const sewing = source('src/server/cart/a.ts', 'src/server/orders/module.ts')
    expect(found('modulesOutsideRoof', sewing)).toHaveLength(1)
    const listing = source('src/server/app/modules.ts', 'src/server/orders/module.ts')
    expect(found('modulesOutsideRoof', listing)).toEqual([])
    const inTest = source('src/server/platform/mail/mail.test.ts', 'src/server/orders/emails.ts')
    expect(found('platformOutwards', inTest)).toEqual([])
  })

  it('count a folder without its tests', () => {
    const files = Array.from({ length: 26 }, (_, at) => source(`src/web/ui/part-${at}.tsx`))
    expect(found('crowdedFolders', ...files)).toEqual(['src/web/ui (26)'])
    expect(found('crowdedFolders', ...files.slice(1), source('src/web/ui/a.test.tsx'))).toEqual([])
  })

  it('read type imports, dynamic imports and re-exports', () => {
    const text = `import type { A } from './a.ts'
      export { b } from '#domain/b.ts'
      const c = () => import('./c.tsx')
      const d: import('#contract/d.ts').D = c()
      import zod from 'zod'`
    const here = ['src/web/ui/a.ts', 'src/domain/b.ts', 'src/web/ui/c.tsx', 'src/contract/d.ts']
    expect(readSource('src/web/ui/x.ts', text).imports.toSorted()).toEqual(here.toSorted())
  })

  it('measure a function from its first line to its last', () => {
    const text = `export const draw = () => {\n${'line()\n'.repeat(39)}}\n`
    const long = readSource('src/web/a.ts', text)
    expect(long.functions).toEqual([{ name: 'draw', line: 1, lines: 41, path: 'src/web/a.ts' }])
    expect(found('longFunctions', long)).toEqual(['41 lines: draw (src/web/a.ts:1)'])
    expect(found('longFunctions', readSource('a.ts', text.replace('line()\n', '')))).toEqual([])
  })
})

/** One import that each rule of the house forbids, and the figure that must tell of it. */
const planted = {
  platformOutwards: {
    'src/server/platform/mail/mail.ts':
      "import type { OrderRow } from '../../order-records/queries.ts'",
    'src/server/platform/jobs/jobs.ts': "import { modules } from '#server/app/modules.ts'",
  },
  nounToRoof: {
    'src/server/orders/routes.ts': "import type { App } from '../app/app.ts'",
    'src/server/tax/queries.ts': "const roof = () => import('../app/create-shop.ts')",
  },
  modulesOutsideRoof: {
    'src/server/cart/routes.ts': "import { orders } from '../orders/module.ts'",
    'src/server/platform/noun-module.ts': "export { cart } from '../cart/module.ts'",
  },
  mutualPairs: {
    'src/server/orders/present.ts': "import type { Choice } from '../returns/present.ts'",
    'src/server/stock/limits.ts': "let row: import('../orders/order-draft.ts').OrderDraft",
  },
  placesInCircles: {
    'src/server/settings/routes.ts': "import type { Choice } from '../payment-methods/choices.ts'",
    'src/server/order-records/queries.ts':
      "export type { Mover } from '#server/orders/move-order.ts'",
  },
  contractCircles: {
    'src/contract/orders/types.ts': "import type { ReturnForm } from '../returns/types.ts'",
  },
  fileCircles: {
    'src/domain/policy.ts': "import type { Facts } from './attributes.ts'",
    'src/server/platform/db/group-commit.ts': "import type { Database } from './database.ts'",
  },
}

describe('the house as it stands', () => {
  const root = path.resolve(import.meta.dirname, '..')
  const house = readSources(root, ['src'])
  const counted = new Map(figuresOf(house).map(({ key, found }) => [key, found.length]))

  it.each(
    Object.entries(planted).flatMap(([key, lines]) =>
      Object.entries(lines).map(([file, line]): [string, string, string] => [key, file, line]),
    ),
  )('%s: tells of what is planted in %s', (key, file, line) => {
    const more = readSource(file, line).imports
    const before = house.find((one) => one.path === file)
    expect(before).toBeDefined()
    for (const goal of more) expect(house.map((one) => one.path)).toContain(goal)
    const broken = house.map((one) =>
      one === before ? { ...one, imports: [...one.imports, ...more] } : one,
    )
    const said = figuresOf(broken).find((one) => one.key === key)?.found ?? []
    expect(said.length).toBeGreaterThan(counted.get(key) ?? 0)
  })
})
