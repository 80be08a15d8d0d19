import { expect, it } from 'vitest'
import { languages, pathIn } from './language.ts'
import { isForEverybody, pieceOf, showsPieces } from './shared-pages.ts'

it('catalogue and content are the same for everybody, in every language', () => {
  const journal = ['/stories', '/stories/page/2', '/stories/the-last-loom']
  const catalogue = ['/', '/products', '/products/kasavu', '/product/ivory', '/about-us']
  for (const path of [...catalogue, ...journal]) {
    for (const language of languages) {
      expect([path, language, isForEverybody(pathIn(language, path))]).toEqual([
        path,
        language,
        true,
      ])
    }
  }
})

it('what is a visitor’s own, or belongs to a link, is not', () => {
  for (const path of [
    ...['/cart', '/checkout', '/account', '/account/orders', '/login', '/admin', '/admin/orders'],
    ...['/order/abc', '/wishlist', '/wishlist/abc', '/track-order', '/newsletter/confirm/abc'],
    '/gift-card',
    ...['/product/ivory/review', '/product', '/product/', '/products/', '/products/a/b'],
    ...['/stories/a/b', '/stories/page/2/3', '/stories.data'],
    ...['/products.data', '/_root.data', '/account.data', '/api/products', '/-/opening-soon'],
    ...['/sitemap.xml', '/robots.txt', '/feeds/products.xml'],
  ]) {
    expect([path, isForEverybody(path)]).toEqual([path, false])
    expect([path, isForEverybody(`/ta${path}`)]).toEqual([path, false])
  }
})

it('knows the piece of a page', () => {
  expect(pieceOf('/product/ivory')).toBe('ivory')
  expect(pieceOf('/ta/product/ivory?page=2')).toBe('ivory')
  expect(pieceOf('/product/%69vory')).toBe('ivory')
  expect(pieceOf('/product/%zz')).toBe('%zz')
  expect(pieceOf('/products/ivory')).toBeUndefined()
})

it('home, lists and sarees show pieces; what the shop tells of itself does not', () => {
  const shown = [
    '/',
    '/?page=2',
    '/products',
    '/products?fabrics=Silk',
    '/product/ivory',
    '/stories/a',
  ]
  const told = ['/about-us', '/faqs?q=a', '/terms', '/product-care']
  for (const path of [...shown, ...told]) {
    expect([path, showsPieces(path)]).toEqual([path, shown.includes(path)])
    expect([path, showsPieces(pathIn('ta', path))]).toEqual([path, shown.includes(path)])
  }
})
