import type http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { createApp } from '../../../app/app.ts'
import { createShop } from '../../../app/create-shop.ts'
import { createPageCache } from '../../cache/page-cache.ts'
import { openLog } from '../../shop.ts'
import { close, listen } from '../listen.ts'

type Line = Record<string, unknown>

/** A shop that listens on a port of its own, and what it wrote about who asked. */
async function opened(environment: Record<string, string>) {
  const testShop = await createTestShop({ environment })
  const lines: Line[] = []
  const config = { ...testShop.shop.config, logLevel: 'info', port: 0 }
  const log = openLog(config, { write: (line) => void lines.push(JSON.parse(line)) })
  const shop = await createShop(config, { log })
  const cache = createPageCache(shop.db.version, shop.now)
  const server = await listen(shop, createApp(shop, { cache }), cache, {
    isLeaving: () => false,
  })
  const { port } = server.address() as AddressInfo // It listens on a port.
  return {
    lines,
    async ask(path: string, method = 'GET') {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method })
      await answer.text()
      return answer
    },
    async end() {
      await close(server as http.Server, { leaveMs: 0, isShut: true })
      await shop.close()
      await testShop.close()
    },
  }
}

it('every answer is a line, kept ones too, by its pattern and without what was asked', async () => {
  const { ask, lines, end } = await opened({ ACCESS_LOG: '1' })
  await ask('/api/products?category=canary-query')
  await ask('/api/products?category=canary-query')
  const thought = await ask('/api/orders/canary-token')
  await end()
  const access = lines.filter(({ event }) => event === 'access')
  expect(access).toMatchObject([
    {
      method: 'GET',
      route: '/api/products',
      status: 200,
      requestId: expect.any(String),
      isWhole: true,
    },
    { route: '/api', status: 200 },
    {
      route: '/api/orders/{token}',
      status: 404,
      requestId: thought.headers.get('x-request-id'),
    },
  ])
  for (const { ms, bytes } of access) {
    expect(ms).toBeGreaterThan(0)
    expect(bytes).toBeGreaterThan(50)
  }
  expect(JSON.stringify(lines)).not.toContain('canary')
})

it('without ACCESS_LOG there is none', async () => {
  const { ask, lines, end } = await opened({})
  await ask('/api/categories')
  await end()
  expect(lines).toEqual([])
})
