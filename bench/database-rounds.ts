import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { RunningPostgres } from '#test/start-postgres.ts'
import { type Ground, stockUp } from './crowded-shop.ts'
import { processesOf } from './foreign-tools.ts'
import { type Heard, hear, until } from './hear.ts'
import { startShop } from './shop-process.ts'

export type RoundFigures = {
  rounds: number
  /** Kept pages asked for while the database was away, and those not answered 200. */
  pages: number
  pagesFailed: number
  writesRefused: number
  /** Writes that were answered neither with a yes nor with 503 and Retry-After. */
  wronglyAnswered: string[]
  slowestAnswerMs: number
  /** From the database's first answer to the shop's readiness, the slowest. */
  slowestHealthyMs: number
  /** Connections to the database after all of it. */
  connections: number
}

/** How the server of a database may go away, and what it takes until it can come back. */
export type Outage = {
  leave(server: RunningPostgres): void
  back(server: RunningPostgres): Promise<void>
}

const ended = (signal: NodeJS.Signals): Outage => ({
  leave: (server) => void process.kill(server.pid(), signal),
  back: (server) => server.startAgain(),
})

/** PostgreSQL's own fast and immediate stop, and its death. */
export const stops = [ended('SIGINT'), ended('SIGQUIT'), ended('SIGKILL')]

/** Every process of the server stands still: connections stay open, and nobody answers. */
export const frozen: Outage = {
  leave: (server) => signalAll(server, 'SIGSTOP'),
  back: async (server) => signalAll(server, 'SIGCONT'),
}

function signalAll(server: RunningPostgres, signal: NodeJS.Signals) {
  for (const pid of processesOf(server.pid())) process.kill(pid, signal)
}

type Trial = { ground: Ground; server: RunningPostgres; outages: Outage[]; awayMs: number }

/** Has the database go away and come back under 20 requests a second, once for each outage. */
export async function databaseRounds(
  { ground, server, outages, awayMs }: Trial,
  say: (line: string) => void = () => undefined,
): Promise<RoundFigures> {
  const [productId = 0] = await stockUp(ground)
  const shop = await startShop(ground.environment)
  const figures: RoundFigures = {
    ...{ rounds: 0, pages: 0, pagesFailed: 0, writesRefused: 0, wronglyAnswered: [] },
    ...{ slowestAnswerMs: 0, slowestHealthyMs: 0, connections: 0 },
  }
  try {
    for (const outage of outages) {
      await hear(shop.url)
      const load = sendLoad(shop.url, productId, figures)
      outage.leave(server)
      await pause(awayMs)
      await outage.back(server)
      const healthyMs = await until(async () => (await hear(`${shop.url}/readyz`)).status === 200)
      figures.slowestHealthyMs = Math.max(figures.slowestHealthyMs, healthyMs)
      await load.end()
      figures.rounds += 1
      if (figures.rounds % 10 === 0)
        say(`  ${figures.rounds} outages, healthy after ${Math.round(healthyMs)} ms`)
    }
    figures.connections = await connectionsOf(ground)
  } finally {
    await shop.stop()
  }
  return figures
}

/** A kept page and a write in turn, 20 a second, until its end. */
function sendLoad(url: string, productId: number, figures: RoundFigures) {
  const sent: Promise<void>[] = []
  const timer = setInterval(() => {
    sent.push(sent.length % 2 === 0 ? askPage(url, figures) : write(url, productId, figures))
  }, 50)
  return {
    async end() {
      clearInterval(timer)
      await Promise.all(sent)
    },
  }
}

async function askPage(url: string, figures: RoundFigures) {
  const { status, ms } = await hear(url)
  figures.pages += 1
  if (status !== 200) figures.pagesFailed += 1
  figures.slowestAnswerMs = Math.max(figures.slowestAnswerMs, ms)
}

async function write(url: string, productId: number, figures: RoundFigures) {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ productId })
  const heard = await hear(`${url}/api/cart/lines`, { method: 'POST', headers, body })
  figures.slowestAnswerMs = Math.max(figures.slowestAnswerMs, heard.ms)
  if (heard.status === 503) figures.writesRefused += 1
  if (!isDue(heard)) figures.wronglyAnswered.push(`${heard.status} ${heard.message}`)
}

const isDue = ({ status, retryAfter }: Heard) =>
  (status >= 200 && status < 300) || (status === 503 && retryAfter === '1')

async function connectionsOf({ database }: Ground): Promise<number> {
  const client = new pg.Client(database)
  await client.connect()
  try {
    const { rows } = await client.query(
      'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    return rows[0].count
  } finally {
    await client.end()
  }
}
