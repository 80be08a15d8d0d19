import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { cutSlowClients, type Patience, patience, timesOf } from './slow-clients.ts'

const short: Patience = {
  headersMs: 150,
  bodyMs: 200,
  uploadMs: 60_000,
  readingMs: 200,
  idleMs: 5_000,
  proxyIdleMs: 5_000,
  lookMs: 50,
  checkMs: 50,
}
/** More than the kernel keeps for anybody. */
const long = Buffer.alloc(64 * 1024 * 1024, 'a')

let server: http.Server
afterEach(async () => {
  vi.useRealTimers()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Opens the server; `onBody` is called when a body has come that is to be answered late. */
async function open(times: Patience, onBody: (answer: () => void) => void = () => undefined) {
  server = http.createServer(timesOf(times), (req, res) => {
    if (req.url !== '/unread') req.resume()
    const answer = () => res.end(req.url === '/long' ? long : 'said')
    if (req.url === '/late') req.on('end', () => onBody(answer))
    else if (req.url === '/unread') answer()
    else req.on('end', answer)
  })
  cutSlowClients(server, times)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

/** Sends the beginning of a request and nothing more; answers what came back before the line was cut. */
function leftHanging(beginning: string, { isReading = true } = {}): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    const { port } = server.address() as AddressInfo // It listens on a port.
    const socket = net.connect(port, '127.0.0.1', () => socket.write(beginning))
    if (isReading) socket.on('data', (bytes) => (said += bytes))
    else socket.pause()
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(said))
    if (!isReading) server.once('connection', (line) => line.once('close', () => socket.destroy()))
  })
}

it('headers that never end', async () => {
  await open(short)
  expect(await leftHanging('GET / HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1\.1 408 /)
})

it('a body that never ends', async () => {
  await open(short)
  const begun = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{"a"'
  expect(await leftHanging(begun)).toBe('')
  const inPieces = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n'
  expect(await leftHanging(inPieces)).toBe('')
})

it('an answer that nobody takes', async () => {
  await open(short)
  expect(await leftHanging('GET /long HTTP/1.1\r\nHost: a\r\n\r\n', { isReading: false })).toBe('')
})

it('who is quick gets the whole answer, also on a line used again', async () => {
  await open(patience)
  const both =
    'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  expect((await leftHanging(both)).match(/said/g)).toHaveLength(2)
})

it('whose body came in time waits for the answer, however long it takes', async () => {
  // Only the waiting for a body goes by this clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open(patience, (answer) => {
    vi.advanceTimersByTime(2 * patience.bodyMs)
    answer()
  })
  const body = 'Content-Length: 3\r\n\r\nabc'
  const first = `POST /unread HTTP/1.1\r\nHost: a\r\n${body}`
  const second = `POST /late HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${body}`
  expect((await leftHanging(first + second)).match(/said/g)).toHaveLength(2)
})

it('the shop cuts slow headers within 15 seconds and slow bodies within 35', () => {
  expect(patience.headersMs + patience.lookMs).toBeLessThanOrEqual(15_000)
  expect(patience.bodyMs).toBeLessThanOrEqual(35_000)
})
