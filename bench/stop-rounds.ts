import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../test/free-port.ts'
import { booksOf, piecesOf } from './books.ts'
import {
  askAgain,
  type Ground,
  type Ledger,
  newLedger,
  note,
  stockUp,
  withDatabase,
} from './crowded-shop.ts'
import { hear, until } from './hear.ts'
import { buy } from './http-buyer.ts'
import { type Line, openLine, sendSlowly } from './one-line.ts'
import { type Killable, startShop } from './shop-process.ts'

export type StopFigures = {
  stops: number
  answered: number
  /** Requests on lines that the shop had taken, and that were not answered or not with a success. */
  cut: string[]
  /** Calls after the goodbye that nobody took. */
  turnedAway: number
  confirmed: number
  lost: number
  doubled: number
  isAddingUp: boolean
  wrongExits: (number | null)[]
  slowestExitMs: number
  /** From the last visitor that the old process took to the first that the new one did, of each stop. */
  gapsMs: number[]
}

const lines = 8
const slowBodyMs = 2500

type Trial = { ground: Ground; processes: number; stops: number }

/** SIGTERM to a shop without a proxy, under pages, orders and a body that is still coming, so many times. */
export async function stopRounds(
  { ground, processes, stops }: Trial,
  say: (line: string) => void = () => undefined,
): Promise<StopFigures> {
  const ids = await stockUp(ground)
  const start = await withDatabase(ground, ({ read }) => piecesOf(read))
  const port = String(await freePort())
  const settings = { ...ground.environment, WEB_PROCESSES: String(processes), PORT: port }
  const ledger = newLedger()
  const cut: string[] = []
  const wrongExits: (number | null)[] = []
  const figures = { stops: 0, answered: 0, turnedAway: 0, slowestExitMs: 0 }
  const gapsMs: number[] = []
  let shop = await startShop(settings)
  try {
    for (; figures.stops < stops; figures.stops++) {
      await askAgain(shop.url, ledger)
      const isBodyComing = figures.stops % 2 === 0
      const load = openLoad(shop.url, ids, ledger)
      const slow = isBodyComing ? sendSlowly(...slowWrite(shop.url, ids)) : undefined
      // However slow the machine: a stop without anything under way would prove nothing.
      await until(() => ledger.confirmed.size > figures.stops)
      await pause(300 * Math.random())
      const gap = isBodyComing ? undefined : watchGap(shop.url)
      const { code, ms } = await stopped(shop)
      if (code !== 0) wrongExits.push(code)
      figures.slowestExitMs = Math.max(figures.slowestExitMs, ms)
      const taken = await load.end()
      figures.answered += taken.answered
      figures.turnedAway += taken.turnedAway
      cut.push(...taken.cut)
      const status = await slow?.catch(String)
      if (slow && status !== 201 && status !== 200) cut.push(`a slow body: ${status}`)
      if (gap !== undefined || figures.stops + 1 < stops) shop = await startShop(settings)
      if (gap !== undefined) gapsMs.push(await gap)
      if (figures.stops % 5 === 4) say(`  ${figures.stops + 1} stops, ${cut.length} cut off`)
    }
    const books = await withDatabase(ground, ({ read }) => booksOf(read, ledger))
    return {
      ...figures,
      ...{ cut, wrongExits, gapsMs, confirmed: ledger.confirmed.size },
      ...{ lost: books.lost, doubled: books.doubled },
      isAddingUp: books.isAddingUp && books.pieces === start,
    }
  } finally {
    await shop.stop()
  }
}

async function stopped(shop: Killable) {
  const began = performance.now()
  await shop.stop()
  return { code: await shop.ended, ms: performance.now() - began }
}

/** Half of the lines read, half buy, until the shop closes them. */
function openLoad(url: string, ids: number[], ledger: Ledger) {
  const all = Array.from({ length: lines }, (_line, n) => {
    const line = openLine()
    return { line, work: n % 2 === 0 ? readOn(line, url) : buyOn(line, url, ids, ledger) }
  })
  return {
    async end() {
      await Promise.all(all.map(({ work }) => work))
      for (const { line } of all) line.hangUp()
      const sum = (count: (line: Line) => number) =>
        all.reduce((sum, { line }) => sum + count(line), 0)
      const answered = sum((line) => line.answered())
      const turnedAway = sum((line) => line.turnedAway())
      return { answered, turnedAway, cut: all.flatMap(({ line }) => line.cut) }
    },
  }
}

async function readOn(line: Line, url: string) {
  const pages = ['/', '/products', '/about-us']
  for (let step = 0; line.isOpen(); step++) {
    const reply = await line.ask(`${url}${pages[step % pages.length]}`).catch(() => undefined)
    // Under load it may say so: that is an answer.
    const isAnswered = reply?.ok || reply?.headers.has('retry-after')
    if (reply && !isAnswered) line.cut.push(`${reply.status} ${pages[step % pages.length]}`)
    await pause(30)
  }
}

async function buyOn(line: Line, url: string, ids: number[], ledger: Ledger) {
  for (let step = 0; line.isOpen(); step++) {
    note(ledger, await buy(url, ids[step % ids.length] ?? 0, line.ask))
    await pause(30)
  }
}

const slowWrite = (url: string, ids: number[]): [string, string, number] => [
  `${url}/api/cart/lines`,
  JSON.stringify({ productId: ids[0] }),
  slowBodyMs,
]

/** The longest time in which nobody took a new line, until somebody does again. */
async function watchGap(url: string): Promise<number> {
  const isTaken = async () => (await hear(`${url}/healthz`)).status === 200
  await until(async () => !(await isTaken()))
  return until(isTaken)
}
