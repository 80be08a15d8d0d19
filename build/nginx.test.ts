import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFront } from '../bench/nginx-front.ts'
import { hasNginx } from '../bench/run-nginx.ts'

const own = 'max-age=63072000; includeSubDomains; preload'
const token = 'a-link-that-opens-an-order'

// On Debian: apt-get install nginx.
describe.skipIf(!hasNginx())('deploy/nginx.conf, as it is shipped', () => {
  let shop: http.Server
  let front: Awaited<ReturnType<typeof startFront>>
  beforeAll(async () => {
    shop = http.createServer((_, reply) =>
      reply.writeHead(200, { 'Strict-Transport-Security': own }).end('said'),
    )
    await once(shop.listen(0, '127.0.0.1'), 'listening')
    const { port } = shop.address() as AddressInfo // It listens on a port.
    front = await startFront([port, port])
  })
  afterAll(async () => {
    await front?.stop()
    shop.closeAllConnections()
    shop.close()
  })

  it('what it answers itself asks for https as well, and the shop’s own word stands as it is', async () => {
    const asked = await fetch(`${front.url}/order/${token}?secret=${token}`)
    expect(asked.headers.get('strict-transport-security')).toBe(own)
    const large = { method: 'POST', body: 'x'.repeat(2 * 1024 * 1024) }
    for (const reply of [
      await fetch(`${front.url}/`, large),
      await fetch(`${front.url}/metrics`),
    ]) {
      expect([404, 413]).toContain(reply.status)
      expect(reply.headers.get('strict-transport-security')).toBe(
        'max-age=63072000; includeSubDomains',
      )
    }
  })

  it('its log says when, from where and how it went, and no address', async () => {
    await fetch(`${front.url}/order/${token}`, {
      headers: { referer: `${front.url}/order/${token}` },
    })
    await expect
      .poll(() => front.log())
      .toMatch(/^127\.0\.0\.1 \[\S+\] GET 200 \d+ \S+ id=\w{32}$/m)
    expect(front.log()).not.toContain(token)
  })
})
