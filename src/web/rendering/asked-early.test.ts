import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { askEarly } from './asked-early.ts'

const cache = new QueryClient()
/** As a screen does that is drawn on the server: nothing is fetched. */
const ask = (queryKey: string[], enabled?: boolean) =>
  new QueryObserver(cache, {
    ...{ queryKey, queryFn: () => null },
    ...(enabled !== undefined && { enabled }),
  })

it('tells a browser to ask what a page wants and nobody has answered, as its code will', () => {
  ask(['/api/admin/stock?sort=created&page=1'])
  ask(['/api/admin/today'], true)
  ask(['/api/admin/today/queue'], false)
  ask(['/api/settings', 'fresh'])
  ask(['of-this-page'])
  cache.setQueryData(['/api/shop'], {})
  ask(['/api/shop'])
  const hint = '<link rel="preload" as="fetch" crossorigin="anonymous" href='
  expect(askEarly([cache])).toBe(
    `${hint}"/api/admin/stock?sort=created&amp;page=1">${hint}"/api/admin/today">`,
  )
})
