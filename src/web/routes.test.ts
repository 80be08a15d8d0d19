import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import { isForEverybody } from '#domain/shared-pages.ts'
import { builtInPages, refuseSlug } from '#domain/slug.ts'
import routes from './routes.ts'

const paths = routes.map(({ path = '' }: RouteConfigEntry) => `/${path}`)

it('each screen is somebody’s own unless it stands here among those that are the same for everybody', () => {
  const seen = (path: string) => isForEverybody(path.replaceAll(':', '').replace(/\*$/, 'any'))
  expect(paths.filter(seen).sort()).toEqual(
    [
      ...['/', '/products', '/products/:category', '/product/:slug', '/compare', '/menu'],
      ...['/about-us', '/shipping-returns', '/contact', '/seller', '/faqs', '/:slug'],
      ...['/stories', '/stories/page/:page', '/stories/:slug', '/*'],
    ].sort(),
  )
})

it('no page of the owner is given the address of a screen', () => {
  const first = new Set(paths.map((path) => path.split('/')[1] ?? ''))
  const pages: readonly string[] = builtInPages
  const words = [...first].filter((part) => /^[a-z]/.test(part) && !pages.includes(part))
  expect(words.filter((part) => refuseSlug('page', part) === null)).toEqual([])
  expect(words.length).toBeGreaterThan(20)
})
