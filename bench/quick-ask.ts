import http from 'node:http'
import type { Ask } from './http-buyer.ts'

/**
 * Asks as fetch does at a third of its cost, so that many visitors fit beside the shop on one machine: bodies stay
 * as they came, compressed where the asker said so.
 */
export function quickAsk() {
  const agent = new http.Agent({ keepAlive: true })
  const ask: Ask = (address, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const given = Object.fromEntries(new Headers(headers))
      const text = typeof body === 'string' ? body : undefined
      const request = http.request(address, { method, agent, headers: given }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('error', reject)
        reply.on('end', () => resolve(responseOf(reply, Buffer.concat(parts))))
      })
      request.on('error', reject)
      request.end(text)
    })
  return { ask, close: () => agent.destroy() }
}

function responseOf({ statusCode = 0, headersDistinct }: http.IncomingMessage, body: Buffer) {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  const isEmpty = [204, 304].includes(statusCode)
  return new Response(isEmpty ? null : new Uint8Array(body), { status: statusCode, headers })
}
