import { plainPath } from '#domain/language.ts'

/** Addresses that are one screen each; every other one is counted with its like. */
const single = new Set([
  ...['/', '/products', '/cart', '/checkout', '/wishlist', '/search', '/login', '/register'],
  ...['/contact', '/faqs', '/about-us', '/shipping-returns', '/track-order', '/account'],
  ...['/complaint', '/seller', '/my-data', '/stories'],
])

const families: [beginning: string, kind: string][] = [
  ['/products/', '/products/:category'],
  ['/product/', '/product/:slug'],
  ['/stories/page/', '/stories'],
  ['/stories/', '/stories/:slug'],
  ['/uploads/', '/uploads/:name'],
  ['/admin', '/admin'],
  ['/account/', '/account'],
  ['/order/', '/order/:token'],
  ['/complaint/', '/complaint/:number/:secret'],
  ['/my-data/', '/my-data/:id'],
  ['/notices/', '/notices/:purpose'],
  ['/orders/', '/order/:token'],
]

/** The screen that an address belongs to in any language: few names, however many addresses are asked for. */
export function pageKind(pathname: string): string {
  const path = plainPath(pathname.replace(/(?:\/_root)?\.data$/, ''))
  if (single.has(path)) return path
  const family = families.find(([beginning]) => path.startsWith(beginning))
  if (family) return family[1]
  return path.lastIndexOf('/') === 0 ? '/:page' : 'other'
}
