import { expect, it } from 'vitest'
import { pageKind } from './page-kind.ts'

it.each([
  ['/', '/'],
  ['/products', '/products'],
  ['/products/kanjivaram-silk', '/products/:category'],
  ['/product/maroon-kanjivaram', '/product/:slug'],
  ['/product/maroon-kanjivaram.data', '/product/:slug'],
  ['/products.data', '/products'],
  ['/_root.data', '/'],
  ['/admin/products', '/admin'],
  ['/our-weavers', '/:page'],
  ['/ta', '/'],
  ['/ta/_root.data', '/'],
  ['/hi/product/maroon-kanjivaram', '/product/:slug'],
  ['/a/b/c', 'other'],
])('counts %s as %s', (path, kind) => expect(pageKind(path)).toBe(kind))
