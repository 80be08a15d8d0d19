import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { adminLanguages, languages } from '#domain/language.ts'
import { dictionaries, languageOfModule } from './dictionaries.ts'

type Plugin = {
  resolveId: (id: string) => string | null
  load: (id: string) => string | null
  generateBundle: (options: object, bundle: object) => void
}
const opened = () => dictionaries() as unknown as Plugin // As the bundler calls it.

const words = (name: string) => `/shop/src/web/words/${name}`
const chunk = (facadeModuleId: string | null, fileName: string) => ({
  ...{ type: 'chunk', facadeModuleId, fileName },
})

it.each(languages.slice(1))('knows the words of %s, whole and of one screen', (language) => {
  expect(languageOfModule(words(`${language}.ts`))).toBe(language)
  expect(languageOfModule(words(`${language}/cart.ts`))).toBe(language)
  expect(languageOfModule(words(`${language}/paying/gift-cards.ts`))).toBe(language)
  expect(languageOfModule(words(`refusals/${language}.ts`))).toBe(language)
  expect(languageOfModule(words(`suggestions/${language}.ts`))).toBe(language)
  expect(languageOfModule(words(`${language}/admin/orders.ts`))).toBe(language)
})

it('knows no other module for words of another language', () => {
  const others = ['en.ts', 'en/cart.ts', 'words.ts', 'xx.ts', 'ta/cart.test.ts', 'ta/a/b.ts']
  for (const name of others) expect(languageOfModule(words(name))).toBeUndefined()
  expect(languageOfModule('/shop/src/web/cart/ta.ts')).toBeUndefined()
})

it('tells the server where the browser finds each language, as its own build has named them', () => {
  const plugin = opened()
  const id = plugin.resolveId('virtual:dictionaries') ?? ''
  expect(id).toBe('\0virtual:dictionaries')
  expect(plugin.resolveId('virtual:other')).toBeNull()
  expect(plugin.load('/shop/src/web/root.tsx')).toBeNull()
  const bundle = {
    ta: chunk(words('ta.ts'), 'assets/ta-1.js'),
    later: chunk(words('refusals/ta.ts'), 'assets/refusals-5.js'),
    hi: chunk(words('hi.ts'), 'assets/hi-2.js'),
    cart: chunk('/shop/src/web/cart/cart-route.tsx', 'assets/cart-3.js'),
    shared: chunk(null, 'assets/shared-4.js'),
    css: { type: 'asset', fileName: 'assets/app.css' },
  }
  const build = (name: string) => plugin.generateBundle.call({ environment: { name } }, {}, bundle)
  build('ssr')
  expect(plugin.load(id)).toBe('export const addresses = {}')
  build('client')
  expect(plugin.load(id)).toBe(
    'export const addresses = {"ta":"/assets/ta-1.js","hi":"/assets/hi-2.js"}',
  )
})

const values = /^import \{.*? from '(\..*?)'/gms

// A file that both sides need would be laid with the admin area's, and a storefront would fetch it: the build ends then.
it.each(adminLanguages.slice(1))(
  "takes the admin area's words of %s from nothing that shoppers read in it",
  (language) => {
    const files = globSync(`src/web/words/${language}/admin/**/*.ts`)
    expect(files.length).toBeGreaterThan(20)
    const taken = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(values)].map(([, from = '']) =>
        path.join(path.dirname(file), from),
      ),
    )
    const outside = taken.filter((file) => /words\/\w\w\/(?!admin)/.test(file))
    expect(outside).toEqual([])
  },
)
