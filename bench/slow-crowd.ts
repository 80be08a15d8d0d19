import net from 'node:net'

export type Kind = 'headers' | 'bodies' | 'answers'
export type Crowd = { opened: number; mostAtOnce: number; longestMs: Record<Kind, number> }

const kinds: Kind[] = ['headers', 'bodies', 'answers']

const beginnings: Record<Kind, string> = {
  headers: 'GET /products HTTP/1.1\r\nHost: shop\r\n',
  bodies:
    'POST /api/contact HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"name":"',
  answers: 'GET /products HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n',
}
const next: Record<Kind, string> = { headers: 'X-Slow: 1\r\n', bodies: 'a', answers: '' }

/** So many slow lines, a third of each kind; one that is cut is opened again until the time is over. */
export async function slowCrowd(url: string, lines: number, ms: number): Promise<Crowd> {
  const until = Date.now() + ms
  const crowd: Crowd = {
    opened: 0,
    mostAtOnce: 0,
    longestMs: { headers: 0, bodies: 0, answers: 0 },
  }
  let open = 0
  const one = async (n: number) => {
    const kind = kinds[n % kinds.length] ?? 'headers'
    while (Date.now() < until) {
      const heldMs = await slowLine(Number(new URL(url).port), kind, until, () => {
        open += 1
        crowd.opened += 1
        crowd.mostAtOnce = Math.max(crowd.mostAtOnce, open)
        return () => (open -= 1)
      })
      crowd.longestMs[kind] = Math.max(crowd.longestMs[kind], heldMs)
    }
  }
  await Promise.all(Array.from({ length: lines }, (_line, n) => one(n)))
  return crowd
}

/** Says a little every two seconds, or takes a byte of what it is told; answers how long it was borne. */
function slowLine(
  port: number,
  kind: Kind,
  until: number,
  begin: () => () => void,
): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now()
    const socket = net.connect({ port, host: '127.0.0.1' })
    let end = (): void => undefined
    socket.on('connect', () => {
      end = begin()
      socket.write(beginnings[kind])
      socket.pause()
    })
    const drip = setInterval(() => {
      if (Date.now() > until) socket.destroy()
      else if (kind === 'answers') socket.read(1)
      else socket.write(next[kind])
    }, 2_000)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(drip)
      end()
      resolve(performance.now() - began)
    })
    // A line that is cut is noticed by reading its end.
    if (kind !== 'answers') socket.resume()
  })
}
