import { expect, it } from 'vitest'
import { isOpenAddress, isOutside, placeOf } from './link.ts'

it('a menu leads to open paths of the shop and to https addresses, and nowhere else', () => {
  const good = [
    '/',
    '/products?fabrics=Silk',
    '/about-us',
    '/administration',
    'https://a.example/b?c#d',
  ]
  const bad = [
    ...[
      '',
      'about-us',
      '//evil.example',
      '/\\evil.example',
      '/a b',
      '/admin',
      '/admin/orders',
      '/api/shop',
    ],
    ...[
      'http://a.example',
      'javascript:alert(1)',
      'https://',
      'https://you@evil.example',
      'mailto:a@b.example',
    ],
  ]
  for (const address of good) expect(isOpenAddress(address), address).toBe(true)
  for (const address of bad) expect(isOpenAddress(address), address).toBe(false)
})

it('no other spelling of a closed path or of another shop gets by', () => {
  const closed = [
    '/ADMIN',
    '/%61dmin',
    '/x/../admin/orders',
    '/./api/shop',
    '/%2e%2e/admin',
    '/Api',
  ]
  const away = ['/.//x', '/x/..//evil.example', '/%2Fevil.example', '/%5Cevil.example', '/%zz']
  for (const address of [...closed, ...away]) expect(isOpenAddress(address), address).toBe(false)
  for (const address of ['/products?fabrics=%61dmin', '/products/new%20looms', '/stories/admin'])
    expect(isOpenAddress(address), address).toBe(true)
})

it('what does not begin with a slash is outside', () => {
  expect([isOutside('/products'), isOutside('https://a.example')]).toEqual([false, true])
})

it('a page, a category, a saree and a story have to be there for a link to lead to them', () => {
  expect(placeOf('/festival')).toEqual({ kind: 'page', slug: 'festival' })
  expect(placeOf('/ta/festival/?from=bar#top')).toEqual({ kind: 'page', slug: 'festival' })
  expect(placeOf('/products/gadwal')).toEqual({ kind: 'category', slug: 'gadwal' })
  expect(placeOf('/product/maroon')).toEqual({ kind: 'product', slug: 'maroon' })
  expect(placeOf('/stories/korvai')).toEqual({ kind: 'story', slug: 'korvai' })
  expect(placeOf('/no/such/place')).toEqual({ kind: 'page', slug: 'no/such/place' })
  const always = ['/', '/ta', '/products', '/products?fabrics=Silk', '/stories', '/stories/page/2']
  for (const address of [...always, '/about-us', '/gift-card/buy', 'https://a.example/festival'])
    expect(placeOf(address), address).toBeNull()
})
