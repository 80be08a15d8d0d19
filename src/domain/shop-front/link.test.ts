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

it('what does not begin with a slash is outside', () => {
  expect([isOutside('/products'), isOutside('https://a.example')]).toEqual([false, true])
})
