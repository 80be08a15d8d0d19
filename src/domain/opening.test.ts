import { describe, expect, it } from 'vitest'
import { isShownBeforeOpening } from './opening.ts'

describe('before the shop opens', () => {
  it.each([
    '/',
    '/products',
    '/products/kanjivaram',
    '/product/x',
    '/cart',
    '/checkout',
    '/ta',
    '/hi/products',
    '/about-us',
    '/accounts',
    '/no-such-page',
  ])('%s says that it opens soon', (path) => expect(isShownBeforeOpening(path)).toBe(false))

  it.each([
    '/login',
    '/ta/login',
    '/admin',
    '/admin/products',
    '/account/orders',
    '/order/abc',
    '/te/order/abc',
    '/terms',
    '/privacy-policy',
    '/contact',
    '/notices/newsletter',
    '/my-data/1',
    '/login.data',
  ])('%s is reached', (path) => expect(isShownBeforeOpening(path)).toBe(true))
})
