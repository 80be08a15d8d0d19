import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { freePort } from '../test/free-port.ts'
import { shipped, startFront } from './nginx-front.ts'
import { hasNginx } from './run-nginx.ts'

/** How long nginx waits for a machine that has taken a request. */
const readTimeoutMs = Number(/proxy_read_timeout (\d+)ms;/.exec(shipped())?.[1])

/** A process that answers at once, whatever it is asked. */
async function startAnswering(port: number): Promise<ChildProcess> {
  const words = `require('node:http').createServer((_, reply) => reply.end('${port}'))
    .listen(${port}, '127.0.0.1', () => process.send('ready'))`
  const child = spawn(process.execPath, ['-e', words], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

// Where there is no nginx, `npm run prove -- deploys` says so.
it.runIf(hasNginx())(
  'behind nginx a machine that hangs costs a visitor 3 s at most, and most of them nothing',
  async () => {
    expect(readTimeoutMs).toBeLessThanOrEqual(3000)
    const ports: [number, number] = [await freePort(), await freePort()]
    const [frozen, other] = [await startAnswering(ports[0]), await startAnswering(ports[1])]
    const front = await startFront(ports)
    try {
      /** How often nginx has waited in vain so far, by its own word. */
      const waits = () => front.errors().match(/upstream timed out/g)?.length ?? 0
      const ask = async (path: string, method = 'GET') => {
        const [begun, waitsBefore] = [performance.now(), waits()]
        const reply = await fetch(`${front.url}${path}`, { method })
        const by = await reply.text()
        return { status: reply.status, by, begun, waits: waits() - waitsBefore }
      }
      const before = await Promise.all(Array.from({ length: 8 }, () => ask('/')))
      expect(new Set(before.map(({ by }) => by)).size).toBe(2)
      frozen.kill('SIGSTOP')
      const after = []
      for (let n = 0; n < 12; n++) {
        after.push(await ask('/'), await ask('/api/products'), await ask('/api/orders', 'POST'))
      }
      expect(new Set(after.map(({ status, by }) => `${status} ${by}`))).toEqual(
        new Set([`200 ${ports[1]}`]),
      )
      // Who meets the machine that hangs waits for it once, and whoever comes in the next two seconds is spared it.
      const late = after.filter(({ waits }) => waits > 0)
      expect(late.length).toBeGreaterThan(0)
      expect(new Set(late.map(({ waits }) => waits))).toEqual(new Set([1]))
      late.forEach(({ begun }, at) => {
        const last = late[at - 1]
        if (last) expect(begun - last.begun).toBeGreaterThan(readTimeoutMs + 1000)
      })
    } finally {
      await front.stop()
      frozen.kill('SIGKILL')
      other.kill('SIGKILL')
    }
  },
)
