import { expect, it } from 'vitest'
import { isOpenAddress, isOutside } from './link.ts'

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
