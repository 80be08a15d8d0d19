import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageOf, languages, pathIn, plainPath } from './language.ts'

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
