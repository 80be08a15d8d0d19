import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fewChunks } from './few-chunks.ts'

type Module = { importers: string[]; importedIds?: string[] }
type Context = { getModuleInfo: (id: string) => Module | null }
type Group = {
  name: string | ((id: string, context: Context) => string | null)
  test: RegExp
  minShareCount?: number
}
type Config = { build: { rolldownOptions: { output: { codeSplitting: { groups: Group[] } } } } }

function groupsOf(environment: string): Group[] | undefined {
  const { configEnvironment } = fewChunks()
  // As the bundler calls it.
  const ask = configEnvironment as unknown as (name: string) => Config | undefined
  return ask(environment)?.build.rolldownOptions.output.codeSplitting.groups
}
const groups = groupsOf('client') ?? []

/** The files that would take up a module, in a build where each module is imported by those named. */
function placesOf(id: string, importers: Record<string, string[]>): string[] {
  const imported = (by: string) => (one: string) => importers[one]?.includes(by)
  const getModuleInfo = (one: string) => ({
    importers: importers[one] ?? [],
    importedIds: Object.keys(importers).filter(imported(one)),
  })
  return groups
    .filter(({ test }) => test.test(id))
    .map(({ name }) => (typeof name === 'string' ? name : name(id, { getModuleInfo })))
    .filter((name) => name !== null)
}

const web = (file: string) => `/shop/src/web/${file}`
const price = web('ui/price.tsx')
const screens = {
  home: web('home/home-route.tsx'),
  header: web('shell/shop-header.tsx'),
  list: web('listing/listing-route.tsx'),
  page: web('pages/about-route.tsx'),
  login: web('sign-in/login-route.tsx'),
  addresses: web('account/addresses/address-route.tsx'),
  checkout: web('checkout/checkout-route.tsx'),
  area: web('admin/admin-area.tsx'),
  work: web('admin/orders/list/orders-tab.tsx'),
  relatives: web('product/kinship/relatives.tsx'),
  seen: web('product/kinship/recently-viewed.tsx'),
}

describe('what several screens share', () => {
  it.each([
    ['shop', ['home', 'checkout']],
    ['heads', ['list', 'login']],
    ['goods', ['header', 'page']],
    ['beside', ['relatives', 'seen']],
    ['pages', ['page', 'login']],
    ['account', ['login', 'checkout']],
    ['account', ['addresses', 'work']],
    ['buying', ['checkout', 'work']],
    ['admin', ['area', 'work']],
    ['work', ['work']],
  ] as const)('lies in %s where %j use it, the first who needs it', (layer, users) => {
    const importers = users.map((user) => screens[user])
    for (const order of [importers, importers.toReversed()])
      expect(placesOf(price, { [price]: order })).toEqual([layer])
    // The same through a module between them, and where modules import each other.
    const between = web('ui/sum.tsx')
    const round = { [price]: [between], [between]: [price, ...importers] }
    expect(placesOf(price, round)).toEqual([layer])
  })

  it('is laid together only where at least two share it; a screen stays in its own file', () => {
    for (const { name, minShareCount } of groups) {
      if (typeof name !== 'string') expect(minShareCount).toBe(2)
    }
    const { work, ...others } = screens
    for (const screen of Object.values(others)) expect(placesOf(screen, {})).toEqual([])
    // What screens of staff share stands among them.
    expect(placesOf(work, {})).toEqual(['work'])
  })

  it('and what reads forms comes with the first of them', () => {
    const [zod, dialog] = ['/shop/node_modules/zod/index.js', web('admin/parts/form-dialog.tsx')]
    const shared = { [zod]: [dialog], [dialog]: [screens.work], [price]: [dialog, screens.area] }
    expect(placesOf(zod, shared)).toEqual(['forms'])
    expect(placesOf(dialog, shared)).toEqual(['forms'])
    expect(placesOf(price, shared)).toEqual(['admin'])
  })

  it('is nobody’s where no screen needs it, and nothing is laid together for the server', () => {
    expect(placesOf(price, {})).toEqual([])
    expect(groupsOf('ssr')).toBeUndefined()
  })
})

it('the libraries of every page are one file, without what only a few screens need', () => {
  const of = (name: string) => placesOf(`/shop/node_modules/${name}`, {})
  for (const name of ['react/index.js', 'react-dom/client.js', 'react-router/dist/a.js'])
    expect(of(name)).toEqual(['base'])
  expect(of('@tanstack/query-core/build/query.js')).toEqual(['base'])
  expect(of('react-hook-form/dist/index.js')).toEqual(['forms'])
})

it('every layer has screens of the shop as it stands', () => {
  const files = fs.readdirSync(path.resolve('src/web'), { recursive: true, encoding: 'utf8' })
  const known = files.map((file) => web(file)).filter((file) => file.endsWith('.tsx'))
  const laid = known.flatMap((screen) => placesOf(price, { [price]: [screen] }))
  expect([...new Set(laid)].sort()).toEqual([
    'account',
    'admin',
    'beside',
    'buying',
    'goods',
    'heads',
    'pages',
    'shop',
    'work',
  ])
})
