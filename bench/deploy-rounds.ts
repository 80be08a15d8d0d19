import { freePort } from '../test/free-port.ts'
import { booksOf, piecesOf } from './books.ts'
import { type Ground, newLedger, stockUp, withDatabase } from './crowded-shop.ts'
import { startFront } from './nginx-front.ts'
import { type Killable, startShop } from './shop-process.ts'
import { steadyLoad } from './steady-load.ts'
import { stopWatch } from './stop-watch.ts'

export type DeployFigures = {
  restarts: number
  requests: number
  /** Requests that got no answer, or another than they asked for; each in a line. */
  failed: string[]
  /** Answers 503 with Retry-After: the machine was too busy for fresh pages (http/load.ts). */
  putOff: number
  /** Requests that nginx asked the other process for, because one did not listen, or shut its door on them. */
  passedOn: { refused: number; shutOut: number }
  slowestAnswerMs: number
  confirmed: number
  lost: number
  doubled: number
  isAddingUp: boolean
  /** Exit codes other than 0. */
  wrongExits: (number | null)[]
  slowestLeaveMs: number
  slowestReadyMs: number
}

type Trial = {
  ground: Ground
  restarts: number
  /** Whether nginx waits for answers as long as a slow machine takes. */
  isPatient?: boolean
}

/** Replaces two processes behind deploy/nginx.conf one after the other, so many times, under pages and orders. */
export async function deployRounds(
  { ground, restarts, isPatient = false }: Trial,
  say: (line: string) => void = () => undefined,
): Promise<DeployFigures> {
  const ids = await stockUp(ground)
  const start = await withDatabase(ground, ({ read }) => piecesOf(read))
  const ports: [number, number] = [await freePort(), await freePort()]
  const open = (port: number) =>
    startShop({ ...ground.environment, TRUST_PROXY: '1', PORT: String(port) })
  const shops = await Promise.all(ports.map(open))
  const front = await startFront(ports, { isPatient })
  const ledger = newLedger()
  const watch = stopWatch()
  const figures = { restarts: 0, slowestLeaveMs: 0, slowestReadyMs: 0 }
  const wrongExits: (number | null)[] = []
  const load = steadyLoad(front.url, ids, ledger, watch.ask)
  try {
    await load.underWay
    for (const place of Array.from({ length: restarts }, (_restart, n) => n % 2)) {
      const took = await replaceOne(shops, place, () => open(ports[place] ?? 0))
      figures.restarts += 1
      figures.slowestLeaveMs = Math.max(figures.slowestLeaveMs, took.leaveMs)
      figures.slowestReadyMs = Math.max(figures.slowestReadyMs, took.readyMs)
      if (took.code !== 0) wrongExits.push(took.code)
      if (figures.restarts % 10 === 0)
        say(
          `  ${figures.restarts} restarts, ${ledger.confirmed.size} orders, ${watch.faults.length} failed, ${watch.putOff()} put off`,
        )
    }
    await load.end()
    const times = [...watch.times.values()].flat()
    const unsure = ledger.unsure.map(({ key }) => `order ${key} was not confirmed`)
    const books = await withDatabase(ground, ({ read }) => booksOf(read, ledger))
    return {
      ...figures,
      ...{ wrongExits, requests: times.length, confirmed: ledger.confirmed.size },
      failed: [...watch.faults, ...unsure, ...toldBy(front.errors(), watch.faults.length)],
      putOff: watch.putOff(),
      passedOn: passedOn(front.errors()),
      slowestAnswerMs: times.reduce((most, ms) => Math.max(most, ms), 0),
      ...{ lost: books.lost, doubled: books.doubled },
      isAddingUp: books.isAddingUp && books.pieces === start,
    }
  } finally {
    await load.end()
    await front.stop()
    await Promise.all(shops.map((shop) => shop.stop()))
  }
}

async function replaceOne(shops: Killable[], place: number, open: () => Promise<Killable>) {
  const began = performance.now()
  await shops[place]?.stop()
  const code = (await shops[place]?.ended) ?? null
  const left = performance.now()
  shops[place] = await open()
  return { code, leaveMs: left - began, readyMs: performance.now() - left }
}

/** Beside what failed stands what nginx said last: which shop it missed, and why. */
const toldBy = (errors: string, faults: number) =>
  faults > 0 ? errors.trim().split('\n').slice(-20) : []

/** What nginx wrote down of its two shops. */
const passedOn = (errors: string) => {
  const lines = errors.split('\n').filter((line) => line.includes('upstream'))
  const refused = lines.filter((line) => line.includes('Connection refused')).length
  return { refused, shutOut: lines.length - refused }
}
