import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { PageCache } from '../cache/page-cache.ts'
import { createRequestQueue } from '../request-queue.ts'
import type { Shop } from '../shop.ts'
import { safetyHeaders } from './headers.ts'
import { logAccess } from './observing/access-log.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'
import type { Env } from './request.ts'
import { cutSlowClients, patience, timesOf } from './slow-clients.ts'
import { staticFiles } from './static-files.ts'

const built = path.resolve(import.meta.dirname, '../../../../dist/client')

export type Visitors = {
  isLeaving: () => boolean
  /** Told every address that is read, whatever answers it; it neither fails nor waits. */
  seen?: (address: string) => void
}

/** Puts the shop on a port: files and kept pages straight from memory, everything else through the app. */
export function listen(
  shop: Shop,
  app: Hono<Env>,
  cache: PageCache,
  { isLeaving, seen = () => undefined }: Visitors,
): Promise<http.Server> {
  const { host, port, trustProxy, hasAccessLog } = shop.config
  const file = staticFiles(built, safetyHeaders(shop.config))
  const think = getRequestListener((request, env) => app.fetch(request, { incoming: env.incoming }))
  const queue = createRequestQueue()
  const server = http.createServer(timesOf(patience, trustProxy !== null), (req, res) => {
    // A browser's next request opens a line to another process.
    if (isLeaving()) res.shouldKeepAlive = false
    if (hasAccessLog) logAccess(shop.log, req, res)
    if (file(req, res)) return
    if (req.method === 'GET') seen(req.url ?? '/')
    if (cache.answer(req, res)) return
    queue.add(() => void think(req, res))
  })
  server.on('connection', queue.connected)
  cutSlowClients(server, patience)
  refuseUnreadable(server, shop.config)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

/** Milliseconds in which a browser that keeps a line open hears that it is to use another one. */
const farewellMs = 1000
/** Milliseconds in which those who came last say what they want. */
const firstWordsMs = 500
const patienceMs = 25_000

export type Leave = {
  /** How long visitors are still taken, so that a proxy notices and turns to others. */
  leaveMs: number
  /** The door closes at once: others of this machine take the new visitors, or nobody can. */
  isShut: boolean
}

/** Lets no new visitor in when its time has come, and ends once what was begun is answered: 25 s later at most. */
export async function close(server: http.Server, { leaveMs, isShut }: Leave): Promise<void> {
  const ended = once(server, 'close')
  // http's own close would cut idle lines at once, also those on which a request is under way.
  const shut = () => net.Server.prototype.close.call(server)
  const isAwaited = leaveMs > 0 || (await linesOf(server)) > 0
  if (isShut || !isAwaited) shut()
  await Promise.race([ended, pause(Math.max(leaveMs, farewellMs))])
  if (server.listening) {
    await quietTurn()
    shut()
  }
  await Promise.race([ended, pause(firstWordsMs)])
  await quietTurn()
  server.closeIdleConnections()
  const hard = setTimeout(() => server.closeAllConnections(), patienceMs)
  await ended
  clearTimeout(hard)
}

/** A turn of the loop so short that hardly anything can have come since it looked at the door and the lines last. */
async function quietTurn() {
  for (let left = 100, began = 0; left > 0 && performance.now() - began > 1; left--) {
    began = performance.now()
    await turn()
  }
}

const linesOf = (server: http.Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
