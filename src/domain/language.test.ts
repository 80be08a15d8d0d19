import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  adminLanguageOf,
  isAdminPath,
  languageOf,
  languages,
  pathIn,
  plainPath,
} from './language.ts'

const anyLanguage = fc.constantFrom(...languages)
const anyPath = fc
  .array(fc.string({ unit: 'grapheme', minLength: 1 }).map(encodeURIComponent))
  .map((parts) => `/${parts.join('/')}`)
  .filter((path) => languageOf(path) === 'en')

describe('the language is the first part of the address', () => {
  it.each([
    ['/', 'en', '/'],
    ['/products/kasavu', 'en', '/products/kasavu'],
    ['/ta', 'ta', '/'],
    ['/ta/', 'ta', '/'],
    ['/hi/products', 'hi', '/products'],
    ['/en/products', 'en', '/en/products'],
    ['/xx/products', 'en', '/xx/products'],
    ['/tasar', 'en', '/tasar'],
    ['/products/ta', 'en', '/products/ta'],
    ['/TA/products', 'en', '/TA/products'],
  ])('%s is %s of %s', (path, language, plain) => {
    expect(languageOf(path)).toBe(language)
    expect(plainPath(path)).toBe(plain)
  })

  it('the home page of a language has no slash at its end', () => {
    expect(pathIn('ta', '/')).toBe('/ta')
    expect(pathIn('en', '/')).toBe('/')
  })

  it('what is put together comes apart again', () => {
    fc.assert(
      fc.property(anyLanguage, anyPath, (language, path) => {
        const address = pathIn(language, path)
        expect([languageOf(address), plainPath(address)]).toEqual([language, path])
      }),
    )
  })

  it('what comes apart is put together again', () => {
    fc.assert(
      fc.property(anyLanguage, anyPath, (language, path) => {
        const address = pathIn(language, path)
        expect(pathIn(languageOf(address), plainPath(address))).toBe(address)
      }),
    )
  })
})

it('speaks English to whoever has chosen none of its languages', () => {
  expect(['ta', 'hi', 'en', 'te', 'en-IN', ''].map(adminLanguageOf)).toEqual([
    ...['ta', 'hi', 'en', 'en', 'en', 'en'],
  ])
})

it('knows its addresses from those of the shop', () => {
  expect(['/admin', '/admin/orders/7', '/admin?page=2'].map(isAdminPath)).toEqual([
    true,
    true,
    true,
  ])
  expect(['/', '/administration', '/ta/admin', '/api/admin/staff'].map(isAdminPath)).toEqual(
    Array(4).fill(false),
  )
})
