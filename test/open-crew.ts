import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { writeOpening } from '#server/settings/opening.ts'
import type { TestShop } from './create-test-shop.ts'
import { freePort } from './free-port.ts'

const main = path.resolve(import.meta.dirname, '../src/server/main.ts')

/** A connection that was on its way to a process when that died is heard of no more. */
const patienceMs = 30_000

export type Answer = { status: number; body: string }
export type Wish = { method?: string; headers?: Record<string, string>; body?: string }

export type OpenCrew = {
  port: number
  /** Asks over a connection of its own, so that the processes take turns. */
  ask(path: string, wish?: Wish): Promise<Answer>
  /** Process ids of those that answer. */
  members(): number[]
  /** Has one process after the other replaced. */
  renew(): void
  /** Stops as a machine would and answers the exit code. */
  stop(): Promise<number | null>
}

/** The real server as two processes on the database of a test shop. */
export async function openCrew({ shop }: TestShop): Promise<OpenCrew> {
  const port = await freePort()
  const { dataDir, database } = shop.config
  await shop.db.write((tx) => writeOpening(tx, { isOpen: true }, shop.now()))
  const lead = startMain({
    PORT: String(port),
    DATA_DIR: dataDir,
    WEB_PROCESSES: '2',
    ...(shop.db.engine === 'postgres' && { DATABASE_URL: database }),
  })
  const ended = once(lead, 'exit')
  const failed = ended.then(([code]) => Promise.reject(new Error(`The crew ended with ${code}.`)))
  await Promise.race([once(lead, 'message'), failed])
  failed.catch(() => undefined)
  return {
    port,
    ask: (address, wish) => ask(port, address, wish),
    members: () => childrenOf(lead.pid ?? 0),
    renew: () => void lead.kill('SIGHUP'),
    async stop() {
      lead.kill('SIGTERM')
      const [code] = await ended
      return code
    },
  }
}

/** Runs `src/server/main.ts` in surroundings of its own; what it tells on standard error goes to ours, or is piped. */
export function startMain(
  environment: Record<string, string>,
  errors: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return fork(main, {
    env: {
      PATH: process.env['PATH'],
      SHOP_DEMO: '0',
      ADMIN_PASSWORD: 'a-good-long-password',
      ORDERS_PER_NETWORK: '0',
      PICTURE_QUEUE: '0',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['ignore', 'ignore', errors, 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
}

function ask(port: number, address: string, wish: Wish = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = wish
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path: address, method, headers, agent: false },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part) => (text += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
        response.on('error', reject)
      },
    )
    request.on('error', reject)
    request.setTimeout(patienceMs, () => request.destroy(new Error('Nobody answered.')))
    request.end(body)
  })
}

function childrenOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))
}
