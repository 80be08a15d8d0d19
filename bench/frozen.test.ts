import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { freePort } from '../test/free-port.ts'
import { startFront } from './nginx-front.ts'
import { hasNginx } from './run-nginx.ts'

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
    const ports: [number, number] = [await freePort(), await freePort()]
    const [frozen, other] = [await startAnswering(ports[0]), await startAnswering(ports[1])]
    const front = await startFront(ports)
    try {
      const ask = async (path: string, method = 'GET') => {
        const begun = performance.now()
        const reply = await fetch(`${front.url}${path}`, { method })
        const by = await reply.text()
        return { status: reply.status, by, ms: performance.now() - begun }
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
      expect(Math.max(...after.map(({ ms }) => ms))).toBeLessThan(3000)
      const late = after.filter(({ ms }) => ms > 1000)
      expect(late.length).toBeGreaterThan(0)
      expect(late.length).toBeLessThan(after.length / 3)
    } finally {
      await front.stop()
      frozen.kill('SIGKILL')
      other.kill('SIGKILL')
    }
  },
  60_000,
)
