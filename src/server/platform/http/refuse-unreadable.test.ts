import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { refuseUnreadable } from './refuse-unreadable.ts'
import { type Patience, patience, timesOf } from './slow-clients.ts'

let server: http.Server
async function open(options: Partial<Patience> = {}) {
  const times = { ...patience, ...options }
  server = http.createServer(timesOf(times), (_req, res) => res.end('said'))
  refuseUnreadable(server, { isHttps: true, hasHstsPreload: false })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** What comes back for these bytes until the line ends. */
function said(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const { port } = server.address() as AddressInfo // It listens on a port.
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (piece) => (text += piece))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
}

const post = 'POST / HTTP/1.1\r\nHost: a\r\n'
const pieces = 'Transfer-Encoding: chunked\r\n'

it.each([
  ['headers beyond 16 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'cookies beyond 16 kB',
    `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a=b; '.repeat(4_000)}\r\n\r\n`,
    431,
  ],
  ['what is no request', 'nonsense\r\n\r\n', 400],
  // Two readings of where a message ends are one request too many behind a proxy (V4.2.1).
  ['two lengths', `${post}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`, 400],
  ['a length and pieces', `${post}Content-Length: 4\r\n${pieces}\r\n0\r\n\r\n`, 400],
  ['pieces and a length', `${post}${pieces}Content-Length: 4\r\n\r\n0\r\n\r\n`, 400],
  ['pieces of a kind that nobody knows', `${post}Transfer-Encoding: chunked, x\r\n\r\n`, 400],
  ['a length that is none', `${post}Content-Length: +4\r\n\r\nabcd`, 400],
  ['a space before the colon', `${post}Content-Length : 4\r\n\r\nabcd`, 400],
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\n', 408],
])('%s', async (_name, bytes, status) => {
  // Who is slow is cut at once here, and whoever has said all of it is not hurried.
  await open(status === 408 ? { headersMs: 100, uploadMs: 200, lookMs: 20, checkMs: 20 } : {})
  const text = await said(bytes)
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const heads = [
    'Content-Type: application/json',
    'X-Content-Type-Options: nosniff',
    'Strict-Transport-Security: max-age=63072000; includeSubDomains',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'; sandbox",
  ]
  expect(head.split('\r\n')).toEqual(expect.arrayContaining(heads))
  expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/), status })
})

it('whoever can be read is answered as ever', async () => {
  await open()
  expect(await said('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(
    /200 OK[\s\S]*said/,
  )
})
