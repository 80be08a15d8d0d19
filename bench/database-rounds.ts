import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { RunningPostgres } from '#test/start-postgres.ts'
import { type Ground, stockUp } from './crowded-shop.ts'
import { processesOf } from './foreign-tools.ts'
import { type Heard, hear, until } from './hear.ts'
import { signInAs } from './members.ts'
import { ownersPassword, startShop } from './shop-process.ts'

export type RoundFigures = {
  rounds: number
  /** Kept pages asked for while the database was away, and those not answered 200. */
  pages: number
  pagesFailed: number
  /** Pages that had to be made afresh, and those answered neither 200 nor 503 with Retry-After. */
  freshPages: number
  freshWronglyAnswered: string[]
  writes: number
  writesRefused: number
  /** Writes that were answered neither with a yes nor with 503 and Retry-After, and what kept pages were refused with. */
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

/**
 * Asks every kind of page at once of a shop that has kept nothing yet, while the database is away, and answers
 * those that were answered neither with a page nor with 503 and Retry-After; throws when the process ends.
 */
export async function pagesOfColdShop({ ground, server }: Omit<Trial, 'outages' | 'awayMs'>) {
  const shop = await startShop(ground.environment)
  const wrong: string[] = []
  const outage = stops[0] ?? frozen
  try {
    outage.leave(server)
    await Promise.all(freshPages.map((page) => askFreshPage(shop.url, page, wrong)))
    if (!isAlive(shop.pid)) throw new Error('The process ended while the database was away.')
  } finally {
    await outage.back(server)
    await shop.stop()
  }
  return { asked: freshPages.length, wrong }
}

/** Has the database go away and come back under 20 requests a second, once for each outage. */
export async function databaseRounds(
  { ground, server, outages, awayMs }: Trial,
  say: (line: string) => void = () => undefined,
): Promise<RoundFigures> {
  const [productId = 0] = await stockUp(ground)
  const shop = await startShop(ground.environment)
  const figures: RoundFigures = {
    ...{ rounds: 0, pages: 0, pagesFailed: 0, writes: 0, writesRefused: 0, wronglyAnswered: [] },
    ...{ freshPages: 0, freshWronglyAnswered: [] },
    ...{ slowestAnswerMs: 0, slowestHealthyMs: 0, connections: 0 },
  }
  try {
    const owner = await signInAs(shop.url, 'admin', ownersPassword)
    for (const outage of outages) {
      // Kept from here on, whatever the round before has left of it; out of date by what is saved right after.
      await until(async () => (await hear(shop.url)).status === 200)
      await saveSomething(shop.url, owner)
      const load = sendLoad(shop.url, productId, figures)
      outage.leave(server)
      await pause(awayMs)
      // An outage in which nobody asked would prove nothing: one of each kind has heard of it.
      const asked = { ...figures }
      await until(() => figures.writes > asked.writes && figures.freshPages > asked.freshPages)
      await outage.back(server)
      const healthyMs = await until(async () => (await hear(`${shop.url}/readyz`)).status === 200)
      figures.slowestHealthyMs = Math.max(figures.slowestHealthyMs, healthyMs)
      await load.end()
      if (!isAlive(shop.pid)) throw new Error('The process ended while the database was away.')
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

/** Puts out of date whatever is kept for visitors. */
async function saveSomething(url: string, cookie: string) {
  const headers = { 'Content-Type': 'application/json', cookie }
  const body = JSON.stringify({ isOpen: true })
  const { status } = await hear(`${url}/api/admin/opening`, { method: 'PUT', headers, body })
  if (status !== 200) throw new Error(`Nothing was saved: ${status}.`)
}

/** What is made for one visitor alone: each asks the database. */
const freshPages = [
  ...['/', '/products', '/products/no-such-category', '/product/no-such-saree', '/products?q=silk'],
  ...[
    '/about-us',
    '/contact',
    '/faqs',
    '/cart',
    '/checkout',
    '/wishlist',
    '/track-order',
    '/login',
  ],
  ...['/account', '/no-such-page', '/ta/products', '/sitemap.xml', '/admin'],
]

/** A kept page, a write and a page made afresh in turn, 20 a second, until its end. */
function sendLoad(url: string, productId: number, figures: RoundFigures) {
  const sent: Promise<void>[] = []
  const timer = setInterval(() => {
    const turn = sent.length % 3
    if (turn === 0) sent.push(askPage(url, figures))
    else if (turn === 1) sent.push(write(url, productId, figures))
    else sent.push(nextFreshPage(url, figures))
  }, 50)
  return {
    async end() {
      clearInterval(timer)
      await Promise.all(sent)
    },
  }
}

async function askPage(url: string, figures: RoundFigures) {
  const { status, message, ms } = await hear(url)
  figures.pages += 1
  if (status !== 200) {
    figures.pagesFailed += 1
    figures.wronglyAnswered.push(`a kept page: ${status} ${message}`)
  }
  figures.slowestAnswerMs = Math.max(figures.slowestAnswerMs, ms)
}

async function askFreshPage(url: string, page: string, wrong: string[]): Promise<number> {
  const heard = await hear(`${url}${page}`, {
    headers: { Cookie: 'sid=nobody' },
    redirect: 'manual',
  })
  const isPutOff = heard.status === 503 && Number(heard.retryAfter) > 0
  const isPage = heard.status >= 200 && heard.status < 500
  if (!isPage && !isPutOff) wrong.push(`${page}: ${heard.status} ${heard.message}`)
  return heard.ms
}

async function nextFreshPage(url: string, figures: RoundFigures) {
  const page = freshPages[figures.freshPages % freshPages.length] ?? '/'
  const ms = await askFreshPage(url, page, figures.freshWronglyAnswered)
  figures.freshPages += 1
  figures.slowestAnswerMs = Math.max(figures.slowestAnswerMs, ms)
}

async function write(url: string, productId: number, figures: RoundFigures) {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ productId })
  const heard = await hear(`${url}/api/cart/lines`, { method: 'POST', headers, body })
  figures.slowestAnswerMs = Math.max(figures.slowestAnswerMs, heard.ms)
  figures.writes += 1
  if (heard.status === 503) figures.writesRefused += 1
  if (!isDue(heard)) figures.wronglyAnswered.push(`${heard.status} ${heard.message}`)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
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
