import { describe, expect, it } from 'vitest'
import { walls } from './walls.ts'

type File = { type: 'chunk'; fileName: string; moduleIds: string[]; imports: string[] }

const file = (fileName: string, moduleIds: string[], imports: string[] = []): File => ({
  ...{ type: 'chunk', fileName, imports },
  moduleIds: moduleIds.map((id) => `/shop/src/${id.startsWith('contract/') ? '' : 'web/'}${id}`),
})

/** What the plugin says of a build of these files; undefined when it lets it pass. */
function saidOf(files: File[], environment = 'client'): string | undefined {
  let said: string | undefined
  const build = { environment: { name: environment }, error: (words: string) => (said = words) }
  const bundle = Object.fromEntries(files.map((one) => [one.fileName, one]))
  // As the bundler calls it.
  const { generateBundle } = walls() as { generateBundle?: unknown }
  ;(generateBundle as (this: object, options: object, bundle: object) => void).call(
    build,
    {},
    bundle,
  )
  return said
}

/** The same at the end of a build in which each module was imported by the one before it. */
function saidOfModules(chain: string[], environment = 'client'): string | undefined {
  let said: string | undefined
  const build = {
    environment: { name: environment },
    error: (words: string) => (said = words),
    getModuleIds: () => chain,
    getModuleInfo: (id: string) => ({
      importers: chain.slice(chain.indexOf(id) - 1, chain.indexOf(id)),
    }),
  }
  const { buildEnd } = walls() as { buildEnd?: unknown }
  ;(buildEnd as (this: object) => void).call(build)
  return said
}

describe('the walls of the browser build', () => {
  it('let a storefront pass that loads the admin area later, and each language alone', () => {
    const files = [
      file('home.js', ['home/home-page.tsx']),
      file('admin.js', ['admin/today/today-tab.tsx'], ['home.js']),
      file('ta.js', ['words/ta.ts', 'words/ta/cart.ts']),
      file('ta-refusals.js', ['words/refusals/ta.ts'], ['ta.js']),
    ]
    expect(saidOf(files)).toBeUndefined()
  })

  it('stop a storefront that would load the admin area, its words or what reads its forms', () => {
    const parts = ['admin/today/today-tab.tsx', 'words/en/admin/orders.ts']
    for (const part of [...parts, 'contract/orders/admin-calls.ts']) {
      const files = [file('home.js', ['home/home-page.tsx'], ['w.js']), file('w.js', [part])]
      expect(saidOf(files)).toBe('The storefront would load the admin area: home.js → w.js')
      expect(saidOf(files, 'ssr')).toBeUndefined()
    }
  })

  it('stop words of one language that travel with another or with a screen', () => {
    expect(saidOf([file('both.js', ['words/ta/cart.ts', 'words/te/cart.ts'])])).toBe(
      'both.js would mix ta and te',
    )
    expect(saidOf([file('mixed.js', ['words/ta/cart.ts', 'cart/cart-page.tsx'])])).toContain('mix')
    const led = [file('cart.js', ['cart/cart-page.tsx'], ['ta.js']), file('ta.js', ['words/ta.ts'])]
    expect(saidOf(led)).toBe('Words of another language would travel with cart.js: ta.js')
    const other = [
      file('te.js', ['words/refusals/te.ts'], ['ta.js']),
      file('ta.js', ['words/ta.ts']),
    ]
    expect(saidOf(other)).toBe('Words of another language would travel with te.js: ta.js')
  })

  it('stop code of the server, and say by which way it came', () => {
    const chain = ['/shop/src/web/cart/cart-page.tsx', '/shop/src/server/platform/shop.ts']
    expect(saidOfModules(chain)).toBe(
      'Server code reached the browser:\n  web/cart/cart-page.tsx\n  → server/platform/shop.ts',
    )
    expect(saidOfModules(chain, 'ssr')).toBeUndefined()
    expect(saidOfModules(chain.slice(0, 1))).toBeUndefined()
  })
})
