import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { writeOpening } from '#server/settings/opening.ts'
import type { TestShop } from './create-test-shop.ts'
import { freePort } from './free-port.ts'
import { patient } from './patient.ts'

const main = path.resolve(import.meta.dirname, '../src/server/app/main.ts')

/** A connection that was on its way to a process when that died is heard of no more. */
const patienceMs = 30_000

export type Answer = { status: number; body: string }
export type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string }

/** A connection that stays with one process. */
export type Line = { ask(path: string, options?: RequestOptions): Promise<Answer> }

export type OpenCluster = {
  port: number
  /** Asks over a connection of its own, which either process may take. */
  ask(path: string, options?: RequestOptions): Promise<Answer>
  /** So many lines to each process, one of each in turn: who is asked is no matter of luck. */
  lines(each: number): Promise<{ all: Line[]; close(): void }>
  /** A figure of each process by its number, summed over its other labels. */
  figureOf(row: RegExp): Promise<Record<string, number>>
  /** Process ids of those that answer. */
  members(): number[]
  /** Has one process after the other replaced. */
  renew(): void
  /** Stops as a machine would and answers the exit code. */
  stop(): Promise<number | null>
}

/** The real server as two processes on the database of a test shop. */
export async function openCluster({ shop }: TestShop): Promise<OpenCluster> {
  const port = await freePort()
  const { dataDir, database } = shop.config
  await shop.db.write((tx) => writeOpening(tx, { isOpen: true }, shop.now()))
  const primary = startMain({
    PORT: String(port),
    DATA_DIR: dataDir,
    WEB_PROCESSES: '2',
    // Behind a proxy a line is left open for a minute: nobody's is cut because the machine is slow.
    TRUST_PROXY: '1',
    LEAVE_SECONDS: '0',
    ...(shop.db.engine === 'postgres' && { DATABASE_URL: database }),
  })
  const ended = once(primary, 'exit')
  const failed = ended.then(([code]) =>
    Promise.reject(new Error(`The cluster ended with ${code}.`)),
  )
  await Promise.race([once(primary, 'message'), failed])
  failed.catch(() => undefined)
  const queryFor: OpenCluster['ask'] = (address, options) => ask(port, address, options)
  return {
    port,
    ask: queryFor,
    figureOf: (row) => figuresOf(row, { ask: queryFor }),
    lines: (each) => linesToBoth(port, each),
    members: () => childrenOf(primary.pid ?? 0),
    renew: () => void primary.kill('SIGHUP'),
    async stop() {
      primary.kill('SIGTERM')
      const [code] = await ended
      return code
    },
  }
}

/** Runs `src/server/app/main.ts` in surroundings of its own; what it tells on standard error goes to ours, or is piped. */
export function startMain(
  environment: Record<string, string>,
  told: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return fork(main, {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      SHOP_DEMO: '0',
      ADMIN_PASSWORD: 'a-good-long-password',
      ORDERS_PER_NETWORK: '0',
      PICTURE_QUEUE: '0',
      ...patient,
      LOG_LEVEL: 'silent',
      ...environment,
    },
    stdio: ['ignore', told === 'pipe' ? 'pipe' : 'ignore', told, 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
}

async function figuresOf(wanted: RegExp, line: Line): Promise<Record<string, number>> {
  const { body } = await line.ask('/metrics', { headers: { host: 'localhost' } })
  const of: Record<string, number> = {}
  for (const row of body.split('\n').filter((one) => wanted.test(one))) {
    const worker = /worker="(\d+)"/.exec(row)?.[1] ?? '-'
    of[worker] = (of[worker] ?? 0) + Number(row.split(' ').at(-1))
  }
  return of
}

async function linesToBoth(port: number, each: number) {
  const agents: http.Agent[] = []
  const of: Record<string, Line[]> = { 1: [], 2: [] }
  while (Object.values(of).some((lines) => lines.length < each)) {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    agents.push(agent)
    const line: Line = { ask: (address, options) => ask(port, address, options, agent) }
    of[await processOf(line)]?.push(line)
  }
  const all = Array.from({ length: each }, (_, at) =>
    Object.values(of).flatMap((lines) => lines.slice(at, at + 1)),
  ).flat()
  return {
    all,
    close() {
      for (const agent of agents) agent.destroy()
    },
  }
}

/** Which process is at the other end, by what each has counted; whoever was too slow to tell is nobody. */
async function processOf(line: Line): Promise<string> {
  const counted = () => figuresOf(/^pallu_http_requests_total\{.*route="\/api\/cart"/, line)
  await line.ask('/api/cart')
  const before = await counted()
  await line.ask('/api/cart')
  const after = await counted()
  return ['1', '2'].find((one) => after[one] === (before[one] ?? 0) + 1) ?? ''
}

function ask(
  port: number,
  address: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
  agent: http.Agent | false = false,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path: address, method, headers, agent },
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
