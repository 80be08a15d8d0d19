import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Shop } from '../shop.ts'
import type { App } from './app.ts'
import { safetyHeaders } from './headers.ts'
import type { PageCache } from './page-cache.ts'
import { cutSlowClients, patience, timesOf } from './slow-clients.ts'
import { staticFiles } from './static-files.ts'

const built = path.resolve(import.meta.dirname, '../../../dist/client')

/** Puts the shop on a port: files and kept pages straight from memory, everything else through the app. */
export function listen(shop: Shop, app: App, cache: PageCache): Promise<http.Server> {
  const { host, port, isHttps } = shop.config
  const file = staticFiles(built, safetyHeaders(isHttps))
  const think = getRequestListener((request, env) => app.fetch(request, { incoming: env.incoming }))
  const server = http.createServer(timesOf(patience), (req, res) => {
    // While we stop, a browser's next request opens a line to another process.
    if (!server.listening) res.shouldKeepAlive = false
    if (file(req, res) || cache.answer(req, res)) return
    void think(req, res)
  })
  cutSlowClients(server, patience)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

/** Milliseconds in which a browser that keeps a line open hears that it is to use another one. */
const farewellMs = 1500

/** Stops taking connections, answers what comes on the open ones once more, at most 25 seconds. */
export function close(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setTimeout(() => server.closeIdleConnections(), farewellMs)
    const hard = setTimeout(() => server.closeAllConnections(), 25_000)
    // http's own close would cut idle lines at once, also those on which a request is under way.
    net.Server.prototype.close.call(server, () => {
      clearTimeout(idle)
      clearTimeout(hard)
      resolve()
    })
  })
}
