import http from 'node:http'
import type { Socket } from 'node:net'
import { inEnglish, type PlainCode } from '#domain/refusals/list.ts'
import type { Config } from '../config.ts'
import { inertPolicy, safetyHeaders } from './headers.ts'

type Unread = { status: number; refusal: PlainCode }

/** What Node's parser stumbles over, and what it is called; anything else is 400. */
const known: Record<string, Unread> = {
  HPE_HEADER_OVERFLOW: { status: 431, refusal: 'headers-too-large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, refusal: 'request-too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, refusal: 'request-too-slow' },
}
const unreadable: Unread = { status: 400, refusal: 'unreadable-request' }

/** Answers requests that never become one with a sentence, as all others are, and ends their line. */
export function refuseUnreadable(
  server: http.Server,
  config: Pick<Config, 'isHttps' | 'hasHstsPreload'>,
) {
  const safety = { ...safetyHeaders(config), 'Content-Security-Policy': inertPolicy }
  const always = Object.entries(safety).map(([name, value]) => `${name}: ${value}`)
  server.on('clientError', (error: NodeJS.ErrnoException, line) => {
    const socket = line as Socket // http's servers have no other lines.
    const isAnswered = socket.bytesWritten > 0 && error.code === 'HPE_INVALID_EOF_STATE'
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) return void socket.destroy()
    const { status, refusal } = known[error.code ?? ''] ?? unreadable
    const told = { code: 'invalid', refusal, params: {} }
    const body = JSON.stringify({ message: inEnglish(refusal), status, ...told })
    const head = [
      `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json',
      'Cache-Control: no-store',
      ...always,
      `Content-Length: ${Buffer.byteLength(body)}`,
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  })
}
