import type http from 'node:http'
import type { Socket } from 'node:net'

/** How long somebody may take over a request or an answer before the line is cut. */
export type Patience = {
  /** From the first byte to the last header. */
  headersMs: number
  /** From the first byte to the end of the body, in which no file comes. */
  bodyMs: number
  /** The same for a form with pictures, from a phone with a bad line. */
  uploadMs: number
  /** Between two pieces of an answer that are taken. */
  readingMs: number
  /** Between an answer and the next request of the same line. */
  idleMs: number
  /** The same for a proxy's line: far longer than the proxy keeps it, so that a late process cuts none in use. */
  proxyIdleMs: number
  /** Between two looks at who is slow to take an answer, while anybody is connected. */
  lookMs: number
  /** The same at who is slow with a request; node:http looks on when nobody is connected, and each look wakes a quiet process. */
  checkMs: number
}

export const patience: Patience = {
  headersMs: 10_000,
  bodyMs: 30_000,
  uploadMs: 120_000,
  readingMs: 60_000,
  idleMs: 5_000,
  proxyIdleMs: 65_000,
  lookMs: 2_000,
  checkMs: 5_000,
}

/** What node:http has to know when the server is made. */
export const timesOf = (times: Patience, isBehindProxy = false): http.ServerOptions => ({
  headersTimeout: times.headersMs,
  requestTimeout: times.uploadMs,
  connectionsCheckingInterval: times.checkMs,
  keepAliveTimeout: isBehindProxy ? times.proxyIdleMs : times.idleMs,
})

/** Cuts slow clients before they can hold what others need (S40); to be said before the server listens. */
export function cutSlowClients(server: http.Server, { bodyMs, readingMs, lookMs }: Patience) {
  server.maxConnections = 2_000
  server.maxHeadersCount = 100
  server.on('request', (req) => {
    if (!hasBody(req) || isUpload(req)) return
    const tooLate = setTimeout(() => {
      // The answer may take longer than the body did.
      if (!req.complete) req.socket.destroy()
    }, bodyMs)
    req.once('close', () => clearTimeout(tooLate))
  })
  cutSlowReaders(server, readingMs, lookMs)
}

const hasBody = ({ headers }: http.IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

const isUpload = ({ headers }: http.IncomingMessage) =>
  headers['content-type']?.startsWith('multipart/form-data') === true

/** A reader is slow when something waits for it and it has taken nothing for so long. */
function cutSlowReaders(server: http.Server, readingMs: number, lookMs: number) {
  const open = new Map<Socket, { taken: number; since: number }>()
  let looking: NodeJS.Timeout | undefined
  const rest = () => {
    clearInterval(looking)
    looking = undefined
  }
  server.on('connection', (socket) => {
    open.set(socket, { taken: 0, since: performance.now() })
    looking ??= setInterval(look, lookMs).unref()
    socket.once('close', () => {
      open.delete(socket)
      if (open.size === 0) rest()
    })
  })
  const look = () => {
    const now = performance.now()
    for (const [socket, seen] of open) {
      const taken = socket.bytesWritten - socket.writableLength
      const isIdle = socket.writableLength === 0
      if (isIdle || taken !== seen.taken) open.set(socket, { taken, since: now })
      else if (now - seen.since > readingMs) socket.destroy()
    }
  }
  server.once('close', rest)
}
