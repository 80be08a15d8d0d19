import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'

export type TakenText = { to: string; text: string; channel: string; template?: string }
type Mood = {
  /** What it answers; null: it takes the message and cuts the line. */
  status: number | null
}

export const textToken = 'texts-token-1'

export type FakeTextGateway = Awaited<ReturnType<typeof openFakeTextGateway>>

/** A gateway for text messages on the loopback: takes what has its token, and remembers it. */
export async function openFakeTextGateway(port = 0) {
  const taken: TakenText[] = []
  const mood: Mood = { status: 202 }
  const server = http.createServer((request, response) => {
    void readBody(request).then((body) => {
      const isOurs = request.headers.authorization === `Bearer ${textToken}`
      if (!isOurs) return response.writeHead(401).end()
      if (mood.status === null || mood.status < 300) taken.push(JSON.parse(body))
      if (mood.status === null) return request.socket.destroy()
      return response.writeHead(mood.status).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: at } = server.address() as AddressInfo // A TCP server has a port.
  return {
    ...{ taken, mood },
    url: `http://127.0.0.1:${at}/messages`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const gateway = await openFakeTextGateway(Number(process.argv[2] ?? 4300))
  process.stdout.write(`A gateway for text messages: ${gateway.url}, token ${textToken}\n`)
}
